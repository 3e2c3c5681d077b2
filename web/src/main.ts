import { mount } from 'svelte'
import './look.css'
import App from './App.svelte'
import { loadWords } from './words/words.svelte'

const target = document.getElementById('app')
if (target) void loadWords().then(() => mount(App, { target }))
