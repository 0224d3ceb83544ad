// Serves the stored SD-JWT of a passport, reduced to what the reader may see, and the metadata of its type.

import { tokenOfType } from '../../domain/formats/sd-jwt/disclosures.ts';
import { forReader } from '../../domain/formats/sd-jwt/passport.ts';
import { passportTypeMetadata } from '../../domain/formats/sd-jwt/type.ts';
import { Refusal } from '../../lib/problem.ts';
import { passportsByCode } from '../../store/passports/credentials.ts';
import { type Answer, type Ask, accepted, codeOf, json } from './answer.ts';
import { readerOfRequest } from './stakeholder.ts';

/** RFC 9901 registered `application/sd-jwt` for the form in general. The older type is a separate token. */
const OFFERS = ['application/dc+sd-jwt', 'application/vc+sd-jwt', 'application/sd-jwt', 'text/plain'] as const;

/** The token is signed once with all claims. Leaving out disclosures for a reader does not affect the signature. */
export function passportSdJwt(question: Ask): Answer {
  const { reader, headers } = readerOfRequest(question);
  const dppCode = codeOf(question, question.segment(4));
  const type = accepted(question, OFFERS);
  const stored = passportsByCode(question.reader.store, dppCode).filter(
    ({ source, format }) => source === 'published' && format === 'sd-jwt',
  );
  const token = tokenOfType(
    stored.map(({ body }) => body),
    type === 'application/vc+sd-jwt' ? 'vc+sd-jwt' : 'dc+sd-jwt',
  );
  if (token === undefined) throw new Refusal('not-found', `the passport '${dppCode}' has no credential of this kind`);
  return { type: type === 'text/plain' ? 'text/plain; charset=utf-8' : type, body: forReader(token, reader), headers };
}

/** The type metadata to which the `vct` of these tokens refers. */
export function passportType(question: Ask): Answer {
  const type = accepted(question, ['application/json']);
  return json(passportTypeMetadata(question.reader.standing().baseUrl), type);
}
