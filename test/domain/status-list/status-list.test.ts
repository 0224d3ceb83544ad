// The set of status lists: what it says of a place is the same whichever door each list came through and in whichever order, and an older list played again changes nothing.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTrustFiles } from '../../../server/cli/inspect/trust-files.ts';
import { MAX_UNVOUCHED, statementOf, unite } from '../../../server/domain/status-list/index.ts';
import type { Trust } from '../../../server/domain/trust/trust.ts';
import { statusOf } from '../../../server/domain/verify/status.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { takeList } from '../../../server/features/sync/take-list.ts';
import { takeList as takeIn } from '../../../server/features/trust/status-set.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { storedStatements } from '../../../server/store/trust/status-lists.ts';
import { cases } from '../../fixtures/cases.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';
import { codesOf, DID, didDocument, issuer, newKey, secure, trusting, verify } from '../../fixtures/issuing.ts';
import { entry, LIST_URL, signed } from '../../fixtures/office.ts';
import { passportAt, statusEntry, statusList } from '../../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const DAY = 86_400_000;
const at = (day: number): string => new Date(NOW.getTime() + day * DAY).toISOString();
type Purpose = 'revocation' | 'suspension';
const list = (purpose: Purpose, set: readonly number[], day: number): string =>
  JSON.stringify(secure(statusList(set, { validFrom: at(day) }, { statusPurpose: purpose })));

let context: AppContext;
let close: () => void;
let sequence = 0;
beforeEach(() => {
  ({ context, close } = freshApp({ now: () => NOW }));
});
afterEach(() => close());

const status = (trust: Trust, purpose: Purpose, index = 7) =>
  codesOf(verify(passportAt(index, { statusPurpose: purpose }), { trust, now: NOW })).find((code) => code.startsWith('DPP-STA'));

const vouch = (to = context) =>
  putIssuer(to.store, { did: DID, origin: 'local', status: 'granted', didDocument: didDocument(), asOf: at(-30) });

type Door = (texts: readonly string[]) => Trust;
const DOORS: readonly (readonly [string, Door])[] = [
  [
    'files',
    (texts) => {
      vouch();
      for (const text of texts) importText(text, context);
      return context.trust();
    },
  ],
  [
    'sync',
    (texts) => {
      vouch();
      for (const text of texts) takeList(context, text, { url: LIST_URL, issuerId: DID, own: true });
      return context.trust();
    },
  ],
  [
    'packs',
    (texts) => {
      vouch();
      for (const text of texts) takeIn(context.store, text, { door: 'pack', source: 'maker' }, { now: NOW, trust: context.trust() });
      return context.trust();
    },
  ],
  [
    'trust lists',
    (texts) => {
      for (const credential of texts) {
        const statusLists = [{ url: LIST_URL, credential, retrievedAt: at(-1) }];
        bringList(context.store, signed(++sequence, [entry({ statusLists })], { issuedAt: at(-1), nextUpdate: at(30) }), NOW);
      }
      return context.trust();
    },
  ],
  [
    '--trust',
    (texts) => {
      const folder = temporaryFolder();
      const files = [JSON.stringify(didDocument()), ...texts].map((text, index) => {
        const file = join(folder, `${index}`);
        writeFileSync(file, text);
        return file;
      });
      return readTrustFiles(files, NOW);
    },
  ],
];

describe.each(DOORS)('V5: lists that come by %s', (_door, bring) => {
  const both = (one: string, other: string): readonly (readonly string[])[] => [
    [one, other],
    [other, one],
  ];
  const cases: readonly (readonly [string, readonly [string, string], Purpose, string])[] = [
    [
      'a list from a moment to come ends no suspension',
      [list('suspension', [7], -2), list('suspension', [], 30)],
      'suspension',
      'DPP-STA-21',
    ],
    ['a newer list ends a suspension', [list('suspension', [7], -2), list('suspension', [], -1)], 'suspension', 'DPP-STA-01'],
    ['an older list ends none', [list('suspension', [7], -1), list('suspension', [], -2)], 'suspension', 'DPP-STA-21'],
    ['of one moment the suspension counts', [list('suspension', [7], -1), list('suspension', [], -1)], 'suspension', 'DPP-STA-21'],
    ['a newer list ends no revocation', [list('revocation', [7], -2), list('revocation', [], -1)], 'revocation', 'DPP-STA-20'],
    ['an older list revokes', [list('revocation', [], -1), list('revocation', [7], -2)], 'revocation', 'DPP-STA-20'],
    ['a list from a moment to come revokes', [list('revocation', [], -1), list('revocation', [7], 30)], 'revocation', 'DPP-STA-20'],
    [
      'a list from a moment to come takes no good one’s place',
      [list('revocation', [], -1), list('revocation', [], 30)],
      'revocation',
      'DPP-STA-01',
    ],
  ];
  it.each(cases)('%s', (_what, texts, purpose, code) => {
    for (const order of both(...texts)) {
      close();
      ({ context, close } = freshApp({ now: () => NOW }));
      expect(status(bring(order), purpose)).toBe(code);
      // Played again, it changes nothing.
      expect(status(bring([...order, ...order]), purpose)).toBe(code);
    }
  });
});

