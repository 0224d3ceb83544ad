// Symbols over many frames: told once when they come into view, and again only after they have left it.
import { describe, expect, it } from 'vitest';
import { faultOf, zoomed } from '../../../renderer/scan/camera.ts';
import type { ReadSymbol } from '../../../renderer/scan/decoder.ts';
import { createView, FORGET_AFTER, FORGET_FRAMES } from '../../../renderer/scan/frames.ts';

const at = { x: 0, y: 0 };
const symbol = (text: string, symbology = ']Q1'): ReadSymbol => ({
  text,
  symbology,
  format: 'QRCode',
  corners: [at, at, at, at],
  reader: 'zxing',
});
const texts = (symbols: readonly ReadSymbol[]) => symbols.map(({ text }) => text);

describe('symbols in view', () => {
  it('are told once while they stay', () => {
    const view = createView();
    expect(texts(view([symbol('a')], 0).fresh)).toEqual(['a']);
    for (let frame = 1; frame < 200; frame++) expect(view([symbol('a')], frame * 33).fresh).toEqual([]);
  });

  it('stay in view over frames in which another symbology had its turn', () => {
    const view = createView();
    view([symbol('a'), symbol('b')], 0);
    expect(texts(view([symbol('a')], 33).inView)).toEqual(['a', 'b']);
  });

  it('are new again after they left', () => {
    const view = createView();
    view([symbol('a')], 0);
    for (let frame = 1; frame <= FORGET_FRAMES; frame++) view([], frame * 33);
    expect(texts(view([symbol('a')], FORGET_AFTER + 1).fresh)).toEqual(['a']);
  });

  it('are not new after one slow frame', () => {
    const view = createView();
    view([symbol('a')], 0);
    expect(view([symbol('a')], 10 * FORGET_AFTER).fresh).toEqual([]);
  });

  it('are two when the same text is a plain and a GS1 code', () => {
    expect(createView()([symbol('0109520123456788', ']Q1'), symbol('0109520123456788', ']Q3')], 0).fresh).toHaveLength(2);
  });
});

describe('the reason why a camera does not open', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['TypeError', 'insecure-context'],
    ['InvalidStateError', 'failed'],
  ])('%s is %s', (name, fault) => expect(faultOf(new DOMException('', name))).toBe(fault));

  it('is failed for anything else', () => expect(faultOf('nonsense')).toBe('failed'));
});

describe('zoom', () => {
  const range = { min: 1, max: 5, step: 0.5 };

  it('goes from one end to the other in eight presses, and stops there', () => {
    let value = 1;
    for (let presses = 0; presses < 8; presses++) value = zoomed({ ...range, value }, 1);
    expect(value).toBe(5);
    expect(zoomed({ ...range, value }, 1)).toBe(5);
    expect(zoomed({ ...range, value: 1 }, -1)).toBe(1);
  });

  it('moves by whole steps of the camera, one at least, or freely where it has none', () => {
    expect(zoomed({ min: 100, max: 400, step: 100, value: 100 }, 1)).toBe(200);
    expect(zoomed({ min: 1, max: 3, step: 0, value: 1 }, 1)).toBe(1.25);
  });
});
