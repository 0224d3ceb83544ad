// Credentials that libraries of others have issued: each is valid here, and no longer once any of its bytes is changed.
import { describe, expect, it } from 'vitest';
import { FOREIGN_ISSUERS, type Issued } from '../../fixtures/foreign-issuers.ts';
import { codesOf, headlineOf, issuer, trusting, verify } from '../../fixtures/issuing.ts';

const read = ({ kind, text, didDocument }: Issued) => verify(text, { kind, trust: trusting(issuer({ didDocument })) });

describe.each(FOREIGN_ISSUERS)('$format by $library', ({ issue }) => {
  it('is valid, and not with any byte changed', async () => {
    const issued = await issue();
    const verification = read(issued);
    expect([codesOf(verification)[0], headlineOf(verification)]).toEqual(['DPP-SIG-01', 'valid']);
    const bytes = Buffer.from(issued.text);
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const answer = read({ ...issued, text: changed.toString() });
      expect([at, headlineOf(answer), answer.document === undefined]).not.toEqual([at, 'valid', false]);
    }
  });
});
