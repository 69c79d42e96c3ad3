import type { Scene } from './scenes';

/** The pitch of a scene, in hertz, and how long a device vibrates, in milliseconds. */
const CUES: Readonly<Record<Scene, readonly [pitch: number, vibration: number]>> = {
  orders: [330, 0],
  bouncing: [220, 30],
  leaving: [165, 60],
  arriving: [440, 20],
  changing: [523, 40],
  out: [131, 80],
};
const SECONDS = 0.18;
const LOUDNESS = 0.08;

let audio: AudioContext | undefined;

/** A short tone for a scene, and a vibration on devices that can. A browser may allow neither before the first tap. */
export function cue(scene: Scene): void {
  const [pitch, vibration] = CUES[scene];
  if (vibration > 0) navigator.vibrate?.(vibration);
  audio ??= new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const { currentTime } = audio;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(currentTime + SECONDS);
}
