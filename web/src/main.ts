import { mount } from 'svelte'
import './look.css'
import App from './App.svelte'
import { front } from './pages/front'
import { loadWords } from './words/words.svelte'

if (location.pathname === '/') void front()
const target = document.getElementById('app')
if (target) void loadWords().then(() => mount(App, { target }))
