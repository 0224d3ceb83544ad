// Whatever judges completeness with a store at hand judges by the edition in force, and not by that of the program.
import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Functions of the law that judge by the edition of the program if they are given none. */
const JUDGING =
  /(?<![.\w])(completenessOf|completenessOfDocument|legalObligation|groupNeedsPassportFrom|judgeCompleteness|judgeContentComplete)\(/g;
const ABOVE_THE_DOMAIN = /^server\/(?:api|cli|features|store)\//;

/** The text from a parenthesis to the one that closes it. */
function inside(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(open, at + 1);
  }
  return text.slice(open);
}

it('every call above the domain names the rules', () => {
  const calls = sources('server')
    .filter(({ path }) => ABOVE_THE_DOMAIN.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(JUDGING)].map((found) => ({ path, call: `${found[1]}${inside(text, found.index + found[0].length - 1)}` })),
    );
  expect(calls.length).toBeGreaterThan(7);
  expect(calls.filter(({ call }) => !/\brules(?:InForce)?\b/.test(call)).map(({ path, call }) => `${path}: ${call}`)).toEqual([]);
});