it('no order of lists decides anything, and a further list takes back no evidence', () => {
  const arbitrary = fc.record({
    purpose: fc.constantFrom<Purpose>('revocation', 'suspension'),
    set: fc.subarray([7]),
    day: fc.integer({ min: -4, max: 2 }),
  });
  const texts = new Map<string, string>();
  const textOf = ({ purpose, set, day }: { purpose: Purpose; set: readonly number[]; day: number }): string => {
    const name = `${purpose} ${set} ${day}`;
    const text = texts.get(name) ?? list(purpose, set, day);
    texts.set(name, text);
    return text;
  };
  const holding = (all: readonly string[]): Trust => ({
    ...trusting(issuer()),
    statusLists: new Map([[LIST_URL, { statements: all.map((text) => statementOf(text, at(-1))) }]]),
  });
  fc.assert(
    fc.property(fc.array(arbitrary, { minLength: 1, maxLength: 5 }), fc.nat(), (lists, turn) => {
      const all = [...new Set(lists.map(textOf))];
      const turned = all.map((_, index) => all[(index + turn) % all.length] ?? '');
      for (const purpose of ['revocation', 'suspension'] as const)
        expect(status(holding(turned), purpose)).toBe(status(holding(all), purpose));
      const before = status(holding(all.slice(1)), 'revocation');
      if (before === 'DPP-STA-20') expect(status(holding(all), 'revocation')).toBe('DPP-STA-20');
    }),
    { numRuns: cases(150) },
  );
});

it('gives what the weighing of copies needs', () => {
  const trust = (...texts: readonly string[]): Trust => ({
    ...trusting(issuer()),
    statusLists: new Map([[LIST_URL, { statements: texts.map((text) => statementOf(text, at(-1))) }]]),
  });
  const found = (index: number, held: Trust) =>
    statusOf({ credentialStatus: statusEntry(`${index}`) }, { now: NOW, trust: held, issuerId: DID, clockSuspect: false });
  const held = trust(list('revocation', [7], -3), list('revocation', [7], -2), list('revocation', [], -1));
  expect(found(7, held)).toMatchObject({
    evidence: { code: 'DPP-STA-20' },
    hits: [{ purpose: 'revocation', weight: 'firm' }],
    firstShown: Date.parse(at(-3)),
    latestShown: Date.parse(at(-2)),
  });
  expect(found(8, held)).toMatchObject({ evidence: { code: 'DPP-STA-01' }, hits: [], goodFrom: Date.parse(at(-1)) });
});

it('keeps of one source a bounded number of lists under unknown keys, the same in whichever order they came', () => {
  vouch();
  const key = newKey();
  const texts = Array.from({ length: MAX_UNVOUCHED + 5 }, (_, index) =>
    JSON.stringify(secure(statusList([7], { validFrom: at(-1 - index) }), undefined, key)),
  );
  const keptOf = (order: readonly string[]): readonly string[] => {
    close();
    ({ context, close } = freshApp({ now: () => NOW }));
    vouch();
    for (const text of [list('revocation', [], -1), ...order])
      takeIn(context.store, text, { door: 'pack', source: 'maker' }, { now: NOW, trust: context.trust() });
    expect(status(context.trust(), 'revocation')).toBe('DPP-STA-01');
    return storedStatements(context.store, LIST_URL)
      .map(({ sha256 }) => sha256)
      .sort();
  };
  const one = keptOf(texts);
  expect(one).toHaveLength(MAX_UNVOUCHED + 1);
  expect(keptOf(texts.toReversed())).toEqual(one);
});

it('unites two sets without regard to order', () => {
  const [early, late] = [statementOf('x', at(-3), at(-3)), statementOf('x', at(-1), at(-1))];
  for (const [one, other] of [
    [early, late],
    [late, early],
  ] as const)
    expect(unite({ statements: [one] }, { statements: [other] }).statements).toMatchObject([{ retrievedAt: at(-1), seenAt: at(-3) }]);
});
