// Laws of the verdict in what the reference model does not speak of: members that a reader does not understand, contradictions, years, five identifiers, links on a label, nothing scanned.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTEXT_TERMS } from '../../server/domain/credential/context-terms.ts';
import { examine } from '../../server/domain/examination/examine.ts';
import type { Examined } from '../../server/domain/examination/examined.ts';
import type { Json, JsonObject } from '../../server/domain/json/json.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { recognise } from '../../server/domain/recognise/index.ts';
import type { ProductKey } from '../../server/domain/recognise/recognised.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import type { AppContext } from '../../server/features/app-context/index.ts';
import { copiesIn, NO_COPIES } from '../../server/features/inspection/copies-in.ts';
import { publishStored } from '../../server/features/issuing/publish.ts';
import { importText } from '../../server/features/passports/import.ts';
import { Refusal } from '../../server/lib/problem.ts';
import { StoreFault } from '../../server/lib/store-fault.ts';
import { credentialsByCode } from '../../server/store/passports/credentials.ts';
import { DID, issuer, secure, token, trusting } from '../fixtures/issuing.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { entry, signed } from '../fixtures/office.ts';
import { claim, hiding, issueSdJwt } from '../fixtures/sd-jwt-issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bringList } from '../fixtures/trust-lists.ts';
import { broken } from './broken.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const [GTIN, OTHER] = ['09520123456788', '09506000134352'] as const;
const CONTEXTS = ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'];

/** Of an item, in the clear, with nothing against it. */
const passport = (more: JsonObject = {}, subject: JsonObject = {}): JsonObject => ({
  '@context': CONTEXTS,
  id: 'https://maker.example/c/1',
  type: ['VerifiableCredential', 'DigitalProductPassport'],
  issuer: { id: DID, name: 'Maker' },
  validFrom: '2026-01-01T00:00:00Z',
  credentialSubject: { id: `https://maker.example/01/${GTIN}/21/A1`, name: 'Zelle', ...subject },
  ...more,
});
const FORMS: Readonly<Record<string, (document: JsonObject) => string>> = {
  'a proof': (document) => JSON.stringify(secure(document)),
  'a token': (document) => token(document),
};

const trust = trusting(issuer({ asOf: '2027-05-30T00:00:00Z' }));
function examined(text: string, expected?: ProductKey): Examined {
  const [item] = recognise({ text, channel: 'file' });
  if (item === undefined) throw new RangeError('nothing was recognised');
  return examine(item, { now: NOW, trust, ...NO_COPIES, ...(expected === undefined ? {} : { expected }) });
}
const headline = (text: string, expected?: ProductKey): string => examined(text, expected).verdict.headline;
const A1: ProductKey = { gtin: GTIN, serial: 'A1' };

