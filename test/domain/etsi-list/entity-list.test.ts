// A list of trusted entities (ETSI TS 119 602): who signed it, whether it is in date, and which certificates it vouches for.
import { describe, expect, it } from 'vitest';
import { readPem } from '../../../server/domain/certificates/anchor.ts';
import { type EntityListReading, readEntityList } from '../../../server/domain/etsi-list/entity-list.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { withEntityList } from '../../../server/features/trust-authoring/entity-list.ts';
import { certificate, hierarchy, pair, pem } from '../../fixtures/certificates.ts';
import { entity, entityList, ISSUANCE, OPERATOR, REVOCATION, service, signedList } from '../../fixtures/entity-list.ts';
import { NOW } from '../../fixtures/issuing.ts';

const { root, issuing } = hierarchy();
const LIST = entityList([entity('Maker register', service([root, issuing]), service([root], { ServiceTypeIdentifier: REVOCATION }))]);

function read(text: string, { now = NOW, der = OPERATOR.der } = {}): EntityListReading {
  const signer = readPem(pem(der));
  if ('detail' in signer) throw new Error(signer.detail);
  return readEntityList(text, { signer, now, services: (type) => type === ISSUANCE });
}
const good = (list: JsonObject = LIST, header?: JsonObject) => {
  const reading = read(signedList(list, header));
  if (!reading.ok) throw new Error(reading.detail);
  return reading.list;
};

describe('a list of trusted entities', () => {
  it('gives the certificates of the services that are wanted, and says what it leaves out', () => {
    const { anchors, omitted, ...facts } = good();
    expect(facts).toMatchObject({ operator: 'Ministry of Lists', territory: 'AT', sequence: 3 });
    expect(anchors).toMatchObject([
      { name: 'Maker register', country: 'AT', service: ISSUANCE, status: 'granted', certificate: { subject: { text: 'CN=Root' } } },
      { certificate: { subject: { text: 'CN=Issuing' } } },
    ]);
    expect(omitted).toEqual([`1 services of type ${REVOCATION}`]);
  });

  it('may come without its wrapper, and name its certificate by the digest or the chain alone', () => {
    expect(good(LIST, { x5c: undefined as never }).anchors).toHaveLength(2);
    expect(good(LIST, { 'x5t#S256': undefined as never }).anchors).toHaveLength(2);
    expect(good(LIST, { crit: ['sigT'], sigT: '2026-05-01T00:00:00Z' }).anchors).toHaveLength(2);
    expect(read(signedList(LIST, {}, OPERATOR, LIST))).toMatchObject({ ok: true, list: { sequence: 3 } });
  });

  it('carries withdrawals with their date; other states and unusable certificates are left out by name', () => {
    const old = certificate({ subject: 'Old', keys: pair(), until: '2026-01-01T00:00:00Z' });
    const p521 = certificate({ subject: 'Other', keys: pair('P-521') });
    const { anchors, omitted } = good(
      entityList([
        entity(
          'A',
          service([root], { ServiceStatus: 'http://uri.etsi.org/19602/Svcstatus/withdrawn', StatusStartingTime: '2026-04-01T00:00:00Z' }),
        ),
        entity('B', service([issuing], { ServiceStatus: 'http://uri.etsi.org/19602/Svcstatus/dreamt' })),
        entity('C', service([old, p521, Buffer.from('no certificate')])),
      ]),
    );
    expect(anchors).toMatchObject([{ status: 'withdrawn', since: '2026-04-01T00:00:00.000Z' }]);
    expect(omitted).toEqual([
      expect.stringMatching(/^'B': the status/),
      expect.stringMatching(/^'C': a certificate expired on 2026-01-01/),
      expect.stringMatching(/^'C': .*P-521/),
      expect.stringMatching(/^'C': a certificate is not exactly one DER value/),
    ]);
  });
});

