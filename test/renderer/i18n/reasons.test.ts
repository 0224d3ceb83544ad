// Every reason code has its sentence and its next step, and no two can be confused.
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../../server/domain/evidence/checks.ts';
import { CODES } from '../../../server/domain/evidence/codes.ts';
import { HEADLINES } from '../../../server/domain/evidence/evidence.ts';
import { INPUT_CODES } from '../../../server/domain/evidence/input-codes.ts';
import { COMPLETE, DRAFTS, type Messages } from '../../fixtures/catalogues.ts';

const codes = [...Object.keys(CODES), ...Object.keys(INPUT_CODES)];

describe.each(Object.entries<Messages>(COMPLETE))('reasons in %s', (_language, catalogue) => {
  test('every code has a sentence and a next step', () => {
    for (const code of codes) {
      expect(catalogue[`reason.${code}`], `reason.${code}`).toMatch(/^[\p{Lu}].{8,}[.]$/u);
      expect(catalogue[`next.${code}`], `next.${code}`).toMatch(/^[\p{Lu}].{8,}[.]$/u);
    }
  });

  test('no sentence is left over from a code that is gone', () => {
    const written = Object.keys(catalogue).filter((id) => /^(reason|next)\./.test(id));
    expect(written.sort()).toEqual(codes.flatMap((code) => [`reason.${code}`, `next.${code}`]).sort());
  });

  test('two codes never share a sentence: the officer could not tell them apart', () => {
    const sentences = codes.map((code) => catalogue[`reason.${code}`]);
    expect(sentences.length - new Set(sentences).size).toBe(0);
  });

  test('a sentence fits on a card: at most 160 characters, two lines of next steps', () => {
    for (const code of codes) {
      expect(catalogue[`reason.${code}`]?.length, `reason.${code}`).toBeLessThanOrEqual(160);
      expect(catalogue[`next.${code}`]?.length, `next.${code}`).toBeLessThanOrEqual(180);
    }
  });

  test('headlines, checks and outcomes have their words', () => {
    for (const headline of HEADLINES) expect(catalogue[`headline.${headline}`]).toBeTruthy();
    for (const check of CHECKS) expect(catalogue[`check.${check}`]).toBeTruthy();
    for (const outcome of ['passed', 'failed', 'not-checked']) expect(catalogue[`outcome.${outcome}`]).toBeTruthy();
  });
});

describe.each(Object.entries(DRAFTS))('reasons in the draft %s', (_language, catalogue) => {
  const written = Object.entries(catalogue).filter(([id]) => /^(reason|next)\./.test(id));

  test('are sentences that fit on a card', () => {
    const most = (id: string) => (id.startsWith('reason.') ? 160 : 180);
    const wrong = written.filter(([id, text]) => !/^[\p{Lu}].{8,}[.]$/u.test(text) || text.length > most(id));
    expect(wrong.map(([id, text]) => `${id} (${text.length}): ${text}`)).toEqual([]);
  });

  test('two codes never share a sentence', () => {
    const sentences = written.filter(([id]) => id.startsWith('reason.')).map(([, text]) => text);
    expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([]);
  });
});
