// Searches the notified bodies (endpoint 14).
import type { NotifiedBody } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { type BodyQuery, searchBodies } from '../../domain/notified-bodies/search.ts';
import { bodiesInForce } from '../../features/notified-bodies/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { rawQuery } from '../http/target.ts';
import { type Answer, type Ask, accepted, json } from './answer.ts';

/** Endpoint 14: the six fields of the interface. The status date and the note apply to all entries and state how reliable they are. */
export function searchNando(question: Ask): Answer {
  const type = accepted(question, ['application/json']);
  const { list, index } = bodiesInForce(question.reader.store);
  const { total, items } = searchBodies(index, publicQuery(question));
  const { statusDate, source, note } = list;
  return json({ results: items.map(toResult), total, statusDate, source, note }, type);
}

const toResult = ({ id, name, country, notifiedNumber, directives, website }: NotifiedBody) => ({
  id,
  name,
  country,
  notifiedNumber,
  directives,
  ...(website === '' ? {} : { website }),
});

const PAGE = { default: 50, max: 100 } as const;
const MAX_QUERY = 200;

/** Accepts each parameter once. An unknown parameter is refused, because ignoring a filter would return too much. */
function publicQuery({ request }: Ask): BodyQuery {
  const refuse = (parameter: string, detail: string): never => {
    throw new Refusal('bad-parameter', `'${parameter}' ${detail}`, { errors: [{ parameter, detail }] });
  };
  checkEncoding(rawQuery(request.raw.url ?? '/'));
  const { q = '', country, limit = String(PAGE.default), offset = '0', ...unknown } = request.query as Readonly<Record<string, unknown>>;
  const [other] = Object.keys(unknown);
  if (other !== undefined) return refuse(other.slice(0, 100), 'is not known here; there are q, country, limit and offset');
  if (typeof q !== 'string' || q.length > MAX_QUERY) return refuse('q', `is one text of at most ${MAX_QUERY} characters`);
  if (country !== undefined && !(typeof country === 'string' && /^[A-Za-z]{2}$/.test(country))) {
    return refuse('country', 'is an ISO 3166-1 alpha-2 code: two letters, such as DE');
  }
  if (typeof limit !== 'string' || !/^[0-9]{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > PAGE.max) {
    return refuse('limit', `is a whole number from 1 to ${PAGE.max}`);
  }
  if (typeof offset !== 'string' || !/^[0-9]{1,9}$/.test(offset)) return refuse('offset', 'is a whole number from 0');
  return { query: q, ...defined({ country }), limit: Number(limit), offset: Number(offset) };
}

function checkEncoding(query: string): void {
  try {
    decodeURIComponent(query);
  } catch {
    throw new Refusal('bad-encoding', 'the query is not valid UTF-8 percent-encoding');
  }
}
