// Evidence bundles: what they hold, that another computer makes every verdict again from them, and whom that computer believes.
import { afterAll, describe, expect, it } from 'vitest';
import { readBundle } from '../../../server/domain/bundle/read.ts';
import type { Json } from '../../../server/domain/json/json.ts';
import { issuersOf, readTrustList } from '../../../server/domain/trust-list/read.ts';
import { documentSha256, trustListFaults } from '../../../server/domain/trust-list/shape.ts';
import type { TrustListEntry } from '../../../server/domain/trust-list/trust-list.ts';
import { type BundleFinding, deskListsIn, inspectBundle, judgeBundle } from '../../../server/features/evidence/index.ts';
import { takeRules } from '../../../server/features/rules/index.ts';
import { appendDecision } from '../../../server/store/audit-log/append.ts';
import { underSignIn } from '../../../server/store/officers/acting.ts';
import { bundleOf, deskEntry, good, LATER, NOW, post } from '../../fixtures/evidence.ts';
import { signed, trustList, withList } from '../../fixtures/office.ts';
import { rulesText } from '../../fixtures/rules-edition.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const blob = (bytes: Uint8Array): Blob => new Blob([Buffer.from(bytes)]);

async function found(bytes: Uint8Array): Promise<Extract<BundleFinding, { readonly state: 'as-signed' }>> {
  const finding = await inspectBundle(blob(bytes));
  if (finding.state !== 'as-signed') throw new Error(finding.detail);
  return finding;
}

async function fileIn(bytes: Uint8Array, name: string): Promise<string> {
  const bundle = await readBundle(blob(bytes));
  if (!bundle.ok) throw new Error(bundle.detail);
  return (await bundle.content(name)).toString();
}

const desk = post();
const bundle = bundleOf(desk);
afterAll(() => desk.close());

