// The SD-JWT of a passport and the description of its type: the stored token in, as much of it as its reader may see out.

import { tokenOfType } from '../../domain/formats/sd-jwt/disclosures.ts';
import { forReader } from '../../domain/formats/sd-jwt/passport.ts';
import { passportTypeMetadata } from '../../domain/formats/sd-jwt/type.ts';
import { Refusal } from '../../lib/problem.ts';
import { passportsByCode } from '../../store/passports/credentials.ts';
import { type Answer, type Ask, accepted, codeOf, json } from './answer.ts';
import { readerOfRequest } from './stakeholder.ts';

/** RFC 9901 registered `application/sd-jwt` for the form as such; the older type is another token. */
const OFFERS = ['application/dc+sd-jwt', 'application/vc+sd-jwt', 'application/sd-jwt', 'text/plain'] as const;

/** Signed once with everything in it; what is left out for a reader leaves the signature as it is. */
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

/** What stands at the address that the tokens have as their `vct`. */
export function passportType(question: Ask): Answer {
  const type = accepted(question, ['application/json']);
  return json(passportTypeMetadata(question.reader.standing().baseUrl), type);
}
