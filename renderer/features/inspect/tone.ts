// One short synthesised sound per headline, distinct in pitch and rhythm, so that a verdict can be heard.
import type { Headline } from '../../../server/contract/index.ts';

type Note = readonly [frequency: number, startMs: number, lengthMs: number];

const TONES: Record<Headline, readonly Note[]> = {
  valid: [
    [660, 0, 90],
    [880, 100, 160],
  ],
  'valid-not-current': [
    [660, 0, 140],
    [660, 200, 140],
  ],
  'unknown-issuer': [
    [520, 0, 140],
    [440, 180, 200],
  ],
  invalid: [
    [220, 0, 220],
    [220, 280, 220],
    [220, 560, 320],
  ],
  'cannot-check': [[330, 0, 260]],
};

let context: AudioContext | undefined;

/** A code was read: shorter than every tone of a verdict. */
const READ: readonly Note[] = [[1_040, 0, 70]];

export const playTone = (headline: Headline): void => play(TONES[headline], headline === 'invalid' ? 'square' : 'sine');
export const playRead = (): void => play(READ, 'sine');

function play(notes: readonly Note[], shape: OscillatorType): void {
  try {
    context ??= new AudioContext();
    const { currentTime } = context;
    for (const [frequency, start, length] of notes) {
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      const from = currentTime + start / 1000;
      const to = from + length / 1000;
      oscillator.type = shape;
      oscillator.frequency.value = frequency;
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(0.15, from + 0.01);
      gain.gain.setValueAtTime(0.15, to - 0.03);
      gain.gain.linearRampToValueAtTime(0, to);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(from);
      oscillator.stop(to);
    }
  } catch {
    // There is no sound device; the screen shows everything.
  }
}