describe.each(Object.entries(FORMS))(
  'a member that is not understood or that contradicts never leaves a passport valid, in %s',
  (_, sign) => {
    it('which is valid without it, and with a member that changes nothing', () => {
      expect(headline(sign(passport()), A1)).toBe('valid');
      const harmless = [...CONTEXTS, { colour: 'https://maker.example/terms#colour' }];
      expect(headline(sign(passport({ '@context': harmless, colour: 'red' })), A1)).toBe('valid');
    });

    const terms = [...new Set([...CONTEXT_TERMS.entries()].flatMap(([url, known]) => (CONTEXTS.includes(url) ? [...known] : [])))];
    const MEANINGS: readonly Json[] = ['https://evil.example/term', null, { '@id': 'https://evil.example/term', '@type': '@id' }, 'bare'];
    const KEYWORDS: readonly JsonObject[] = [
      { '@vocab': null },
      { '@vocab': 'bare' },
      { '@base': 'https://evil.example/' },
      { '@propagate': false },
      { '@version': 1 },
      { own: 'bare' },
      { own: null },
      { own: { '@id': 'https://maker.example/own', '@context': null } },
      { https: 'https://evil.example/' },
    ];
    function* contexts(): Generator<readonly Json[]> {
      for (const [index, term] of terms.entries()) yield [...CONTEXTS, { [term]: MEANINGS[index % MEANINGS.length] ?? null }];
      for (const keyword of KEYWORDS) yield [...CONTEXTS, keyword];
      yield [...CONTEXTS, null];
      yield [...CONTEXTS, 5];
      yield CONTEXTS.toReversed();
    }
    it('as an inline context', () => {
      const wrong = (context: readonly Json[]) =>
        headline(sign(passport({ '@context': [...context] })), A1) === 'valid' ? JSON.stringify(context.slice(2)) : undefined;
      expect(broken(contexts(), wrong)).toEqual([]);
    });

    const OTHERS = [
      `https://maker.example/01/${OTHER}/21/A1`,
      `https://maker.example/01/${GTIN}/21/B2`,
      `urn:epc:id:sgtin:9520123.045678.B2`,
      `DPP-${GTIN}-B2`,
    ];
    function* contradictions(): Generator<JsonObject> {
      for (const sub of [...OTHERS, [...OTHERS]]) {
        yield passport({ sub });
        yield passport({ sub, credentialSubject: [{ id: `https://maker.example/01/${GTIN}/21/A1` }, { id: OTHERS[1] ?? null }] });
      }
      for (const dppCode of OTHERS) yield passport({}, { dppCode });
      for (const value of ['B2', 5, '', null, ['A1'], { '@value': 'A1' }]) {
        for (const name of ['itemNumber', 'serialNumber']) yield passport({}, { [name]: value });
        yield passport({}, { gtin: value });
      }
      for (const id of OTHERS) yield passport({}, { id, itemNumber: 'A1', gtin: GTIN });
    }
    it('as another name of the product', () => {
      const wrong = (document: JsonObject) => {
        const { sub } = document;
        // In a proof `sub` is a member like any other.
        const isRead = sub === undefined || sign === FORMS['a token'];
        return isRead && headline(sign(document), A1) === 'valid' ? JSON.stringify([sub, document.credentialSubject]) : undefined;
      };
      expect(broken(contradictions(), wrong)).toEqual([]);
    });
  },
);

it('what an issuer addressed to readers of its own, or allows to hide, is valid for nobody', () => {
  const readers: readonly Json[] = [null, '', 'https://desk.example', DID, 17, true, [], [DID], ['https://desk.example', 5], {}];
  const date = Date.parse('2026-01-01T00:00:00Z') / 1000;
  const flat: JsonObject = {
    iss: DID,
    iat: date,
    exp: date + 10 * 366 * 86_400,
    vct: 'https://maker.example/vct/DigitalProductPassport',
    gtin: GTIN,
    serial: 'A1',
    granularity: 'item',
  };
  const sdJwt = (more: JsonObject, shown: readonly string[] = []) => issueSdJwt({ ...flat, ...more }, shown);
  const known = trusting(issuer({ asOf: '2027-05-30T00:00:00Z', credentialTypes: [String(flat.vct)] }));
  const ruled = (text: string): string => {
    const [item] = recognise({ text, channel: 'file' });
    return item === undefined ? 'nothing' : examine(item, { now: NOW, trust: known, ...NO_COPIES, expected: A1 }).verdict.headline;
  };
  expect(ruled(sdJwt({}))).toBe('valid');
  function* cases(): Generator<readonly [string, string]> {
    for (const aud of readers) {
      yield [`aud ${JSON.stringify(aud)} in a token`, headline(token(passport({ aud })), A1)];
      yield [`aud ${JSON.stringify(aud)} in an SD-JWT`, ruled(sdJwt({ aud }))];
    }
    const guarded: JsonObject = {
      iss: DID,
      exp: date + 1,
      nbf: date + 10 * 366 * 86_400,
      status: { status_list: { idx: 7, uri: 'https://maker.example/s' } },
    };
    for (const [name, value] of Object.entries(guarded)) {
      const { [name]: _, ...open } = flat;
      const hidden = claim(name, value ?? null);
      yield [`${name} disclosed`, ruled(issueSdJwt({ ...open, ...hiding(hidden) }, [hidden]))];
      // Not disclosed: what is left has to say so where nothing else shows when it ends.
      if (name === 'exp') yield [`${name} hidden`, ruled(issueSdJwt({ ...open, ...hiding(hidden) }))];
    }
  }
  expect(broken(cases(), ([label, found]) => (found === 'valid' ? label : undefined))).toEqual([]);
});

