// The GS1 suites next to the project in; every case read as its suite says.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { APPLICATION_IDENTIFIERS, type Element } from '../../server/domain/gs1/ai.ts';
import { exclusionFault, repeatFault, requisiteFault, signatureFault } from '../../server/domain/gs1/associations.ts';
import { checkedBracketed, parseBracketed, toHri } from '../../server/domain/gs1/bracketed.ts';
import { checkDigit, hasCheckDigit } from '../../server/domain/gs1/check-digit.ts';
import { parseDigitalLink, readDigitalLink } from '../../server/domain/gs1/digital-link.ts';
import { isPathSequence } from '../../server/domain/gs1/digital-link-path.ts';
import { GS, parseElementString, toElementString } from '../../server/domain/gs1/element-string.ts';
import { parseEpcUrn } from '../../server/domain/gs1/epc/urn.ts';
import { type Gs1Key, keyOf } from '../../server/domain/gs1/key.ts';
import { percentDecode, percentEncode } from '../../server/domain/gs1/percent.ts';
import { recognise } from '../../server/domain/recognise/index.ts';
import type { Channel, Recognised } from '../../server/domain/recognise/recognised.ts';
import { buildDigitalLink } from '../fixtures/gs1/build-digital-link.ts';
import { named } from '../fixtures/skipped.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';

interface Case {
  readonly id?: string;
  readonly [name: string]: unknown;
}

interface Published {
  readonly ai: string;
  readonly title?: string;
  readonly predefinedLength: boolean;
  readonly dlDataAttribute: boolean;
  readonly components: readonly { type: string; min: number; max: number; optional: boolean; linters: readonly string[] }[];
  readonly requires: readonly (readonly string[])[];
  readonly excludes: readonly string[];
  readonly dlQualifierSequences: readonly (readonly string[])[] | null;
}

/** What a case gives and what the code made of it; the two have to be equal. */
type Judge = (given: Case) => readonly [expected: unknown, found: unknown];

const text = (given: Case, name = 'input'): string => String(given[name]);
const caret = (elements: readonly Element[]): string => `^${toElementString(elements, '^')}`;

function parsed(given: Case) {
  const { permitConvenienceAlphas, permitZeroSuppressedGTIN, permitUnknownAIs, unknownAInotDLattr } = (given.options ?? {}) as Record<
    string,
    boolean
  >;
  const options = {
    words: permitConvenienceAlphas === true,
    shortGtin: permitZeroSuppressedGTIN === true,
    unknownAttributes: permitUnknownAIs === true && unknownAInotDLattr === false,
  };
  const read = parseDigitalLink(text(given), options);
  expect(read).toEqual(readDigitalLink(text(given), options));
  return read;
}

const serialOf = (elements: readonly Element[]) => elements.find(([ai]) => ai === '21')?.[1] ?? null;
const malformedPercent = (uri: string) => percentDecode(uri).malformed;

const ASSOCIATIONS = {
  'repeats-must-agree': repeatFault,
  'mutually-exclusive': exclusionFault,
  requisite: requisiteFault,
  'digsig-serialised-key': signatureFault,
};

function key(spelled: string): Gs1Key | undefined {
  const [item] = recognise({ text: spelled, channel: 'paste' });
  if (item?.kind === 'gs1') return keyOf(item.ais);
  return item?.kind === 'gs1-other-key' ? { ai: item.ai, value: item.value, qualifiers: [] } : undefined;
}

function classified(given: Case): Record<string, unknown> {
  const items = recognise({ text: text(given, 'raw'), channel: text(given, 'channel') as Channel });
  const [item] = items;
  if (!item || items.length > 1) return { kind: 'multiple', count: items.length };
  return { ...item, assumed: item.flags.includes('assumed'), legacy: item.flags.includes('legacy'), ...candidates(item) };
}
const candidates = (item: Recognised) =>
  item.kind === 'ambiguous' ? { candidates: item.candidates.map(({ serial }) => serial).sort() } : {};

