// Fetches one passport of a service in all its signed forms, with its further credentials and events.
// Each credential is verified and stored.
import { defined } from '../../domain/json/defined.ts';

import { isObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { credentialBody } from '../../store/passports/credentials.ts';
import type { Store } from '../../store/store.ts';
import { noteTag, type Settled, taggedCopy } from '../../store/sync.ts';
import { importEvents } from '../passports/index.ts';
import { serviceClaim } from '../trust/index.ts';
import { ADDRESSES } from './addresses.ts';
import type { Answer, Asking } from './fetch.ts';
import { EVENTS, JWT, LISTING, SD_JWT, type Source, VC } from './source.ts';
import { type Expected, takeCredential } from './take.ts';

/** Collects the outcomes of the parts of one item. The worst one becomes the outcome of the item. */
export class Tally {
  stored = 0;
  present = 0;
  unverified = 0;
  /** Events that differ under an ID that the service used before. */
  conflicts = 0;
  gone = false;
  ended: { readonly outcome: 'refused' | 'failed'; readonly code: string; readonly detail: string; readonly retry?: boolean } | undefined;

  refuse(code: string, detail: string): void {
    if (this.ended === undefined) this.ended = { outcome: 'refused', code, detail };
  }

  fail(code: string, detail: string, retry: boolean): void {
    if (this.ended?.outcome !== 'failed') this.ended = { outcome: 'failed', code, detail, retry };
  }

  private get conflict() {
    if (this.conflicts === 0) return {};
    return {
      code: 'event-conflict',
      detail: `${this.conflicts} of its events say something else under an ID that it used before: both are kept`,
    };
  }

  get taken(): number {
    return this.stored + this.present;
  }

  /** A 404 from an address that does not identify itself proves nothing, because it may not be such a service at all. */
  settled({ did }: Pick<Source, 'did'>): Settled {
    const { stored, present, unverified } = this;
    const counts = { stored, present, unverified };
    if (this.ended !== undefined) return { ...counts, ...this.ended };
    if (this.taken > 0) return { ...counts, outcome: stored > 0 ? 'fetched' : 'unchanged', ...this.conflict };
    if (did === undefined)
      return {
        ...counts,
        outcome: 'failed',
        code: 'no-identity',
        detail: 'the service does not say who it is: not found there proves nothing',
        retry: true,
      };
    return { ...counts, outcome: 'not-there', ...(this.gone ? { code: 'gone', detail: 'it was there and was withdrawn' } : {}) };
  }
}

/** Fetches the forms in turn and stops if a request fails. Further credentials and events follow only if a form was accepted. */
export async function fetchPassport(dppCode: string, expected: Omit<Expected, 'passport'>, source: Source): Promise<Settled> {
  const { service, key } = source;
  const tally = new Tally();
  const passport = { ...expected, passport: true };
  const keyed = key === undefined ? {} : { key };
  const forms: readonly (readonly [string, Asking])[] = [
    [ADDRESSES.vc(service, dppCode), VC],
    [ADDRESSES.vcJwt(service, dppCode), JWT],
    [ADDRESSES.sdJwt(service, dppCode), { ...SD_JWT, ...keyed }],
  ];
  for (const [address, asking] of forms) {
    await takeFrom(address, asking, passport, source, tally);
    if (tally.ended?.outcome === 'failed') return tally.settled(source);
  }
  if (tally.taken > 0) await takeFurther(dppCode, expected, source, tally);
  if (tally.taken > 0 && source.events) await takeEvents(dppCode, source, tally, keyed);
  return tally.settled(source);
}

/**
 * Sends the ETag of the held copy, so that the service sends only changes. An unchanged copy is judged again with the
 * present trust data. With a key, the response depends on the key, and no ETag is sent.
 */
export async function takeFrom(address: string, asking: Asking, expected: Expected, source: Source, tally: Tally): Promise<void> {
  const { context, ask } = source;
  const here = asking.key === undefined ? heldCopy(context.store, address) : undefined;
  const answer = await ask(address, { ...asking, ...(here === undefined ? {} : { etag: here.etag }) });
  const text = answer.kind === 'ok' ? answer.text : answer.kind === 'unchanged' ? here?.body : undefined;
  if (text === undefined) return count(answer, tally);
  const taken = takeCredential(context, text, expected);
  if (taken.kind === 'refused') return tally.refuse(taken.code, taken.detail);
  if (taken.kind === 'stored') tally.stored++;
  else tally.present++;
  if (!taken.verified) tally.unverified++;
  if (answer.kind === 'ok' && answer.etag !== undefined && asking.key === undefined)
    noteTag(context.store, address, answer.etag, taken.sha256);
  await source.lists(taken);
}

/** A form that the service does not offer is not an error. */
function count(answer: Answer, tally: Tally): void {
  if (answer.kind === 'failed') tally.fail(answer.code, answer.detail, answer.retry);
  else if (answer.kind === 'absent') tally.gone ||= answer.code === 'gone';
  else if (answer.kind === 'refused' && answer.code !== 'http-406') tally.refuse(answer.code, answer.detail);
}

const NAME = /^[a-z0-9-]{1,100}$/;

/** Fetches certificates, events and places as separate credentials. A service without such a list has none. */
async function takeFurther(dppCode: string, expected: Omit<Expected, 'passport'>, source: Source, tally: Tally): Promise<void> {
  const { service, limits } = source;
  const answer = await source.ask(ADDRESSES.credentials(service, dppCode), LISTING);
  if (answer.kind === 'failed') return tally.fail(answer.code, answer.detail, answer.retry);
  if (answer.kind !== 'ok') return;
  const parsed = parseStrictJson(answer.text);
  const listed = parsed.ok && isObject(parsed.value) && Array.isArray(parsed.value.credentials) ? parsed.value.credentials : [];
  if (listed.length > limits.credentialsOfPassport)
    return tally.refuse(
      'too-many',
      `the passport has ${listed.length} further credentials, at most ${limits.credentialsOfPassport} are taken`,
    );
  for (const entry of listed) {
    const id = isObject(entry) ? entry.id : undefined;
    if (typeof id !== 'string' || !NAME.test(id) || id === 'passport') continue;
    await takeFrom(ADDRESSES.credential(service, dppCode, id), VC, { ...expected, passport: false }, source, tally);
    if (tally.ended?.outcome === 'failed') return;
  }
}

/**
 * An EPCIS document is not signed. It is checked against its schema and stored as an assertion of the service, until a person accepts it.
 */
async function takeEvents(dppCode: string, source: Source, tally: Tally, keyed: Pick<Asking, 'key'>): Promise<void> {
  const answer = await source.ask(ADDRESSES.events(source.service, dppCode), { ...EVENTS, ...keyed });
  if (answer.kind !== 'ok') return count(answer, tally);
  const { did, who } = source;
  const claim = serviceClaim(source.context, source.service, { ...defined({ did }), who });
  const imported = source.context.store.db.transaction(() => importEvents(answer.text, source.context, () => claim)).immediate();
  if ('events' in imported) tally.conflicts += imported.events.conflicts;
  else if (imported.code !== 'no-passport') tally.refuse(imported.code, imported.detail);
}

/** The copy that was fetched last from an address, if it is still stored. */
function heldCopy(store: Store, address: string): { readonly etag: string; readonly body: string } | undefined {
  const { etag, sha256 } = taggedCopy(store, address) ?? {};
  const body = sha256 === undefined ? undefined : credentialBody(store, sha256);
  return etag === undefined || body === undefined ? undefined : { etag, body };
}
