/** Small sounds, made on the spot. They are off unless somebody turns them on. */

import { settings } from "$/settings.svelte";

import type { Scene } from "./scenes";

export type Sound = "ask" | "card" | "token" | "end" | "chat";

/** Notes of each sound: frequency, when it begins, and how long it rings, in seconds. */
const NOTES: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  ask: [
    [523, 0, 0.18],
    [784, 0.09, 0.28],
  ],
  card: [[196, 0, 0.09]],
  token: [
    [659, 0, 0.12],
    [880, 0.06, 0.3],
  ],
  end: [
    [196, 0, 0.7],
    [233, 0.18, 0.7],
    [294, 0.36, 1.1],
  ],
  chat: [[988, 0, 0.12]],
};

/** What is heard of a scene. */
export function soundOf(scene: Scene): Sound | null {
  if (scene.kind === "token" || scene.kind === "won") return "token";
  return scene.kind === "card" || scene.kind === "commit" ? "card" : null;
}

let context: AudioContext | null = null;

export function play(sound: Sound | null): void {
  if (!sound || !settings.sounds) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [frequency, at, length] of NOTES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = sound === "card" ? "triangle" : "sine";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start + at);
    volume.gain.exponentialRampToValueAtTime(0.09, start + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length + 0.05);
  }
}
