// Runs one inspection from start to end: recognise → verify → decide → log.
import { createHash } from 'node:crypto';
import type { Inspection, InspectRequest, InspectResponse, RecognisedSummary } from '../../contract/index.ts';
import type { Verdict } from '../../domain/evidence/evidence.ts';
import { INPUT_CODES } from '../../domain/evidence/input-codes.ts';
import { examine } from '../../domain/examination/examine.ts';
import type { Examined } from '../../domain/examination/examined.ts';
import { credentialsIn } from '../../domain/examination/inspected-item.ts';
import { registrationFacts } from '../../domain/examination/registration.ts';
import { defined } from '../../domain/json/defined.ts';
import { ITEM_RULE } from '../../domain/log/item.ts';
import { factsOfCredential } from '../../domain/passport/facts/facts.ts';
import { recognise } from '../../domain/recognise/index.ts';
import { incomplete } from '../../domain/recognise/make.ts';
import type { Recognised } from '../../domain/recognise/recognised.ts';
import { isToCome, readAsOf } from '../../domain/verify/as-of-moment.ts';
import { Refusal } from '../../lib/problem.ts';
import { VERSION } from '../../lib/version.ts';
import { appendInspections, type Entry } from '../../store/audit-log/append.ts';
import { inspectionsOfRequest } from '../../store/audit-log/read.ts';
import { isSampleInput } from '../../store/passports/sample.ts';
import { runOfAgain, runOfNew } from '../../store/runs/of-entry.ts';
import { type AppContext, trustSummary } from '../app-context/index.ts';
import { pastOf } from '../trust/index.ts';
import { copiesIn, type sharedCopies } from './copies-in.ts';
import { withEngines } from './engines.ts';

/** In characters. The end of a long path says which file and page it is. */
const LONGEST_NAME = 255;

/** Repeats one item of a logged input: the ID of the entry and the index of the item. The other items are skipped. */
export interface Again {
  readonly of: number;
  readonly item: number;
}

/**
 * Inspects every item of one input and logs them together. Returns the logged entries; a repeated `requestId` returns
 * the existing ones. Throws `bad-body` or `future-moment`.
 */
export function inspect(request: InspectRequest, context: AppContext, again?: Again): InspectResponse {
  const before = loggedBefore(request, context);
  if (before !== undefined) return { inspections: before };
  const { items, toEntry } = examineItems(request, context, again);
  return { inspections: log(items.map(toEntry), request, context, again) };
}

/** Does the same as `inspect`, and lets every engine verify the signatures before the verdict is logged. */
export async function inspectByEveryEngine(request: InspectRequest, context: AppContext, again?: Again): Promise<InspectResponse> {
  const before = loggedBefore(request, context);
  if (before !== undefined) return { inspections: before };
  const { items, toEntry } = examineItems(request, context, again);
  const all = await Promise.all(items.map(async ({ item, examined }) => ({ item, examined: await withEngines(examined) })));
  // The same request may have been answered meanwhile.
  const inspections = loggedBefore(request, context) ?? log(all.map(toEntry), request, context, again);
  return { inspections };
}

/**
 * Examines one item of a logged input again and logs the verdict if `isNews` says so. Returns undefined if it is not
 * news, if the request was logged before, or if the input has no such item in this version.
 */
export function inspectForNews(
  request: InspectRequest,
  context: AppContext,
  again: Again,
  isNews: (verdict: Verdict) => boolean,
): Inspection | undefined {
  const { items, toEntry } = examineItems(request, context, again);
  const [one] = items;
  if (one === undefined || !isNews(one.examined.verdict)) return undefined;
  // Another process on this store may do the same, so the transaction also checks whether the request was logged.
  return context.store.db
    .transaction(() => (loggedBefore(request, context) === undefined ? log([toEntry(one)], request, context, again)[0] : undefined))
    .immediate();
}

/** What an inspection reads. It needs no key and writes nothing. */
export interface Inspecting extends Pick<AppContext, 'store' | 'now' | 'trust'> {
  /** For many inputs in a row. Without it, each input queries the store again. */
  readonly copies?: ReturnType<typeof sharedCopies>;
}

/** The entries that an inspection would log. */
export function entriesOf(request: InspectRequest, context: Inspecting): readonly Entry[] {
  const { items, toEntry } = examineItems(request, context, undefined);
  return items.map(toEntry);
}