describe('a bundle', () => {
  it('gives every verdict again without the store', async () => {
    const { entries, runs } = await found(bundle);
    expect(entries.map(({ headline, anew, why }) => [headline, anew, why])).toEqual(
      ['valid', 'valid', 'valid', 'invalid', 'cannot-check', 'cannot-check', 'valid-not-current'].map((headline) => [
        headline,
        'same',
        undefined,
      ]),
    );
    expect(runs).toHaveLength(1);
  });

  it('carries the edition of the rules that is not the one of the program, so that completeness is judged again by it', async () => {
    const other = post();
    expect(takeRules(other.context.store, rulesText('2027-05-30'), { officer: 'Ana', now: NOW })).toBeUndefined();
    const { id, checks } = other.scan('https://id.gs1.org/01/09520123456788/21/ABC123');
    expect(checks.find(({ check }) => check === 'completeness')).toMatchObject({
      code: 'DPP-CPL-02',
      detail: expect.stringMatching(/^fibreComposition; by the rules of 2027-05 \(imported here\)/),
    });
    const bytes = bundleOf(other, { kind: 'inspections', ids: [id] });
    other.close();
    const { entries } = await found(bytes);
    expect(entries).toMatchObject([{ number: id, anew: 'same' }]);
    const names = async (of: Uint8Array) => {
      const read = await readBundle(blob(of));
      return read.ok ? read.names.filter((name) => name.startsWith('rules/')).length : -1;
    };
    expect([await names(bytes), await names(bundle)]).toEqual([1, 0]);
  });

  it('has the same bytes whenever it is made, apart from the moment', () => {
    expect(bundleOf(desk).equals(bundle)).toBe(true);
    expect(bundleOf(desk, { kind: 'all' }, NOW).equals(bundle)).toBe(false);
  });

  it('of one item leaves out the others, and the photo of the run', async () => {
    const names = (await found(bundleOf(desk, { kind: 'inspections', ids: [2] }))).entries.map(({ number }) => number);
    expect(names).toEqual([2]);
    const one = await readBundle(blob(bundleOf(desk, { kind: 'inspections', ids: [2] })));
    const run = await readBundle(blob(bundleOf(desk, { kind: 'run', run: desk.run })));
    const photos = (of: typeof one) => (of.ok ? of.names.filter((name) => name.startsWith('photos/')).length : -1);
    expect([photos(one), photos(run)]).toEqual([0, 1]);
    expect((await found(bundleOf(desk, { kind: 'run', run: desk.run }))).entries.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('of nothing, or of what is not there, is refused', () => {
    expect(() => bundleOf(desk, { kind: 'run', run: 'none' })).toThrow('no inspection');
    expect(() => bundleOf(desk, { kind: 'inspections', ids: [99] })).toThrow('no inspection 99');
  });

  it('reports text from outside as text, and marks tables and headings', async () => {
    const page = await fileIn(bundle, 'report.html');
    expect(page).not.toContain('<script>');
    for (const hidden of ['\u202e', '\u001b']) expect(page).not.toContain(hidden);
    expect(page).toContain('&lt;/p&gt;&lt;script&gt;');
    expect(page.match(/<h3>/g)).toHaveLength(7);
    expect(page).toContain('<caption>Evidence for no. 2</caption>');
    expect(page).toContain('data:image/png;base64,');
    expect(JSON.parse(await fileIn(bundle, 'report.json')).headlines).toEqual({
      valid: 3,
      invalid: 1,
      'cannot-check': 2,
      'valid-not-current': 1,
    });
  });
});

it('a decision of an officer who was signed in is as it was hashed, and says so', async () => {
  const later = post();
  const said = { decision: 'held', officer: 'Ana', place: 'Gate 4', reference: '', note: '' } as const;
  underSignIn([{ id: '1', name: 'Ana' }], () => appendDecision(later.context.store, 2, said, LATER));
  const made = bundleOf(later);
  expect((await found(made)).entries).toHaveLength(7);
  expect(await fileIn(made, 'report.html')).toContain('Ana</bdi> (signed in)');
  later.close();
});

describe('what became known later', () => {
  it('changes no verdict that was made before, as long as the store still knows what it went by', async () => {
    const later = post();
    bringList(later.context.store, signed(2, [withList([7], '2027-06-01T18:00:00Z')], { issuedAt: '2027-06-01T18:00:00Z' }), LATER);
    expect((await found(bundleOf(later))).entries.map(({ anew }) => anew)).toEqual(Array(7).fill('same'));
    later.close();
  });

  it('is named where the store cannot tell it from what was known, and another verdict leaves the bundle undetermined', async () => {
    const later = post();
    const { context } = later;
    context.store.db.exec(
      "UPDATE status_statements SET first_retrieved = '2027-06-01T18:00:00.000Z', retrieved_at = '2027-06-01T18:00:00.000Z'",
    );
    const bytes = bundleOf(later, { kind: 'inspections', ids: [2] });
    const [entry] = (await found(bytes)).entries;
    expect(entry).toMatchObject({
      headline: 'valid',
      anew: 'differs',
      why: expect.stringContaining('made anew valid-not-current DPP-STA-03'),
    });
    expect(await fileIn(bytes, 'report.html')).toContain('The verdict made anew for this report differs');
    const finding = await found(bytes);
    expect(judgeBundle(finding, { signer: finding.fingerprint, lists: [], now: LATER })).toMatchObject({
      state: 'undetermined',
      why: expect.stringContaining('inspection 2'),
    });
    later.close();
  });

  it('a log that does not end as this computer signed it gives no bundle', () => {
    const changed = post();
    const { db } = changed.context.store;
    db.exec("UPDATE log_heads SET number = 1 WHERE log = 'inspections'");
    expect(() => bundleOf(changed)).toThrow('cannot be attested');
    changed.close();
  });
});

describe('whom a computer believes', () => {
  const judged = async (bytes: Uint8Array, lists: readonly string[] = [], signer?: string, now = LATER) => {
    const read = lists.map((text) => {
      const list = readTrustList(text);
      if (!list.ok) throw new Error(list.detail);
      return { trustList: list.trustList, isExpired: false };
    });
    return judgeBundle(await inspectBundle(blob(bytes)), { lists: read, now, ...(signer === undefined ? {} : { signer }) });
  };
  const didOf = async (bytes: Uint8Array) => (await found(bytes)).manifest.desk;

  it('no key that nobody names, as one forged whole has', async () => {
    expect(await judged(bundle)).toMatchObject({ state: 'undetermined', why: 'no trust list here names this desk' });
    const forger = post();
    const forged = bundleOf(forger);
    const genuine = await didOf(bundle);
    expect(await judged(forged, [signed(1, [deskEntry(genuine)])])).toMatchObject({ state: 'undetermined' });
    forger.close();
  });

  it('the key whose fingerprint was compared, and no other', async () => {
    const { fingerprint } = await found(bundle);
    expect(await judged(bundle, [], fingerprint.toUpperCase())).toMatchObject({ state: 'intact', desk: { by: 'given' } });
    expect(await judged(bundle, [], '0'.repeat(64))).toMatchObject({ state: 'undetermined' });
    const listed = [signed(1, [deskEntry(await didOf(bundle))])];
    expect(await judged(bundle, listed, '0'.repeat(64))).toMatchObject({ state: 'undetermined' });
  });

  it('the key that a trust list names, while nothing stands against it', async () => {
    const did = await didOf(bundle);
    const by = (more: Partial<TrustListEntry>) => judged(bundle, [signed(1, [deskEntry(did, more)])]);
    const id = `${did}#${did.slice('did:key:'.length)}`;
    expect(await by({})).toMatchObject({ state: 'intact', desk: { by: 'list', name: 'Gate 4' } });
    expect(await by({ status: 'withdrawn' })).toMatchObject({ state: 'undetermined', why: 'the desk is withdrawn' });
    expect(await by({ status: 'suspended', since: '2030-01-01T00:00:00Z' })).toMatchObject({ state: 'undetermined' });
    expect(await by({ since: '2027-06-03T00:00:00Z' })).toMatchObject({ state: 'undetermined' });
    expect(await by({ keys: [{ id, until: '2027-06-01T00:00:00Z' }] })).toMatchObject({ state: 'undetermined' });
    expect(await by({ keys: [{ id, revoked: '2030-01-01T00:00:00Z' }] })).toMatchObject({ state: 'undetermined' });
    expect(await by({ keys: [{ id, from: '2027-01-01T00:00:00Z', until: '2028-01-01T00:00:00Z' }] })).toMatchObject({ state: 'intact' });
    expect(await judged(bundle, [signed(1, [deskEntry(did)])], undefined, new Date('2027-06-01T00:00:00Z'))).toMatchObject({
      state: 'undetermined',
    });
  });

  it('the word against a desk outweighs a fingerprint and another list', async () => {
    const { manifest, fingerprint } = await found(bundle);
    const against = signed(1, [deskEntry(manifest.desk, { status: 'withdrawn' })]);
    expect(await judged(bundle, [against], fingerprint)).toMatchObject({ state: 'undetermined' });
    expect(await judged(bundle, [signed(1, [deskEntry(manifest.desk)]), against])).toMatchObject({ state: 'undetermined' });
  });

  it('no list that a newer one of its operator follows without the desk', async () => {
    const did = await didOf(bundle);
    const [named, without] = [signed(1, [deskEntry(did)]), signed(2, [withList([])])];
    expect(await judged(bundle, [named])).toMatchObject({ state: 'intact' });
    expect(await judged(bundle, [named, without])).toMatchObject({
      state: 'undetermined',
      why: expect.stringContaining('no longer names'),
    });
    expect(await judged(bundle, [named, signed(2, [deskEntry(did)])])).toMatchObject({ state: 'intact' });
  });

  it('no moment that is still to come, whoever signed', async () => {
    const { fingerprint } = await found(bundle);
    expect(await judged(bundle, [], fingerprint, new Date('2027-06-01T00:00:00Z'))).toMatchObject({ state: 'undetermined' });
  });

  it('the lists in force in its store, and an expired one no more', async () => {
    const other = post();
    const { store } = other.context;
    bringList(store, signed(2, [withList([]), deskEntry(await didOf(bundle))]), NOW);
    const by = async (now: Date) => judgeBundle(await inspectBundle(blob(bundle)), { lists: deskListsIn(store, now), now });
    expect(await by(LATER)).toMatchObject({ state: 'intact' });
    expect(await by(new Date('2030-01-01T00:00:00Z'))).toMatchObject({ state: 'undetermined', why: expect.stringContaining('expired') });
    other.close();
  });

  it('a desk vouches for no credential, and its entry says nothing that only an issuer can', async () => {
    const did = await didOf(bundle);
    expect(issuersOf(trustList(1, [deskEntry(did)]))).toEqual([]);
    const fault = (entry: TrustListEntry) => trustListFaults(trustList(1, [entry]) as unknown as Json)[0]?.detail ?? 'none';
    expect(fault(deskEntry(did))).toBe('none');
    expect(fault(deskEntry(did, { credentialTypes: ['DigitalProductPassport'] }))).toContain('issues nothing');
    const web = 'did:web:desk.example';
    const other = { ...deskEntry(did).didDocument, id: web };
    expect(fault(deskEntry(did, { did: web, didDocument: other, didDocumentSha256: documentSha256(other) }))).toContain('did:key');
    expect(fault(deskEntry(did, { didDocumentSha256: 'x' }))).toContain('didDocument');
  });
});

it('the credential of the fixture is in the bundle byte for byte', async () => {
  const read = await readBundle(blob(bundle));
  const names = read.ok ? read.names.filter((name) => name.startsWith('inputs/')) : [];
  const texts = await Promise.all(names.map((name) => fileIn(bundle, name)));
  expect(texts).toContain(JSON.stringify(good));
});
