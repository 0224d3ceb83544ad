// A path from a leaf to an anchor: what RFC 5280 section 6 demands, and what it forbids.
import { describe, expect, it } from 'vitest';
import { type Certificate, readCertificate } from '../../../server/domain/certificates/certificate.ts';
import { type Path, subjectKey, validatePath } from '../../../server/domain/certificates/path.ts';
import {
  certificate,
  directoryName,
  dnsName,
  extension,
  hierarchy,
  ipRange,
  pair,
  uriName,
  type Wanted,
} from '../../fixtures/certificates.ts';

function read(der: Uint8Array): Certificate {
  const found = readCertificate(der);
  if (!found.ok) throw new Error(found.detail);
  return found.certificate;
}

function judge(chain: readonly Uint8Array[], anchors: readonly Uint8Array[]): Path {
  const held = anchors.map(read);
  const [leaf, ...others] = chain.map(read);
  if (leaf === undefined) throw new Error('no leaf');
  return validatePath([leaf, ...others], (name) => held.filter(({ subject }) => subjectKey(subject) === name));
}

const usual = (leaf: Partial<Wanted> = {}, issuing: Partial<Wanted> = {}, root: Partial<Wanted> = {}): Path => {
  const made = hierarchy(leaf, issuing, root);
  return judge([made.leaf, made.issuing], [made.root]);
};
const detailOf = (path: Path): string => ('detail' in path ? `${path.kind}: ${path.detail}` : path.kind);

describe('a path', () => {
  it('is valid from the leaf over an issuing CA to the anchor, in the time that all three share', () => {
    const path = usual({ until: '2030-01-01T00:00:00Z' }, { from: '2026-01-01T00:00:00Z' });
    expect(path).toMatchObject({
      kind: 'valid',
      notBefore: Date.parse('2026-01-01T00:00:00Z'),
      notAfter: Date.parse('2030-01-01T00:00:00Z'),
    });
  });

  it.each(['P-256', 'P-384', 'Ed25519'] as const)('is valid under keys of kind %s', (curve) => {
    const keys = pair(curve);
    const root = certificate({ subject: 'Root', keys, ca: true });
    const leaf = certificate({ subject: 'Maker', by: { subject: 'Root', keys }, keys: pair(curve), dns: ['maker.example'] });
    expect(judge([leaf], [root]).kind).toBe('valid');
  });

  it('ignores a copy of the anchor in the chain, and trusts none that comes there alone', () => {
    const { leaf, issuing, root } = hierarchy();
    expect(judge([leaf, issuing, root], [root]).kind).toBe('valid');
    expect(judge([leaf, issuing, root], []).kind).toBe('no-anchor');
    expect(judge([root], []).kind).toBe('no-anchor');
  });

  it('leads to no anchor of the same name and another key', () => {
    const { leaf, issuing } = hierarchy();
    expect(judge([leaf, issuing], [hierarchy().root]).kind).toBe('no-anchor');
  });

  it('takes the anchor that is valid longest, where one name has several', () => {
    const { keys, leaf, issuing } = hierarchy();
    const until = (date: string) => certificate({ subject: 'Root', keys: keys.root, ca: true, usage: [5], until: date });
    expect(judge([leaf, issuing], [until('2026-01-01T00:00:00Z'), until('2034-01-01T00:00:00Z')])).toMatchObject({
      kind: 'valid',
      notAfter: Date.parse('2034-01-01T00:00:00Z'),
    });
  });

  it('may end at the leaf itself, as a whole and not by its name or key', () => {
    const keys = pair();
    const leaf = certificate({ subject: 'Maker', keys, usage: [0] });
    expect(judge([leaf], [leaf]).kind).toBe('valid');
    const renewed = certificate({ subject: 'Maker', keys, usage: [0], until: '2036-01-01T00:00:00Z' });
    expect(judge([renewed], [leaf]).kind).not.toBe('valid');
  });
});