describe('a date counts by its moment, however it is written', () => {
  const years = [-200_000, -12_026, -44, -1, 1, 44, 999, 1987, 2025, 2026, 2028, 9999, 10_000, 12_026, 99_999, 200_000];
  const written = (year: number): string => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-03-01T00:00:00Z`;
  it.each(Object.entries(FORMS))('in %s', (_, sign) => {
    function* cases(): Generator<readonly [string, string, string]> {
      for (const year of years) {
        const past = year < 2027;
        yield [
          `until ${year}`,
          headline(sign(passport({ validFrom: '-250000-01-01T00:00:00Z', validUntil: written(year) })), A1),
          past ? 'invalid' : 'valid',
        ];
        yield [`from ${year}`, headline(sign(passport({ validFrom: written(year) })), A1), past ? 'valid' : 'invalid'];
      }
    }
    expect(broken(cases(), ([label, found, wanted]) => (found === wanted ? undefined : `${label}: ${found}`))).toEqual([]);
  });
});

describe('an item is valid only as scanned, by each of five identifiers', () => {
  const AIS = { cpv: '22', batch: '10', serial: '21', tpx: '235' } as const;
  type Name = keyof typeof AIS;
  const NAMES = Object.keys(AIS) as Name[];
  const subsets = (values: readonly string[]): readonly Partial<Record<Name, string>>[] =>
    NAMES.reduce<readonly Partial<Record<Name, string>>[]>(
      (all, name) => all.flatMap((one) => [one, ...values.map((value) => ({ ...one, [name]: value }))]),
      [{}],
    );
  /** GS1 allows no serial number of a third party next to one of the maker, or a variant or a batch. */
  const isLink = ({ tpx, ...others }: Partial<Record<Name, string>>) => tpx === undefined || Object.keys(others).length === 0;
  const path = (ids: Partial<Record<Name, string>>) =>
    NAMES.flatMap((name) => (ids[name] === undefined ? [] : [`/${AIS[name]}/${ids[name]}`])).join('');

  it('stated in a Digital Link, whatever granularity is claimed next to it', () => {
    interface Question {
      readonly stated: Partial<Record<Name, string>>;
      readonly claimed: string;
      readonly scan: Partial<Record<Name, string>>;
    }
    let valid = 0;
    function* cases(): Generator<Question> {
      for (const stated of subsets(['A']).filter(isLink)) {
        const own = (stated.serial ?? stated.tpx) ? 'item' : stated.batch ? 'batch' : 'model';
        for (const claimed of new Set([own, 'model'])) for (const scan of subsets(['A', 'B'])) yield { stated, claimed, scan };
      }
    }
    const wrong = ({ stated, claimed, scan }: Question): string | undefined => {
      const subject = { id: `https://maker.example/01/${GTIN}${path(stated)}`, idGranularity: claimed };
      const found = headline(FORMS['a token']?.(passport({}, subject)) ?? '', { gtin: GTIN, ...scan });
      if (found !== 'valid') return undefined;
      valid++;
      const label = `${JSON.stringify(stated)}, ${claimed}, scanned ${JSON.stringify(scan)}`;
      if (NAMES.some((name) => stated[name] !== undefined && scan[name] !== undefined && stated[name] !== scan[name])) return label;
      // A serial that agrees names the item: the lot and the variant are not on every label.
      const finest = (['tpx', 'serial', 'batch', 'cpv'] as const).find((name) => stated[name] !== undefined);
      return finest === undefined || scan[finest] === stated[finest] ? undefined : label;
    };
    expect(broken(cases(), wrong)).toEqual([]);
    expect(valid).toBeGreaterThan(5);
  });
});

