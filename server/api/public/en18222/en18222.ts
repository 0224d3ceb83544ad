// Implements the read methods of the EN 18222 DPP API (clauses 4 and 6) for passports, versions and elements.

import { parseDateTime } from '../../../domain/dates/dates.ts';
import { parseElementPath } from '../../../domain/formats/element-path.ts';
import { compressed, elementAt, full, REPRESENTATIONS, type Representation } from '../../../domain/formats/en18223.ts';
import type { JsonObject } from '../../../domain/json/json.ts';
import type { Passport } from '../../../domain/passport/model.ts';
import { Refusal } from '../../../lib/problem.ts';
import { type PublishedVersion, presentVersion, versionAt } from '../../../store/passports/versions.ts';
import { type Answer, type Ask, accepted, json, passportOf } from '../answer.ts';
import { type RequestReader, readerOfRequest } from '../stakeholder.ts';
import { codeOfPassportId, codeOfProduct, readProductId } from './find.ts';

/** ReadDPPById, 4.2. */
export function readDppById(question: Ask): Answer {
  const asked = askedOf(question);
  const code = passportAsked(question);
  return answer(asked, read(question, asked, code, presentVersion(question.reader.store, code)));
}

/** ReadDPPByProductId, 4.3. */
export function readDppByProductId(question: Ask): Answer {
  const asked = askedOf(question);
  const productId = question.segment(2);
  const named = readProductId(productId);
  if ('fault' in named) {
    const { detail, code } = named.fault;
    throw new Refusal('bad-parameter', detail, { errors: [{ parameter: 'productId', detail, code }] });
  }
  const code = codeOfProduct(question.reader, named);
  if (code === undefined) throw new Refusal('not-found', `no passport here is that of the product '${shown(productId)}'`);
  passportOf(question, code);
  return answer(asked, read(question, asked, code, presentVersion(question.reader.store, code)));
}

/** ReadDPPVersionByIdAndDate, 4.4: the version that was readable at that moment, in its state at that time. */
export function readDppVersionByIdAndDate(question: Ask): Answer {
  const asked = askedOf(question);
  const code = passportAsked(question);
  const moment = dateAsked(question);
  const version = versionAt(question.reader.store, code, moment);
  if (version === undefined) throw new Refusal('not-found', `this passport was not published yet at ${moment.toISOString()}`);
  if (version.dppStatus === 'invalid') throw new Refusal('gone', `this passport was set to invalid at ${moment.toISOString()}`);
  return answer(asked, read(question, asked, code, version));
}

/** ReadDataElement, 6.2: an element that the reader may not see is reported as not found. */
export function readDataElement(question: Ask): Answer {
  const asked = askedOf(question);
  const code = passportAsked(question);
  const path = question.segment(4);
  const steps = parseElementPath(path);
  if (!steps.ok) {
    const { detail, code: name } = steps.fault;
    throw new Refusal('bad-parameter', detail, { errors: [{ parameter: 'elementIdPath', detail, code: name }] });
  }
  const { body, passport } = read(question, asked, code, presentVersion(question.reader.store, code));
  const element = elementAt(body, steps.value, asked.representation, passport.defaultLanguage);
  if (element === undefined) throw new Refusal('not-found', `this passport has no element '${shown(path)}'`);
  return json(element, asked.type, asked.asking.headers);
}

const shown = (text: string): string => text.slice(0, 200);

interface Asked {
  readonly type: string;
  readonly representation: Representation;
  readonly asking: RequestReader;
}

function askedOf(question: Ask): Asked {
  const asking = readerOfRequest(question);
  const type = accepted(question, ['application/json']);
  const { representation: given = 'compressed' } = question.request.query as Readonly<Record<string, unknown>>;
  const representation = REPRESENTATIONS.find((known) => known === given);
  if (representation !== undefined) return { type, representation, asking };
  const detail = `is ${REPRESENTATIONS.join(' or ')}`;
  throw new Refusal('bad-parameter', `'representation' ${detail}`, { errors: [{ parameter: 'representation', detail }] });
}

/** The code of a passport that is published at present. */
function passportAsked(question: Ask): string {
  const dppId = question.segment(2);
  const code = codeOfPassportId(question.reader, dppId);
  if (code === undefined) throw new Refusal('not-found', `there is no passport '${shown(dppId)}' here`);
  return passportOf(question, code).dppCode;
}

interface Read {
  readonly passport: Passport;
  /** The compressed form, limited to what the reader may see. */
  readonly body: JsonObject;
}

function read({ reader }: Ask, { asking }: Asked, code: string, version: PublishedVersion | undefined): Read {
  if (version === undefined) throw new Refusal('not-found', `there is no passport '${shown(code)}' here`);
  const { document, dppStatus, readableFrom } = version;
  const passport = { ...(JSON.parse(document) as Passport), dppStatus };
  return { passport, body: compressed(passport, { reader: asking.reader, issuer: reader.standing().identity.did, readableFrom }) };
}

const answer = ({ type, representation, asking }: Asked, { passport, body }: Read): Answer =>
  json(representation === 'full' ? full(body, passport.defaultLanguage) : body, type, asking.headers);

/** A plus sign that was not percent-encoded arrives as a space. */
function dateAsked({ request }: Ask): Date {
  const { date } = request.query as Readonly<Record<string, unknown>>;
  const moment = typeof date === 'string' ? parseDateTime(date.replace(' ', '+')) : undefined;
  if (moment !== undefined) return new Date(moment);
  const detail = 'is one moment with its time zone, such as 2026-06-08T15:30:00Z';
  throw new Refusal('bad-parameter', `'date' ${detail}`, { errors: [{ parameter: 'date', detail }] });
}
