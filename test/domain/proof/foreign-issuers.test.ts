// Credentials that libraries of others have issued: each is valid here, and no longer once any of its bytes is changed.
// One run changes a share of the bytes, other ones in each credential of a format, the last among them; `npm run test:long` changes all.
import { describe, expect, it } from 'vitest';
import { cases } from '../../fixtures/cases.ts';
import { KEPT_CREDENTIALS } from '../../fixtures/foreign-credentials.ts';
import { FOREIGN_ISSUERS, type Issued } from '../../fixtures/foreign-issuers.ts';
import { codesOf, headlineOf, issuer, trusting, verify } from '../../fixtures/issuing.ts';

const ISSUERS = [...FOREIGN_ISSUERS, ...KEPT_CREDENTIALS];

const read = ({ kind, text, didDocument }: Issued) => verify(text, { kind, trust: trusting(issuer({ didDocument })) });

it('knows three libraries for each format', () => {
  const libraries = Map.groupBy(ISSUERS, ({ format }) => format);
  const fewer = [...libraries].filter(([, issuers]) => new Set(issuers.map(({ library }) => library)).size < 3);
  expect(fewer.map(([format]) => format)).toEqual([]);
  expect([...libraries.keys()].sort()).toEqual([
    'Ed25519Signature2020',
    'SD-JWT VC with ES256',
    'SD-JWT VC with EdDSA',
    'ecdsa-jcs-2019',
    'ecdsa-jcs-2019 with P-384',
    'ecdsa-rdfc-2019',
    'ecdsa-rdfc-2019 with P-384',
    'eddsa-jcs-2022',
    'eddsa-rdfc-2022',
    'vc+jwt with ES256',
    'vc+jwt with EdDSA',
  ]);
});

/** Which of its format's. */
const numbered = [...Map.groupBy(ISSUERS, ({ format }) => format).values()].flatMap((issuers) =>
  issuers.map((one, index) => ({ ...one, index })),
);

describe.each(numbered)('$format by $library', ({ issue, index }) => {
  it('is valid, and not with any byte changed', async () => {
    const issued = await issue();
    const verification = read(issued);
    expect([codesOf(verification)[0], headlineOf(verification)]).toEqual(['DPP-SIG-01', 'valid']);
    const bytes = Buffer.from(issued.text);
    const step = Math.round(bytes.length / cases(bytes.length));
    for (let at = bytes.length - 1 - (index % step); at >= 0; at -= step) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const answer = read({ ...issued, text: changed.toString() });
      expect([at, headlineOf(answer), answer.document === undefined]).not.toEqual([at, 'valid', false]);
    }
  });
});
