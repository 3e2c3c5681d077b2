/** Small sounds made here and now, off until somebody turns them on. */

import { settings } from './settings.svelte'

export type Sound = 'wood' | 'slide' | 'roll' | 'turn' | 'fight' | 'over'

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden) return
  context ??= new AudioContext()
  const at = context.currentTime
  switch (sound) {
    case 'wood':
      knock(context, at, 320)
      knock(context, at + 0.09, 260)
      break
    case 'slide':
      hiss(context, at, 0.25, 900)
      break
    case 'roll':
      for (let k = 0; k < 5; k++) knock(context, at + k * 0.09 + Math.random() * 0.03, 380 - k * 30)
      break
    case 'turn':
      tone(context, at, 523, 0.12)
      tone(context, at + 0.1, 659, 0.18)
      break
    case 'fight':
      knock(context, at + 0.3, 200)
      hiss(context, at + 0.3, 0.3, 400)
      knock(context, at + 1.2, 130)
      break
    case 'over':
      roar(context, at)
      break
  }
}

function envelope(audio: AudioContext, at: number, peak: number, length: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(audio.destination)
  return gain
}

function tone(audio: AudioContext, at: number, frequency: number, length: number): void {
  const source = audio.createOscillator()
  source.frequency.setValueAtTime(frequency, at)
  source.connect(envelope(audio, at, 0.12, length))
  source.start(at)
  source.stop(at + length)
}

/** Wood on wood: a short, falling thud. */
function knock(audio: AudioContext, at: number, frequency: number): void {
  const source = audio.createOscillator()
  source.type = 'triangle'
  source.frequency.setValueAtTime(frequency, at)
  source.frequency.exponentialRampToValueAtTime(frequency / 2, at + 0.07)
  source.connect(envelope(audio, at, 0.35, 0.09))
  source.start(at)
  source.stop(at + 0.1)
}

function noise(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let k = 0; k < data.length; k++) data[k] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  return source
}

function hiss(audio: AudioContext, at: number, length: number, frequency: number): void {
  const source = noise(audio, length)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(frequency, at)
  source.connect(filter)
  filter.connect(envelope(audio, at, 0.12, length))
  source.start(at)
}

/** A soft roar for the end. */
function roar(audio: AudioContext, at: number): void {
  const source = audio.createOscillator()
  source.type = 'sawtooth'
  source.frequency.setValueAtTime(90, at)
  source.frequency.exponentialRampToValueAtTime(140, at + 0.25)
  source.frequency.exponentialRampToValueAtTime(60, at + 0.9)
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.setValueAtTime(500, at)
  source.connect(filter)
  filter.connect(envelope(audio, at, 0.25, 0.95))
  source.start(at)
  source.stop(at + 1)
}
