// The documents: pages that are written from the code are current, and every link leads to a file and a heading.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reasonCodesPage } from './reason-codes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const PAGES = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** As GitHub names a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
const anchorsIn = (file: string): readonly string[] => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe('the documents', () => {
  it('list every reason code', () => {
    expect(read('docs/reference/reason-codes.md'), 'node test/architecture/reason-codes.ts > docs/reference/reason-codes.md').toBe(
      reasonCodesPage(),
    );
  });

  it('link to files and headings that are there', () => {
    const broken = PAGES.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, file = '', anchor]) => {
        const target = file === '' ? page : join(dirname(page), file);
        if (!existsSync(join(root, target))) return [`${page}: ${link}`];
        return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor) ? [`${page}: ${link}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('keep the README to what a newcomer needs', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121);
  });
});
