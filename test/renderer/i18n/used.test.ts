// The English catalogue against the sources of the screens: nothing in it that no screen says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMPLETE } from '../../fixtures/catalogues.ts';

const renderer = fileURLToPath(new URL('../../../renderer', import.meta.url));

/** The text of every screen, without the catalogues. */
const source = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^i18n[\\/]messages/.test(path))
  .map((path) => readFileSync(join(renderer, path), 'utf8'))
  .join('\n');

/** Beginnings of ids that end in a value, as in `headline.${headline}`. */
const families = [...source.matchAll(/`([a-zA-Z]+\.(?:[a-zA-Z-]+\.)*)\$\{/g)].map(([, beginning]) => beginning ?? '');

test('every message is used by a screen: a word that nobody reads is a word that nobody keeps right', () => {
  const unused = Object.keys(COMPLETE.en).filter(
    (id) =>
      !source.includes(`'${id}'`) &&
      !source.includes(`"${id}"`) &&
      !families.some((beginning) => beginning !== '' && id.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});
