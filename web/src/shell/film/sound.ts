/** Small sounds, made here: no file is loaded. A browser allows them after the player's first gesture. */
import { settings } from "../settings.svelte";

export type Sound = "dice" | "move" | "card" | "fall" | "turn";

interface Tone {
  at: number; // seconds
  long: number;
  from: number; // hertz; 0: a rustle
  to: number;
  loud: number;
}

const tone = (at: number, long: number, from: number, to: number, loud: number): Tone => ({ at, long, from, to, loud });
const SOUNDS: Record<Sound, readonly Tone[]> = {
  dice: [0, 0.07, 0.13, 0.22, 0.34, 0.5].map((at) => tone(at, 0.05, 0, 2400, 0.16)),
  move: [tone(0, 0.09, 320, 210, 0.1)],
  card: [tone(0, 0.12, 0, 1500, 0.07)],
  fall: [tone(0, 0.5, 220, 55, 0.22), tone(0.02, 0.35, 0, 500, 0.12)],
  turn: [tone(0, 0.18, 523, 523, 0.08), tone(0.14, 0.3, 784, 784, 0.08)],
};

let context: AudioContext | null = null;

const allow = () => {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
};
if (typeof addEventListener === "function")
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, allow, { once: true, capture: true });

export function play(sound: Sound): void {
  if (settings.now.sound === "off" || context?.state !== "running") return;
  for (const each of SOUNDS[sound]) sing(context, each);
}

function sing(audio: AudioContext, { at, long, from, to, loud }: Tone): void {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + long);
  volume.connect(audio.destination);
  const source = from ? pitched(audio, start, long, from, to) : rustling(audio, to, volume);
  if (from) source.connect(volume);
  source.start(start);
  source.stop(start + long);
}

function pitched(audio: AudioContext, start: number, long: number, from: number, to: number): AudioScheduledSourceNode {
  const voice = audio.createOscillator();
  voice.type = "triangle";
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + long);
  return voice;
}

/** Noise around a pitch: dice on wood, a card on cloth. */
function rustling(audio: AudioContext, pitch: number, volume: GainNode): AudioScheduledSourceNode {
  const noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(volume);
  return source;
}
