// Asks a law all of its cases.
import { expect } from 'vitest';

/** Labels of the cases in which a law is broken; a law without cases holds nothing. */
export function broken<Case>(cases: Iterable<Case>, isWrong: (one: Case) => string | undefined): readonly string[] {
  const found: string[] = [];
  let asked = 0;
  for (const one of cases) {
    asked++;
    const wrong = isWrong(one);
    if (wrong !== undefined) found.push(wrong);
  }
  expect(asked).toBeGreaterThan(20);
  return found.slice(0, 5);
}