it('with nothing scanned, no answer says that the product was compared, and what is valid says so of the document only', () => {
  const subjects: readonly JsonObject[] = [
    {},
    { idGranularity: 'item', itemNumber: 'A1' },
    { id: `https://maker.example/01/${GTIN}`, idGranularity: 'model' },
    { id: `https://maker.example/01/${GTIN}/10/L1`, idGranularity: 'batch' },
    { id: `DPP-${GTIN}-A1` },
    { id: 'urn:uuid:0b0d6d7a-6f0e-4d5c-9d3e-1f2a3b4c5d6e' },
  ];
  const mores: readonly JsonObject[] = [{}, { validUntil: '2028-01-01T00:00:00Z' }, { validUntil: '2027-01-01T00:00:00Z' }];
  function* cases(): Generator<string> {
    for (const sign of Object.values(FORMS)) for (const subject of subjects) for (const more of mores) yield sign(passport(more, subject));
  }
  let valid = 0;
  const wrong = (text: string): string | undefined => {
    const { evidence, verdict } = examined(text);
    if (verdict.headline === 'valid') valid++;
    const compared = evidence.filter(({ check }) => check === 'product');
    const isSaid = compared.some(({ code }) => code === 'DPP-PRD-02');
    return isSaid && compared.every(({ outcome }) => outcome !== 'passed') ? undefined : JSON.stringify(compared);
  };
  expect(broken(cases(), wrong)).toEqual([]);
  expect(valid).toBeGreaterThan(5);
});

const folder = temporaryFolder();
let count = 0;
function withApp<Result>(work: (context: AppContext) => Result): Result {
  const context = openApp({ folder: withNewStore(join(folder, `data-${++count}`)), now: () => NOW });
  context.store.db.pragma('synchronous = OFF');
  try {
    return work(context);
  } finally {
    context.close();
  }
}

it('what a link in the address of a label leads to never raises the answer about that label, nor changes what was scanned', () => {
  withApp((context) => {
    bringList(context.store, signed(1, [entry()]), NOW);
    const about = (serial: string | undefined, id: string) => {
      const subject = { id: `https://maker.example/01/${GTIN}${serial === undefined ? '' : `/21/${serial}`}` };
      return JSON.stringify(secure(passport({ id: `https://maker.example/c/${id}` }, subject)));
    };
    const held = { A1: about('A1', 'A1'), C3: about('C3', 'C3'), model: about(undefined, 'model') };
    for (const text of Object.values(held)) expect(importText(text, context).refused).toEqual([]);
    const examineContext = { now: NOW, trust: context.trust(), ...copiesIn(context.store) };
    const RANKS = ['invalid', 'cannot-check', 'unknown-issuer', 'valid-not-current', 'valid'];
    const look = (text: string) => {
      const [item] = recognise({ text, channel: 'camera' });
      if (item === undefined) throw new RangeError('nothing was recognised');
      const { verdict, product } = examine(item, examineContext);
      // Unknown and cannot check are of one rank.
      return {
        rank: Math.max(1, RANKS.indexOf(verdict.headline)) - (verdict.headline === 'invalid' ? 1 : 0),
        headline: verdict.headline,
        product,
      };
    };
    const payloads: readonly Json[] = [
      ...['A1', 'C3', 'model', 'none'].flatMap((id) => [
        { uri: `https://maker.example/c/${id}` },
        { uri: `https://maker.example/c/${id}`, hash: '' },
        { uri: `https://maker.example/c/${id}`, hash: 17 },
        { uri: `https://maker.example/c/${id}`, hash: 'ab'.repeat(32) },
      ]),
      { uri: 5 },
      {},
      null,
    ];
    const queries = payloads.flatMap((payload) => [
      `q=${encodeURIComponent(JSON.stringify({ payload }))}`,
      `x=1&q=${encodeURIComponent(JSON.stringify({ payload }))}&linkType=all`,
    ]);
    const labels: readonly ProductKey[] = [
      { gtin: GTIN },
      ...['A1', 'B2', 'C3'].map((serial) => ({ gtin: GTIN, serial })),
      { gtin: OTHER, serial: 'A1' },
    ];
    function* cases(): Generator<readonly [ProductKey, string]> {
      for (const label of labels) for (const query of queries) yield [label, query];
    }
    const wrong = ([key, query]: readonly [ProductKey, string]): string | undefined => {
      const label = `https://id.gs1.org/01/${key.gtin}${key.serial === undefined ? '' : `/21/${key.serial}`}`;
      const [plain, linked] = [look(label), look(`${label}?${query}`)];
      if (linked.rank > plain.rank) return `${label} ${decodeURIComponent(query)}: ${plain.headline}, then ${linked.headline}`;
      const { product } = linked;
      const isSame = product === undefined || (product.gtin === key.gtin && product.serial === key.serial);
      return isSame ? undefined : `${label} ${decodeURIComponent(query)} is about ${JSON.stringify(product)}`;
    };
    expect(look(`https://id.gs1.org/01/${GTIN}/21/A1`).headline).toBe('valid');
    expect(broken(cases(), wrong)).toEqual([]);
  });
});