function loggedBefore({ requestId }: InspectRequest, context: AppContext): readonly Inspection[] | undefined {
  const before = requestId === undefined ? [] : inspectionsOfRequest(context.store, requestId);
  return before.length === 0 ? undefined : before;
}

const log = (entries: readonly Entry[], { requestId }: InspectRequest, { store }: AppContext, again: Again | undefined) =>
  appendInspections(store, entries, requestId, (entry) => (again === undefined ? runOfNew(store, entry) : runOfAgain(store, again.of)));

interface ExaminedItem {
  readonly item: number;
  readonly examined: Examined;
}

function examineItems(request: InspectRequest, context: Inspecting, again: Again | undefined) {
  // Reads the trust data before the clock, so that an entry logged by another process in between is not later than this moment.
  const trust = context.trust();
  const now = context.now();
  const past = request.asOf === undefined ? undefined : pastOf(context.store, trust, pastMoment(request.asOf, now, trust.clockFloor));
  const { raw, items } = read(request);
  const input = {
    channel: request.channel,
    text: raw.text,
    ...defined({ symbology: request.symbology }),
    ...(request.fileName === undefined ? {} : { fileName: request.fileName.slice(-LONGEST_NAME).toWellFormed() }),
    sha256: createHash('sha256').update(raw.bytes).digest('hex'),
    bytes: raw.bytes.length,
  };
  const beside = credentialsIn(items);
  const copies = context.copies?.() ?? copiesIn(context.store);
  const isSample = isSampleInput(context.store, input.sha256);
  const wanted = [...items.entries()].filter(([item]) => again === undefined || item === again.item);
  const examined = wanted.map(([item, recognised]): ExaminedItem => {
    const found = examine(recognised, {
      now,
      trust,
      ...copies,
      beside,
      ...defined({ past, expected: request.expect }),
    });
    return { item, examined: isSample ? { ...found, sample: true } : found };
  });
  const toEntry = ({ item, examined }: ExaminedItem): Entry => ({
    at: now.toISOString(),
    ...(past === undefined ? {} : { asOf: past.at.toISOString() }),
    item,
    ...(again === undefined ? {} : { again: again.of }),
    ...defined({ expected: request.expect }),
    itemRule: ITEM_RULE,
    input,
    ...describe(examined, request.language ?? 'en'),
    trust: trustSummary(trust),
    appVersion: VERSION,
  });
  return { items: examined, toEntry };
}

/** A moment up to the clock floor counts as past, because the clock may be behind. */
function pastMoment(asOf: string, now: Date, floor: string | undefined): Date {
  const moment = readAsOf(asOf);
  const wrong = (code: 'bad-body' | 'future-moment', detail: string): never => {
    throw new Refusal(code, detail, { errors: [{ pointer: '/asOf', detail }] });
  };
  if (moment === undefined) return wrong('bad-body', `'asOf' is a date or a date-time with a time zone, not '${asOf}'`);
  if (isToCome(moment, now, floor)) return wrong('future-moment', `how it stands at ${moment.toISOString()} cannot be known yet`);
  return moment;
}

interface Raw {
  readonly text: string;
  readonly bytes: Uint8Array;
}

function read(request: InspectRequest): { readonly raw: Raw; readonly items: readonly Recognised[] } {
  const bytes = request.base64 === undefined ? new TextEncoder().encode(request.text ?? '') : Buffer.from(request.base64, 'base64');
  if (request.unreadable) {
    const { code, detail, parts } = request.unreadable;
    if (parts !== undefined) return { raw: { text: decodeText(bytes) ?? '', bytes }, items: [incomplete(parts)] };
    return { raw: { text: decodeText(bytes) ?? '', bytes }, items: [{ kind: 'invalid', code, detail: detail.slice(0, 500), flags: [] }] };
  }
  const text = decodeText(bytes);
  if (text === undefined) {
    return { raw: { text: '', bytes }, items: [{ kind: 'invalid', code: 'DPP-INP-14', detail: INPUT_CODES['DPP-INP-14'], flags: [] }] };
  }
  const symbology = request.symbology === undefined ? {} : { symbology: request.symbology };
  const items = recognise({ text, channel: request.channel, ...symbology });
  return { raw: { text, bytes }, items: request.chosen === undefined ? items : [readingChosen(items, request.chosen)] };
}

