// Why nothing is read in a frame, from figures of the frame; and when a hint comes and goes.
import { describe, expect, it } from 'vitest';
import { createHints, type FrameHint, HINT_AFTER_MS, hintOf, measureFrame } from '../../../server/domain/decode/frame-hint.ts';
import { BAD_FRAMES, blurred, readable, small } from '../../fixtures/bad-frames.ts';
import { addNoise, drawPage } from '../../fixtures/clips.ts';

const TEXT = 'https://resolver.example/01/09520123456788/21/ABC123';
const hint = (...given: Parameters<typeof measureFrame>) => hintOf(measureFrame(...given));

describe('a frame', () => {
  it.each(Object.entries(BAD_FRAMES))('that is %s says so, also with the noise of a camera', (name, make) => {
    const frame = make();
    expect(hint(frame)).toBe(name);
    expect(hint(addNoise(frame, 4))).toBe(name);
  });

  it('with a code in good light, in focus and large enough needs no hint, with noise or without', () => {
    const frame = readable(TEXT);
    expect(hint(frame)).toBe(undefined);
    expect(hint(addNoise(frame, 4))).toBe(undefined);
    expect(hint(small(frame, 0.4))).toBe(undefined);
  });

  it('without anything in it needs none', () => {
    for (const paper of [90, 150, 210]) expect(hint(addNoise(drawPage([], { paper }), 4))).toBe(undefined);
  });

  it('of a dark product in good light is not too dark', () => {
    expect(hint(small(drawPage([TEXT], { ink: 30, paper: 60 }), 0.9))).not.toBe('dark');
  });

  it('of a label whose paper is saturated is not too bright while its ink is dark, and hides no other reason', () => {
    const white = drawPage([TEXT], { ink: 60, paper: 255 });
    expect(hint(white)).not.toBe('bright');
    expect(hint(blurred(white, 8))).toBe('blurred');
  });

  it('with a bright window at its margin has no glare', () => {
    const frame = addNoise(readable(TEXT), 4);
    for (let y = 0; y < frame.height / 2; y++) frame.data.fill(255, y * frame.width, y * frame.width + 90);
    expect(hint(frame)).toBe(undefined);
  });

  it('has a sharpness that falls with the blur and not with the contrast', () => {
    const sharpness = (ink: number, radius: number) =>
      measureFrame(blurred(drawPage([TEXT], { ink, paper: 200 }), radius)).sharpness ?? Number.NaN;
    const [sharp, soft, softer] = [sharpness(30, 0), sharpness(30, 3), sharpness(30, 6)];
    expect(sharp).toBeGreaterThan(0.45);
    expect(soft).toBeLessThan(sharp / 2);
    expect(softer).toBeLessThan(soft / 1.4);
    expect(Math.abs(sharpness(100, 3) - soft)).toBeLessThan(0.05);
  });

  it('of any size is measured without a fault', () => {
    for (const [width, height] of [
      [1, 1],
      [7, 9],
      [17, 16],
      [8, 400],
    ] as const)
      expect(hint({ width, height, data: new Uint8Array(width * height).fill(120) })).toBe(undefined);
  });
});

describe('a hint', () => {
  /** One frame each 200 ms; `.` a frame without a reason, `!` one with a code, `-` one that was not measured. */
  function shown(frames: string): string {
    const NAMES: Readonly<Record<string, FrameHint>> = { d: 'dark', b: 'blurred' };
    const LETTERS: Partial<Record<FrameHint, string>> = { dark: 'd', blurred: 'b' };
    const hints = createHints();
    return [...frames]
      .map((frame, index) => {
        const given = hints({ isFound: frame === '!', hint: frame === '-' ? undefined : (NAMES[frame] ?? null) }, index * 200);
        return given === undefined ? '.' : LETTERS[given];
      })
      .join('');
  }

  it('is not shown before a code had time to be read', () => {
    expect(shown('dddddddddddd')).toBe(`${'.'.repeat(HINT_AFTER_MS / 200)}dd`);
    expect(shown('ddddd!dddddddddddd')).toBe(`${'.'.repeat(15)}ddd`);
  });

  it('goes at once when a code is found', () => {
    expect(shown('dddddddddddd!d')).toBe('..........dd..');
  });

  it('does not flicker while frames differ', () => {
    expect(shown('dddddddddddddbdbdbdbd.d.d')).toBe(`..........${'d'.repeat(15)}`);
    expect(shown('............dbdbdbdb')).toBe('.'.repeat(20));
  });

  it('gives way to another that lasts', () => {
    expect(shown('ddddddddddddbbbbbbbbb')).toBe('..........ddddddddbbb');
    expect(shown('dddddddddddd.........')).toBe('..........dddddddd...');
  });

  it('stays over frames that were not measured', () => {
    expect(shown('dddddddddddd------')).toBe('..........dddddddd');
  });
});
