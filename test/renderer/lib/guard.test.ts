// Keys, pointers and assistive technologies in; which effects they are allowed to have.
import { describe, expect, it } from 'vitest';
import { createGuard, type Press } from '../../../renderer/lib/guard.ts';
import { simulatedClock } from '../scan/simulated-clock.ts';

function desk() {
  const clock = simulatedClock();
  const guard = createGuard(clock);
  const answers: boolean[] = [];
  const press = (key: string, gap: number, more: Partial<Press> = {}) => {
    clock.to(clock.now() + gap);
    guard.press({ key, timeStamp: clock.now(), repeat: false, isComposing: false, ...more });
  };
  let doubts = 0;
  const ask = () =>
    guard.ask(
      (isAlone) => answers.push(isAlone),
      () => {
        doubts += 1;
      },
    );
  return { guard, press, ask, answers, doubts: () => doubts, pass: (ms: number) => clock.to(clock.now() + ms) };
}

describe('an effect that a key triggers', () => {
  it('happens when the key has stood alone, within a tenth of a second', () => {
    const { press, ask, answers, pass } = desk();
    press('Enter', 500);
    ask();
    expect(answers).toEqual([]);
    pass(100);
    expect(answers).toEqual([true]);
  });

  it.each([0, 30, 60, 62, 75])('is cancelled by a neighbour %i ms before it', (gap) => {
    const { press, ask, answers } = desk();
    press('F2', 500);
    press('Enter', gap);
    ask();
    expect(answers).toEqual([false]);
  });

  it.each([0, 30, 60, 62, 75])('is cancelled by a neighbour %i ms after it', (gap) => {
    const { press, ask, answers, pass } = desk();
    press('Enter', 500);
    ask();
    press('x', gap);
    pass(500);
    expect(answers).toEqual([false]);
  });

  it('is cancelled by a neighbour that a busy computer hands on late', () => {
    const { guard, press, ask, answers, pass } = desk();
    press('', 500, { key: 'Shift' });
    pass(200);
    const late = { repeat: false, isComposing: false };
    guard.press({ ...late, key: 'Enter', timeStamp: 10_500 });
    ask();
    pass(120);
    guard.press({ ...late, key: 'x', timeStamp: 10_560 });
    pass(500);
    expect(answers).toEqual([false]);
  });

  it('is cancelled by a neighbour that waited behind a page that was held up', () => {
    const { guard, press, ask, answers, pass } = desk();
    press('Enter', 500);
    pass(90);
    ask();
    guard.press({ key: 'F3', timeStamp: 10_542, repeat: false, isComposing: false });
    pass(500);
    expect(answers).toEqual([false]);
  });

  it.each([300, 1_500, 5_000, 60_000])('is cancelled in a burst that a blocked page gets at once, %i ms late', (late) => {
    const { press, ask, answers, pass } = desk();
    for (const at of [0, 20, 41]) press('0', 0, { timeStamp: 10_000 - late + at });
    press('Enter', 0, { timeStamp: 10_000 - late + 60 });
    ask();
    pass(3_000);
    expect(answers).toEqual([false]);
  });

  it('is cancelled in a burst whose last key is released late, on a page that was blocked in between', () => {
    const { guard, press, ask, answers, pass } = desk();
    press('1', 500);
    press('2', 20);
    press('Enter', 20);
    pass(5_000);
    guard.follow({ key: 'Enter', timeStamp: 10_550 });
    ask();
    pass(1_000);
    expect(answers).toEqual([false]);
  });

  it.each([100, 400, 3_000, 60_000])('is doubted if a neighbour is delivered %i ms after it, once', (late) => {
    const { guard, press, ask, answers, doubts, pass } = desk();
    press('Enter', 500);
    ask();
    pass(late);
    expect([answers, doubts()]).toEqual([[true], 0]);
    for (const timeStamp of [10_575, 10_580]) guard.press({ key: 'x', timeStamp, repeat: false, isComposing: false });
    expect([answers, doubts()]).toEqual([[true], 1]);
  });

  it('is not doubted because of a person’s next keys, nor because of what follows another run', () => {
    const { guard, press, ask, answers, doubts, pass } = desk();
    press('F2', 500);
    ask();
    pass(300);
    guard.press({ key: 'Enter', timeStamp: 10_576, repeat: false, isComposing: false });
    ask();
    pass(300);
    press('a', 500);
    press('b', 20);
    expect([answers, doubts()]).toEqual([[true, true], 0]);
  });

  it('is not doubted if a pointer triggered it', () => {
    const { guard, press, ask, answers, doubts } = desk();
    press('x', 500);
    guard.act();
    ask();
    press('y', 20);
    expect([answers, doubts()]).toEqual([[true], 0]);
  });

  it('happens for a single key that is held down for long', () => {
    const { guard, press, ask, answers, pass } = desk();
    press('Enter', 500);
    pass(2_000);
    guard.follow({ key: 'Enter', timeStamp: 12_500 });
    ask();
    pass(100);
    expect(answers).toEqual([true]);
  });

  it('happens for F2, then Enter, by hand', () => {
    const { press, ask, answers, pass } = desk();
    press('F2', 500);
    ask();
    press('Enter', 110);
    ask();
    pass(100);
    expect(answers).toEqual([true, true]);
  });

  it('does not count modifiers, AltGr, composition and repeats as neighbours', () => {
    const { press, ask, answers, pass } = desk();
    for (const key of ['Shift', 'AltGraph', 'Control', 'Process']) press(key, 10);
    press('a', 10, { isComposing: true });
    press('Enter', 10);
    ask();
    press('Shift', 10);
    press('ArrowDown', 10, { repeat: true });
    pass(200);
    expect(answers).toEqual([true]);
  });

  it('never comes from a key that is held down', () => {
    const { press, ask, answers } = desk();
    press('Enter', 500);
    press('Enter', 500, { repeat: true });
    ask();
    expect(answers).toEqual([false]);
  });

  it('is cancelled after a burst that hesitated before its last key', () => {
    const { press, ask, answers } = desk();
    for (const key of 'Bergen') press(key, 8);
    press('Enter', 300);
    ask();
    expect(answers).toEqual([false]);
  });

  it('happens soon after a scan that was read to its end', () => {
    const { guard, press, ask, answers, pass } = desk();
    for (const key of '09520123456788') press(key, 8);
    press('Enter', 8);
    guard.finish();
    press('F3', 120);
    ask();
    pass(100);
    expect(answers).toEqual([true]);
  });

  it('happens after a text expander, once the person presses Enter', () => {
    const { press, ask, answers, pass } = desk();
    for (const key of 'Ana Lind, customs office Bergen') press(key, 1);
    press('Enter', 450);
    ask();
    pass(100);
    expect(answers).toEqual([true]);
  });
});

describe('an effect that no key triggers', () => {
  it('happens at once for a pointer and an assistive technology, whatever was typed before', () => {
    const { guard, press, ask, answers } = desk();
    for (const key of 'abcdef') press(key, 5);
    guard.act();
    ask();
    expect(answers).toEqual([true]);
  });

  it('happens at once when the last key is long past', () => {
    const { press, ask, answers, pass } = desk();
    for (const key of 'abcdef') press(key, 5);
    pass(1_000);
    ask();
    expect(answers).toEqual([true]);
  });
});