/** Selects the reading that the person chose. Refuses a choice that is not among the readings of the text. */
function readingChosen(items: readonly Recognised[], chosen: NonNullable<InspectRequest['chosen']>): Recognised {
  const candidates = items.flatMap((item) => (item.kind === 'ambiguous' ? item.candidates : []));
  const found = candidates.find(
    ({ gtin, serial, batch, cpv, tpx }) =>
      gtin === chosen.gtin && serial === (chosen.serial ?? null) && batch === chosen.batch && cpv === chosen.cpv && tpx === chosen.tpx,
  );
  if (found !== undefined) return found;
  const detail = 'the reading that was chosen is none of those that the text has';
  throw new Refusal('bad-body', detail, { errors: [{ pointer: '/chosen', detail }] });
}

/** Decodes UTF-8 strictly, because a replaced character would change the scanned text. Returns undefined for invalid UTF-8. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

type Described = Pick<
  Entry,
  | 'recognised'
  | 'headline'
  | 'reasons'
  | 'checks'
  | 'product'
  | 'issuer'
  | 'credential'
  | 'registration'
  | 'licences'
  | 'engines'
  | 'sample'
>;

/** Describes the examined item for the log and the screen. Product facts are read from the verified document only. */
export function describe(examined: Examined, language: string): Described {
  const { verification, verdict } = examined;
  const product = verification?.document === undefined ? undefined : factsOfCredential(verification.document, language, examined.product);
  return {
    recognised: summarise(examined.recognised),
    headline: verdict.headline,
    reasons: verdict.reasons,
    checks: examined.evidence,
    ...(product === undefined ? {} : { product: { ...product, ...defined({ dppCode: examined.dppCode }) } }),
    ...(verification?.issuerId === undefined ? {} : { issuer: issuerFacts(verification.issuerId, verification.issuer) }),
    ...(verification === undefined || examined.credential === undefined
      ? {}
      : { credential: credentialFacts(verification, examined.credential) }),
    ...(examined.registration === undefined ? {} : { registration: registrationFacts(examined.registration, language) }),
    ...defined({ engines: examined.engines, licences: examined.licences }),
    sample: examined.sample,
  };
}

const issuerFacts = (id: string, known: NonNullable<Examined['verification']>['issuer']): NonNullable<Entry['issuer']> => ({
  id,
  ...(known?.name === undefined ? {} : { name: known.name }),
  ...(known === undefined ? {} : { origin: known.origin, asOf: known.asOf }),
});

function credentialFacts(
  verification: NonNullable<Examined['verification']>,
  credential: NonNullable<Examined['credential']>,
): NonNullable<Entry['credential']> {
  const { format, types, id, verificationMethod, keyFingerprint, validFrom, validUntil, signedAt, document, disclosed, undisclosed } =
    verification;
  return {
    format,
    types,
    ...defined({ id, verificationMethod, keyFingerprint, validFrom, validUntil, signedAt, verified: document, disclosed }),
    ...(undisclosed === undefined ? {} : { undisclosedCount: undisclosed.length }),
    ...credential,
  };
}

/** Summarises the recognised input without its text. */
function summarise(recognised: Recognised): RecognisedSummary {
  const common = { kind: recognised.kind, flags: recognised.flags, ...defined({ link: recognised.link }) };
  switch (recognised.kind) {
    case 'gs1':
      return {
        ...common,
        form: recognised.form,
        gtin: recognised.gtin,
        ...(recognised.serial === null ? {} : { serial: recognised.serial }),
        ...defined({ batch: recognised.batch, cpv: recognised.cpv, tpx: recognised.tpx, expiry: recognised.expiry }),
      };
    case 'gs1-other-key':
      return { ...common, detail: `(${recognised.ai})${recognised.value}` };
    case 'dpp-code':
      return {
        ...common,
        dppCode: recognised.dppCode,
        ...defined({ gtin: recognised.gtin, serial: recognised.serial }),
      };
    case 'verify-link':
      return recognised.carrier === undefined
        ? { ...common, detail: recognised.uri }
        : { ...summarise(recognised.carrier), ...common, detail: recognised.uri };
    case 'did':
      return { ...common, did: recognised.did };
    case 'ambiguous':
      return { ...common, candidates: recognised.candidates, detail: recognised.why };
    case 'invalid':
      return {
        ...common,
        inputCode: recognised.code,
        detail: recognised.detail,
        ...defined({ hint: recognised.hint, parts: recognised.parts }),
      };
    default:
      return common;
  }
}