describe('a list of trusted entities is refused', () => {
  const scheme = (more: JsonObject): string => signedList(entityList([], more));
  const keys = pair();
  const stranger = { keys, der: certificate({ subject: 'CN=List signer; O=Ministry of Lists; C=AT', keys, usage: [0] }) };

  it.each<[string, string, RegExp]>([
    ['under another certificate of the same name', signedList(LIST, {}, stranger), /another certificate/],
    ['under the key of another', signedList(LIST, {}, { ...OPERATOR, keys: stranger.keys }), /does not match/],
    ['without a certificate in its header', signedList(LIST, { x5c: undefined as never, 'x5t#S256': undefined as never }), /neither by/],
    ['with a digest of another certificate', signedList(LIST, { 'x5t#S256': 'A'.repeat(43) }), /x5t#S256/],
    ['with another algorithm', signedList(LIST, { alg: 'ES384' }), /'alg' is 'ES384'/],
    ['without an algorithm', signedList(LIST, { alg: 'none' }), /'alg' is 'none'/],
    ['with a header that has to be understood', signedList(LIST, { crit: ['sigD'], sigD: {} }), /'crit'/],
    ['detached', signedList(LIST, { sigD: {} }), /detached/],
    ['in two parts', signedList(LIST).split('.').slice(0, 2).join('.'), /three parts/],
    ['of another operator', scheme({ SchemeOperatorName: [{ lang: 'en', value: 'Ministry of Truth' }] }), /SchemeOperatorName/],
    ['of another country', scheme({ SchemeTerritory: 'DE' }), /SchemeTerritory/],
    ['of another version', scheme({ LoTEVersionIdentifier: 2 }), /LoTEVersionIdentifier/],
    ['without a number', scheme({ LoTESequenceNumber: 0 }), /LoTESequenceNumber/],
    ['from the future', scheme({ ListIssueDateTime: '2026-07-01T00:00:00Z' }), /in the future/],
    ['out of date', scheme({ ListIssueDateTime: '2026-01-01T00:00:00Z', NextUpdate: '2026-05-31T00:00:00Z' }), /out of date/],
    ['for more than six months', scheme({ NextUpdate: '2026-11-02T00:00:00Z' }), /6 months/],
    ['with fractions of a second', scheme({ ListIssueDateTime: '2026-05-01T00:00:00.5Z' }), /without fractions/],
    ['with a critical extension', scheme({ SchemeExtensions: [{ critical: true, value: 1 }] }), /critical extension/],
    ['that is none', signedList({ hello: 'world' }), /no list of trusted entities/],
  ])('%s', (_, text, why) => {
    expect(read(text)).toMatchObject({ ok: false, detail: expect.stringMatching(why) });
  });

  it('when its signer is not in force, or not for signatures', () => {
    expect(read(signedList(LIST), { now: new Date('2036-01-01T00:00:00Z') })).toMatchObject({
      detail: expect.stringMatching(/expired or is not yet valid/),
    });
    const other = { keys, der: certificate({ subject: 'CN=a; O=Ministry of Lists; C=AT', keys, usage: [5] }) };
    expect(read(signedList(LIST, {}, other), { der: other.der })).toMatchObject({ detail: expect.stringMatching(/keyUsage/) });
  });
});

describe('the draft of an office', () => {
  const empty = { issuer: { id: 'did:web:lists.example', name: 'List office' }, sequence: 0, entries: [] };
  const says = { credentialTypes: ['DigitalProductPassport'] };

  it('takes the anchors over, and lets go what leaves the list', () => {
    const first = withEntityList(empty, good(), says, NOW);
    if ('detail' in first) throw new Error(first.detail);
    expect(first.draft.entries).toMatchObject([
      { kind: 'x509-anchor', legalName: 'Maker register', country: 'AT', status: 'granted', ...says },
      { kind: 'x509-anchor' },
    ]);
    const renamed = { ...first.draft, entries: first.draft.entries.map((one) => ({ ...one, legalName: 'Our name for it' })) };
    const next = withEntityList(
      renamed,
      good(entityList([entity('Maker register', service([root]))], { LoTESequenceNumber: 4 })),
      says,
      NOW,
    );
    if ('detail' in next) throw new Error(next.detail);
    expect([next.added.length, next.kept.length, next.removed.length]).toEqual([0, 1, 1]);
    expect(next.draft.entries).toMatchObject([{ legalName: 'Our name for it' }]);
  });

  it('takes no older list, and no word of another scheme', () => {
    const first = withEntityList(empty, good(), says, NOW);
    if ('detail' in first) throw new Error(first.detail);
    const older = good(entityList([], { LoTESequenceNumber: 2 }));
    expect(withEntityList(first.draft, older, says, NOW)).toMatchObject({ detail: expect.stringMatching(/lower than 3/) });
    const other = withEntityList(first.draft, { ...older, type: 'http://uri.etsi.org/19602/LoTEType/Other' }, says, NOW);
    expect(other).toMatchObject({ removed: [], draft: { entries: [{}, {}] } });
  });

  it('counts a certificate of two services as granted if one of them is', () => {
    const withdrawn = service([root], { ServiceStatus: 'http://uri.etsi.org/19602/Svcstatus/withdrawn' });
    const taken = withEntityList(empty, good(entityList([entity('A', withdrawn, service([root])), entity('B', withdrawn)])), says, NOW);
    expect(taken).toMatchObject({ draft: { entries: [{ status: 'granted' }] } });
  });
});
