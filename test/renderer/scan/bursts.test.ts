// Random bursts of a scanner and random work of a person, on a model of a screen: the one has no effect, the other loses none.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGuard } from '../../../renderer/lib/guard.ts';
import { createWedge, type Key } from '../../../renderer/scan/wedge.ts';
import { cases } from '../../fixtures/cases.ts';
import { codeOf } from './keys.ts';
import { simulatedClock } from './simulated-clock.ts';

const PLACES = ['button', 'danger', 'menu', 'radio', 'officer', 'reference', 'box', 'nothing'] as const;
type Spot = (typeof PLACES)[number];
const INTO: Partial<Record<Spot, Key['into']>> = { officer: 'field', reference: 'takes', box: 'scan-field' };

/** What every key would do if nothing held it back: focus moves, buttons are pressed, forms are sent, menus select. */
function screen(start: Spot) {
  const clock = simulatedClock();
  const guard = createGuard(clock);
  const effects: string[] = [];
  const scans: string[] = [];
  let at: number = PLACES.indexOf(start);
  let formIsOpen = start !== 'nothing';
  let text = '';
  const commit = (effect: string) =>
    guard.ask(
      (isAlone) => isAlone && effects.push(effect),
      () => effects.splice(effects.indexOf(effect), 1),
    );
  const wedge = createWedge({
    onScan: (scan) => scans.push(scan.text),
    onField: (scan) => scans.push(scan.text),
    onNoise: () => undefined,
  });
  const spot = (): Spot => PLACES[at] ?? 'nothing';
  const pressed = (key: string) => {
    if (spot() === 'button') commit('recorded');
    if (spot() === 'danger') commit('deleted');
    if (spot() === 'officer' && key === 'Enter' && formIsOpen) commit('recorded');
  };
  const down = (key: string, more: Partial<Key>, timeStamp = clock.now()) => {
    guard.press({ key, timeStamp, repeat: false, isComposing: false });
    const into = INTO[spot()] ?? 'none';
    const none = { ctrlKey: false, altKey: false, metaKey: false, altGraph: false, capsLock: false, shiftKey: false };
    const isTaken = wedge.take({ type: 'keydown', key, code: codeOf(key), ...none, timeStamp, into, ...more });
    if (isTaken) return;
    if (key === 'Tab') at = (at + 1) % PLACES.length;
    else if (key === 'F2') formIsOpen = true;
    else if (key === 'Enter') pressed(key);
    else if ((key.length === 1 || key === 'ArrowDown') && spot() === 'menu') commit('configured');
    else if (key.length === 1 && into !== 'none') text += key;
  };
  return {
    clock,
    guard,
    effects,
    scans,
    text: () => text,
    down,
    /** A button is pressed by the space bar when that comes up again. */
    up: (key: string, timeStamp = clock.now()) => {
      guard.follow({ key, timeStamp });
      if (key === ' ') pressed(key);
    },
    settle: () => {
      clock.to(clock.now() + 2_000);
      wedge.settle(clock.now());
    },
    turn: (ms: number) => {
      clock.to(clock.now() + ms);
      wedge.settle(clock.now());
    },
  };
}

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const CONTROL = ['Enter', 'Tab', 'Escape', 'Backspace', 'Delete', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', '\u001d', 'Dead'];
const FUNCTION = Array.from({ length: 12 }, (_, index) => `F${index + 1}`);
/** Keys that press something are likelier than chance would have it. */
const key = fc.oneof(
  fc.constantFrom(...PRINTABLE),
  fc.constantFrom(...CONTROL),
  fc.constantFrom(...FUNCTION),
  fc.constantFrom('Enter', 'Tab', ' ', 'F2', 'F3'),
);
const modifiers = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom({ ctrlKey: true }, { shiftKey: true }) },
);
const pace = fc.integer({ min: 0, max: 60 });
const burst = fc.array(fc.record({ key, modifiers, gap: pace, hold: fc.integer({ min: 0, max: 40 }) }), { minLength: 2, maxLength: 24 });

/** That no printed code commands anything is held by at least 10,000 of them in every run. */
const BURSTS = Math.max(10_000, cases(20_000));

describe('a burst of any keys, 0 to 60 ms apart', () => {
  it(`records, deletes and configures nothing, wherever the focus is: ${BURSTS} bursts`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLACES), burst, (start, keys) => {
        const one = screen(start);
        let held: { readonly key: string; readonly until: number } | undefined;
        for (const { key, modifiers, gap, hold } of keys) {
          const next = one.clock.now() + gap;
          if (held !== undefined && held.until <= next) {
            one.clock.to(held.until);
            one.up(held.key);
            held = undefined;
          }
          one.clock.to(next);
          one.down(key, modifiers);
          held = { key, until: next + hold };
        }
        if (held !== undefined) {
          one.clock.to(held.until);
          one.up(held.key);
        }
        one.settle();
        expect(one.effects).toEqual([]);
      }),
      { numRuns: BURSTS },
    );
  });
});