const SUITES: Readonly<Record<string, Judge>> = {
  'dl-uri-parse': (given) => {
    const read = parsed(given);
    return [
      [given.valid, given.elementString],
      [read.ok, read.ok ? caret(read.value.elements) : null],
    ];
  },
  'dl-ignored-query-params': (given) => {
    const read = parsed(given);
    return [given.ignored, read.ok ? read.value.otherParameters : read.fault];
  },
  'ai21-charset': (given) => {
    const read = parsed(given);
    return [
      [given.valid, given.serial],
      [read.ok, read.ok ? serialOf(read.value.elements) : null],
    ];
  },
  'ai21-length-and-encoding': (given) => {
    const read = parsed(given);
    // The suite leaves open whether a malformed percent-encoding is refused; ours is to refuse.
    if (given.verdictOptional === true) return [malformedPercent(text(given)), !read.ok];
    const canonical = read.ok ? buildDigitalLink(read.value.elements) : null;
    return [
      [given.valid, given.serial, given.canonical],
      [read.ok, read.ok ? serialOf(read.value.elements) : null, canonical?.ok ? canonical.value : null],
    ];
  },
  'gtin-in-uri': (given) => {
    const old = parseDigitalLink(text(given), { shortGtin: true });
    return [
      [given.valid, given.validIfLegacyShortGtinAllowed, given.gtin14],
      [parseDigitalLink(text(given)).ok, old.ok, old.ok ? old.value.key[1] : null],
    ];
  },
  'dl-path-ai-sequence': (given) => [given.valid, isPathSequence(given.sequence as string[])],
  'check-digit': (given) => [
    [given.valid, given.correctCheckDigit],
    [hasCheckDigit(text(given)), checkDigit(text(given).slice(0, -1))],
  ],
  'element-string-parse': (given) => [given.valid, parseElementString(text(given).replaceAll('^', GS)).ok],
  'bracketed-ai-parse': (given) => {
    const read = parseBracketed(text(given));
    return [
      [given.valid, given.elementString],
      [read.ok, read.ok ? caret(read.value) : null],
    ];
  },
  'bracketed-ai-full-validation': (given) => {
    const read = checkedBracketed(text(given));
    const link = read.ok ? buildDigitalLink(read.value) : undefined;
    return [
      [given.valid, given.canonicalDL],
      [read.ok, link?.ok ? link.value : null],
    ];
  },
  'ai-value-linters': (given) => [given.valid, parseBracketed(text(given)).ok],
  'ai-associations': (given) => {
    const elements = [...text(given).matchAll(/\((\d+)\)([^(]*)/g)].map(([, ai = '', value = '']): Element => [ai, value]);
    return [given.valid, ASSOCIATIONS[given.rule as keyof typeof ASSOCIATIONS](elements) === undefined];
  },
  'scan-data-dpp': (given) => {
    const [item] = recognise({ text: text(given), channel: 'wedge' });
    const canonical = item?.kind === 'gs1' && item.form !== 'gtin' ? buildDigitalLink(item.ais) : undefined;
    return [given.canonicalDL, canonical?.ok ? canonical.value : null];
  },
  'scanner-input': (given) => {
    const expected = given.expect as Record<string, unknown>;
    const found = classified(given);
    return [expected, Object.fromEntries(Object.keys(expected).map((name) => [name, found[name] ?? null]))];
  },
  'key-equivalence': (given) => {
    const [a, b] = [key(text(given, 'a')), key(text(given, 'b'))];
    return [given.same, a && b ? isDeepStrictEqual(a, b) : null];
  },
  'dl-uri-generate': (given) => {
    const { permitUnknownAIs, unknownAInotDLattr } = given.options as Record<string, boolean>;
    const unknownAttributes = permitUnknownAIs === true && unknownAInotDLattr === false;
    const elements = [...text(given, 'elementString').matchAll(/\((\d+)\)([^(]*)/g)].map(([, ai = '', value = '']): Element => [ai, value]);
    const link = buildDigitalLink(elements, given.stem === null ? undefined : text(given, 'stem'), { unknownAttributes });
    return [given.uri, link.ok ? link.value : null];
  },
  hri: (given) => {
    const input = text(given);
    const whole = input.replaceAll('|', '');
    const read = input.startsWith('^')
      ? parseElementString(whole.replaceAll('^', GS))
      : input.startsWith('(')
        ? parseBracketed(whole)
        : parseDigitalLink(input);
    if (!read.ok) return [given.hri, read.fault];
    const elements = 'elements' in read.value ? read.value.elements : read.value;
    return [given.hri, toHri(elements, { titles: given.withDataTitles === true })];
  },
  'uri-escape': (given) => [
    [given.asPathSegment, given.asQueryValue],
    [percentEncode(text(given)), percentEncode(text(given), 'query')],
  ],
  'uri-unescape': (given) => [
    [given.asPathSegment, given.asQueryValue],
    [percentDecode(text(given)).text, percentDecode(text(given), 'query').text],
  ],
  'epc-urn-to-digital-link': (given) => {
    const read = parseEpcUrn(text(given, 'urn'));
    const link = read.ok ? buildDigitalLink(read.value) : undefined;
    // The suite encodes less than our canonical spelling does, so the decoded links are compared.
    const decoded = (uri: unknown) => (typeof uri === 'string' ? percentDecode(uri).text : null);
    return [decoded(given.digitalLink), decoded(link?.ok ? link.value : null)];
  },
};

const FOLDERS: Readonly<Record<string, string>> = { 'epc-urn-to-digital-link': 'epcis/open' };

for (const [name, judge] of Object.entries(SUITES)) {
  describe.skipIf(vectors === undefined)(`${name}${vectors === undefined ? ` (${skipReason})` : ''}`, () => {
    const file = `${vectors}${FOLDERS[name] ?? 'gs1/open'}/${name}.json`;
    const cases: readonly Case[] = vectors === undefined ? [] : JSON.parse(readFileSync(file, 'utf8')).cases;
    it.each(cases.map((given): [string, Case] => [given.id ?? '', given]))('%s', (_, given) => {
      const [expected, found] = judge(given);
      expect(found, JSON.stringify(given)).toEqual(expected);
    });
  });
}

describe.skipIf(vectors === undefined)(
  named('our table of application identifiers', vectors === undefined ? skipReason : undefined),
  () => {
    const RULES: Readonly<Record<string, string>> = {
      csum: 'checkDigit',
      csumalpha: 'checkCharacters',
      gcppos1: 'prefix1',
      gcppos2: 'prefix2',
      yymmd0: 'date0',
      yymmdd: 'date',
      yyyymmdd: 'date8',
      hhmi: 'hourMinute',
      hh: 'hour',
      mi: 'minute',
      ss: 'second',
      iso3166: 'country',
      iso3166999: 'country999',
      iso3166alpha2: 'countryLetters',
      iso4217: 'currency',
      iso5218: 'sex',
      pcenc: 'percentEncoded',
      yesno: 'yesNo',
      nonzero: 'notZero',
      nozeroprefix: 'noLeadingZero',
      hasnondigit: 'notAllDigits',
      importeridx: 'importerIndex',
      mediatype: 'mediaType',
      pieceoftotal: 'pieceOfTotal',
      posinseqslash: 'positionInSequence',
      couponcode: 'couponCode',
      couponposoffer: 'positiveOffer',
    };
    it('says of every identifier what the published table says', () => {
      const published = JSON.parse(readFileSync(`${vectors}gs1/reference/gs1-ai-table.json`, 'utf8')).ais as Published[];
      const expected = published.map((entry) => ({
        ai: entry.ai,
        title: entry.title ?? '',
        fixed: entry.predefinedLength,
        attribute: entry.dlDataAttribute,
        components: entry.components.map((part) => ({
          set: part.type,
          min: part.min,
          max: part.max,
          optional: part.optional,
          // The list of package types (7041) is not carried: its values are checked for length and characters only.
          rules: part.linters.filter((rule) => rule !== 'packagetype').map((rule) => RULES[rule] ?? rule),
        })),
        needs: entry.requires.map((any) => any.map((group) => group.split('+'))),
        excludes: entry.excludes,
        qualifiers: entry.dlQualifierSequences,
      }));
      const ours = [...APPLICATION_IDENTIFIERS.values()].map((entry) => ({
        ai: entry.ai,
        title: entry.title,
        fixed: entry.fixed,
        attribute: entry.attribute,
        components: entry.components,
        needs: entry.needs,
        excludes: entry.excludes,
        qualifiers: entry.qualifiers?.filter((sequence) => sequence.length > 0) ?? null,
      }));
      const sorted = (entries: typeof ours) =>
        entries
          .map((entry) => ({ ...entry, needs: [...entry.needs].sort(), excludes: [...entry.excludes].sort() }))
          .sort((a, b) => (a.ai < b.ai ? -1 : 1));
      expect(sorted(ours)).toEqual(sorted(expected as unknown as typeof ours));
    });
  },
);