describe('a broken path', () => {
  it('has a leaf that another CA of the same name signed', () => {
    const [one, other] = [hierarchy(), hierarchy()];
    expect(detailOf(judge([other.leaf, one.issuing], [one.root]))).toMatch(/^broken: the signature of 'CN=Maker GmbH'/);
  });

  it.each(['leaf', 'issuing'] as const)('has one byte of the signature of the %s changed', (which) => {
    const made = hierarchy();
    const changed = Buffer.from(made[which]);
    changed[changed.length - 5] = (changed[changed.length - 5] ?? 0) ^ 1;
    const chain = which === 'leaf' ? [changed, made.issuing] : [made.leaf, changed];
    expect(judge(chain, [made.root]).kind).toBe(which === 'leaf' ? 'broken' : 'no-anchor');
  });

  it.each<[string, Partial<Wanted>, Partial<Wanted>, Partial<Wanted>, RegExp]>([
    ['an issuer without basicConstraints', {}, { ca: undefined, pathLength: undefined } as never, {}, /is no CA/],
    ['an issuer that is no CA', {}, { ca: false, pathLength: undefined } as never, {}, /is no CA/],
    ['an anchor that is no CA', {}, {}, { ca: false }, /is no CA/],
    ['an issuer that may not sign certificates', {}, { usage: [0] }, {}, /may not sign certificates/],
    ['a path longer than its anchor allows', {}, {}, { pathLength: 0 }, /exceeds the path length/],
    ['a leaf that is a CA', { ca: true }, {}, {}, /is a CA/],
    ['a leaf for key agreement', { usage: [4] }, {}, {}, /not for signatures/],
    ['a leaf of a web server', { purposes: ['1.3.6.1.5.5.7.3.1'] }, {}, {}, /another purpose/],
    ['a leaf of a responder', { purposes: ['1.3.6.1.5.5.7.3.9'] }, {}, {}, /another purpose/],
    ['a leaf of a reader of mobile documents', { purposes: ['1.0.18013.5.1.6'] }, {}, {}, /another purpose/],
    ['a DNS name outside the permitted', {}, { permitted: [dnsName('other.example')] }, {}, /'maker.example'/],
    ['a DNS name that only ends like the permitted', { dns: ['evilmaker.example'] }, { permitted: [dnsName('maker.example')] }, {}, /evil/],
    ['an excluded DNS name, below two CAs', {}, {}, { excluded: [dnsName('example')] }, /'maker.example'/],
    ['an excluded host in a URI', { uris: ['https://maker.example/a'] }, { excluded: [uriName('maker.example')] }, {}, /https:/],
    ['an excluded host in a URI, with a final dot', { uris: ['https://bad.example./'] }, { excluded: [uriName('bad.example')] }, {}, /bad/],
    ['a URI without a host under a constraint', { uris: ['urn:a:b'] }, { permitted: [uriName('a.example')] }, {}, /urn:a:b/],
    ['a subject outside the permitted directory', {}, { permitted: [directoryName('Somebody')] }, {}, /CN=Maker GmbH/],
  ])('has %s', (_, leaf, issuing, root, detail) => {
    const path = usual(leaf, issuing, root);
    expect(path.kind).toBe('broken');
    expect(detailOf(path)).toMatch(detail);
  });
});

describe('a path is valid', () => {
  it.each<[string, Partial<Wanted>, Partial<Wanted>]>([
    ['a leaf without keyUsage', { usage: undefined } as never, {}],
    ['a leaf for seals', { usage: [1] }, {}],
    ['a leaf of a signer of mobile documents', { purposes: ['1.0.18013.5.1.2'] }, {}],
    ['a leaf for documents and more', { purposes: ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36'] }, {}],
    ['a leaf with an unknown extension that is not critical', { extensions: [extension('1.2.3.4', Buffer.from([5, 0]))] }, {}],
    [
      'a URI and a DNS name inside',
      { dns: ['maker.example'], uris: ['https://a.maker.example/x'] },
      { permitted: [dnsName('maker.example')] },
    ],
    ['names inside the permitted', { dns: ['a.maker.example'] }, { permitted: [dnsName('maker.example')] }],
    ['names in forms that no constraint is about', {}, { permitted: [ipRange()] }],
    ['a subject inside the permitted directory', {}, { permitted: [directoryName('Maker GmbH')] }],
  ])('with %s', (_, leaf, issuing) => {
    expect(detailOf(usual(leaf, issuing))).toBe('valid');
  });
});

describe('a path that is not supported', () => {
  it.each(['leaf', 'issuing', 'root'] as const)('has an unknown critical extension in the %s', (which) => {
    const strange = { extensions: [extension('1.2.3.4', Buffer.from([5, 0]), true)] };
    const of = (name: string): Partial<Wanted> => (name === which ? strange : {});
    expect(detailOf(usual(of('leaf'), of('issuing'), of('root')))).toMatch(/^unsupported: .*1\.2\.3\.4/);
  });

  it('requires a policy', () => {
    const required = extension('2.5.29.36', Buffer.from([0x30, 3, 0x80, 1, 0]), true);
    expect(detailOf(usual({}, { extensions: [required] }))).toMatch(/^unsupported: .*2\.5\.29\.36/);
  });

  it('has a key of another curve in the middle', () => {
    const [rootKeys, middle] = [pair(), pair('P-521')];
    const root = certificate({ subject: 'Root', keys: rootKeys, ca: true });
    const issuing = certificate({ subject: 'Issuing', by: { subject: 'Root', keys: rootKeys }, keys: middle, ca: true });
    const leaf = certificate({ subject: 'Maker', by: { subject: 'Issuing', keys: middle }, keys: pair() });
    expect(detailOf(judge([leaf, issuing], [root]))).toBe('unsupported: a key of kind P-521');
  });

  it.each<[string, Partial<Wanted>, Partial<Wanted>]>([
    ['a URI, the limit for DNS names', { dns: [], uris: ['https://victim.example/'] }, { permitted: [dnsName('acme.example')] }],
    ['a URI, the exclusion for DNS names', { dns: [], uris: ['https://a.bad.example./'] }, { excluded: [dnsName('bad.example')] }],
    ['a DNS name, the limit for URIs', { dns: ['victim.example'] }, { permitted: [uriName('.acme.example')] }],
  ])('names a host in %s in another form', (_, leaf, issuing) => {
    expect(detailOf(usual(leaf, issuing))).toMatch(/^unsupported: .*names the host '(victim|a\.bad)\.example' in a form/);
  });

  it('breaks a rule besides: the breach counts', () => {
    const strange = { extensions: [extension('1.2.3.4', Buffer.from([5, 0]), true)], usage: [4] };
    expect(usual(strange).kind).toBe('broken');
  });
});