/** How late a computer delivers a key: mostly at once, sometimes suddenly late. */
const delay = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: 20, max: 3_000 }) },
);

describe('a burst of which any key is delivered suddenly late', () => {
  it(`leaves nothing recorded, deleted or configured: ${BURSTS} bursts`, () => {
    let undone = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...PLACES),
        burst,
        fc.array(fc.tuple(delay, delay), { minLength: 24, maxLength: 24 }),
        (start, keys, delays) => {
          const one = screen(start);
          let pressedAt = one.clock.now();
          const events = keys.flatMap(({ key, modifiers, gap, hold }, at) => {
            pressedAt += gap;
            const [ofDown = 0, ofUp = 0] = delays[at] ?? [];
            const [timeStamp, upAt] = [pressedAt, pressedAt + hold];
            return [
              { at: timeStamp, delay: ofDown, run: () => one.down(key, modifiers, timeStamp) },
              { at: upAt, delay: ofUp, run: () => one.up(key, upAt) },
            ];
          });
          let most = 0;
          for (const event of events.sort((some, other) => some.at - other.at)) {
            one.clock.to(event.at + event.delay);
            event.run();
            most = Math.max(most, one.effects.length);
          }
          one.settle();
          expect(one.effects).toEqual([]);
          undone += most;
        },
      ),
      { numRuns: BURSTS },
    );
    // The delays reach what no wait can withhold.
    expect(undone).toBeGreaterThan(0);
  });
});

/** Fast typing, up to 140 words a minute: letters roll over each other in pairs; the keys that command stand apart. */
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const pair = fc.record({
  keys: fc.tuple(letter, letter),
  apart: fc.integer({ min: 80, max: 200 }),
  rolled: fc.integer({ min: 25, max: 60 }),
});
const word = fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) =>
  pairs.flatMap(({ keys: [one, other], apart, rolled }) => [
    { key: one, gap: apart },
    { key: other, gap: rolled },
  ]),
);
const command = fc.integer({ min: 90, max: 400 });

describe('a person at the keyboard', () => {
  it('loses no command and no letter, however fast the letters roll: 5 000 forms', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), command, (words, pause) => {
        const one = screen('officer');
        let typed = '';
        for (const letters of words) {
          one.turn(pause);
          for (const { key, gap } of letters) {
            one.turn(gap);
            one.down(key, { into: 'field' });
            typed += key;
          }
        }
        one.turn(pause);
        one.down('Enter', { into: 'field' });
        one.settle();
        expect(one.text()).toBe(typed);
        expect(one.scans).toEqual([]);
        expect(one.effects).toEqual(['recorded']);
      }),
      { numRuns: cases(5_000) },
    );
  });

  it('loses no press of keyboard-only work: 5 000 ways through the screen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ key: fc.constantFrom('Tab', 'Enter', ' ', 'F2'), gap: command, hold: fc.integer({ min: 40, max: 80 }) }), {
          minLength: 1,
          maxLength: 30,
        }),
        (presses) => {
          const one = screen('button');
          let focus = 0;
          let expected = 0;
          for (const { key, gap, hold } of presses) {
            one.turn(gap);
            const spot = PLACES[focus] ?? 'nothing';
            one.down(key, {});
            one.turn(hold);
            one.up(key);
            if (key === 'Tab') focus = (focus + 1) % PLACES.length;
            if ((key === 'Enter' || key === ' ') && (spot === 'button' || spot === 'danger')) expected += 1;
            if (key === 'Enter' && spot === 'officer') expected += 1;
            if (key === ' ' && spot === 'menu') expected += 1;
          }
          one.settle();
          expect(one.effects).toHaveLength(expected);
        },
      ),
      { numRuns: cases(5_000) },
    );
  });

  it('loses nothing through a pointer or an assistive technology, even while a scanner types', () => {
    fc.assert(
      fc.property(burst, (keys) => {
        const one = screen('nothing');
        for (const { key, gap } of keys) {
          one.clock.to(one.clock.now() + gap);
          one.down(key, {});
        }
        let isDone = false;
        one.guard.act();
        one.guard.ask((isAlone) => {
          isDone = isAlone;
        });
        expect(isDone).toBe(true);
      }),
      { numRuns: cases(1_000) },
    );
  });
});
