// Every JSON suite of the GS1 and EPCIS vectors through the scorer that comes with them: all cases are right but the exceptions, each named with its reason.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { percentDecode } from '../../server/domain/gs1/percent.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { classify, decompress, digitalLinkToUrn, urnToDigitalLink } from './adapter.ts';
import { NO_URN, READ_ANYWAY, SPELLED_OTHERWISE } from './exceptions.ts';

interface Case {
  readonly id: string;
  readonly valid: boolean;
  readonly input: string;
  readonly uri: string;
  readonly lossless: boolean;
  readonly urn: string;
  readonly digitalLink: string;
  readonly gcpLength: number | null;
  readonly level: 'instance' | 'class';
}
interface Suite {
  readonly suite: string;
  readonly cases: readonly Case[];
}

const FOLDERS = ['gs1/open', 'epcis/open'];
const suites: readonly Suite[] =
  vectors === undefined
    ? []
    : FOLDERS.flatMap((folder) =>
        readdirSync(`${vectors}${folder}`)
          .filter((name) => name.endsWith('.json'))
          .map((name) => JSON.parse(readFileSync(`${vectors}${folder}/${name}`, 'utf8')) as Suite),
      );
const casesOf = (name: string): readonly Case[] => suites.find(({ suite }) => suite === name)?.cases ?? [];

/** The scorer has no rule for them: other tests here take all but the last, and no part of the product writes scan data. */
const NOT_SCORED = [
  'ai-associations',
  'barcode-images',
  'dl-ignored-query-params',
  'hri',
  'uri-escape',
  'uri-unescape',
  'scan-data-generate',
];

/** The compressed links of release 1.1 are optional since resolver 1.2.0 and not read: their known implementation loses leading zeros. */
const compressed = casesOf('legacy-compression').filter(({ lossless }) => lossless);
/** Without the length of the company prefix only a table that is not carried could tell; a guess would name another company. */
const withoutLength = casesOf('digital-link-to-epc-urn').filter(({ gcpLength, valid }) => gcpLength === null && valid);
const refused = casesOf('digital-link-to-epc-urn').filter(({ id }) => Object.hasOwn(NO_URN, id));
const spelled = casesOf('epc-urn-to-digital-link').filter(({ id }) => Object.hasOwn(SPELLED_OTHERWISE, id));
const readAnyway = casesOf('scan-data-parse').filter(({ id }) => Object.hasOwn(READ_ANYWAY, id));

const EXCEPTIONS: Readonly<Record<string, readonly Case[]>> = {
  'legacy-compression': compressed,
  'digital-link-to-epc-urn': [...withoutLength, ...refused],
  'epc-urn-to-digital-link': spelled,
  'scan-data-parse': readAnyway,
};

describe.skipIf(vectors === undefined)(`the scorer of the vectors${vectors === undefined ? ` (${skipReason})` : ''}`, () => {
  const right = new Map<string, number>();
  let report = '';
  beforeAll(() => {
    const adapter = fileURLToPath(new URL('adapter.ts', import.meta.url));
    const scorer = `${vectors}gs1/checker/score.mjs`;
    report = execFileSync(process.execPath, [scorer, '--adapter', adapter, '--show', '1000'], { encoding: 'utf8', maxBuffer: 1 << 24 });
    for (const [, ok, name = ''] of report.matchAll(/^ *(\d+) \/ \d+ +([\w-]+) \(/gm)) right.set(name, Number(ok));
  });

  it('takes every suite but those that other tests take', () => {
    const names = suites.map(({ suite }) => suite).filter((name) => !NOT_SCORED.includes(name));
    expect([...right.keys()].sort()).toEqual(names.sort());
  });

  it.each(suites.filter(({ suite }) => !NOT_SCORED.includes(suite)).map(({ suite, cases }): [string, number] => [suite, cases.length]))(
    '%s: all %i but the exceptions',
    (name, length) => {
      expect(right.get(name), report).toBe(length - (EXCEPTIONS[name]?.length ?? 0));
    },
  );

  it('compressed links of release 1.1 are refused, all alike', () => {
    expect(compressed).toHaveLength(29);
    for (const { input } of casesOf('legacy-compression')) expect(decompress(input)).toBe(null);
  });

  it('no URN is guessed, and none is made of a link that is wrong', () => {
    expect([withoutLength.length, refused.length]).toEqual([29, Object.keys(NO_URN).length]);
    for (const { digitalLink, gcpLength, level } of [...withoutLength, ...refused]) {
      expect(digitalLinkToUrn(digitalLink, gcpLength, level)).toBe(null);
    }
  });

  it('the 12 digits of a UPC-A are the GTIN with a zero before them', () => {
    expect(readAnyway).toHaveLength(Object.keys(READ_ANYWAY).length);
    for (const { input } of readAnyway) expect(classify(input, 'wedge')).toMatchObject({ kind: 'gs1', gtin: `00${input.slice(3)}` });
  });

  it('a link that is spelled otherwise is the same link', () => {
    expect(spelled).toHaveLength(Object.keys(SPELLED_OTHERWISE).length);
    for (const { urn, digitalLink } of spelled) {
      const ours = urnToDigitalLink(urn) ?? '';
      expect(ours).not.toBe(digitalLink);
      expect(percentDecode(ours).text).toBe(percentDecode(digitalLink).text);
    }
  });
});