it('no passport of a service is published that names two products', () => {
  const [{ passport: sample }] = sampleSet() as [ReturnType<typeof sampleSet>[number]];
  const { sample: _, ...goods } = sample;
  const link = (gtin: string, serial: string) => `https://desk.example/01/${gtin}/21/${serial}`;
  const serial = String(goods.serial);
  const NAMES: Readonly<Record<string, readonly string[]>> = {
    gtin: [String(goods.gtin), OTHER],
    serial: [serial, 'B2'],
    dppCode: [String(goods.dppCode), `DPP-${OTHER}-${serial}`, `DPP-${goods.gtin}-B2`],
    uniqueProductIdentifier: [link(String(goods.gtin), serial), link(OTHER, serial), link(String(goods.gtin), 'B2')],
  };
  const all = Object.entries(NAMES).reduce<readonly JsonObject[]>(
    (some, [name, values]) => some.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
  const things = [String(goods.gtin), OTHER].flatMap((gtin) => [serial, 'B2'].map((one): ProductKey => ({ gtin, serial: one })));
  let published = 0;
  const wrong = (names: JsonObject): string | undefined =>
    withApp((context) => {
      context.changeSettings({ baseUrl: 'https://desk.example' });
      const changed = { ...goods, ...names };
      try {
        if (importText(JSON.stringify(changed), context).refused.length > 0) return undefined;
        publishStored(String(names.dppCode), context);
      } catch (error) {
        if (error instanceof Refusal || error instanceof StoreFault) return undefined;
        throw error;
      }
      published++;
      const [copy] = credentialsByCode(context.store, String(names.dppCode)).filter(({ format }) => format === 'vc');
      const { sub: __, ...said } = JSON.parse(copy?.body ?? '{}') as { sub?: string; credentialSubject?: JsonObject };
      const stated = JSON.stringify(said.credentialSubject);
      const named = things.filter(
        ({ gtin, serial: one = '' }) => stated.includes(`/01/${gtin}/21/${one}`) || stated.includes(`DPP-${gtin}-${one}`),
      );
      return named.length === 1 ? undefined : `${JSON.stringify(names)} is published for ${named.length} products`;
    });
  expect(broken(all, wrong)).toEqual([]);
  expect(published).toBeGreaterThan(0);
});
