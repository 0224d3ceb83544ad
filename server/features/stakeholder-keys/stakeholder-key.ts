// Issues a stakeholder key with its secret, or refuses the request with every mistake in it.
import type { FieldError, StakeholderKeyCreated, StakeholderKeyRequest } from '../../contract/index.ts';
import { parseDateTime } from '../../domain/dates/dates.ts';
import { Refusal } from '../../lib/problem.ts';
import { createKey } from '../../store/stakeholder-keys.ts';
import type { Store } from '../../store/store.ts';

const MAX_LABEL = 200;

/** Throws `bad-body` with every mistake. */
export function issueKey(store: Store, { label, role, expiresAt }: StakeholderKeyRequest, now: Date): StakeholderKeyCreated {
  const until = expiresAt === undefined ? undefined : parseExpiry(expiresAt);
  const errors: FieldError[] = [];
  const wrong = (pointer: string, detail: string) => errors.push({ pointer, detail });
  const name = label.trim();
  if (name === '') wrong('/label', 'is empty: say whose key it is, to find it again');
  if (name.length > MAX_LABEL) wrong('/label', `is longer than ${MAX_LABEL} characters`);
  if (/\p{Cc}/u.test(name)) wrong('/label', 'holds a control character');
  if (expiresAt !== undefined && until === undefined) wrong('/expiresAt', 'is a day such as 2027-01-01, or a moment with its time zone');
  if (until !== undefined && until <= now.getTime()) wrong('/expiresAt', 'is past: such a key would open nothing');
  const [first] = errors;
  if (first !== undefined) throw new Refusal('bad-body', `'${first.pointer}' ${first.detail}`, { errors });
  return createKey(store, { label: name, role, ...(until === undefined ? {} : { expiresAt: new Date(until).toISOString() }) }, now);
}

/** A day counts until its end, in UTC. Returns milliseconds. */
const parseExpiry = (text: string): number | undefined => parseDateTime(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59.999Z` : text);
