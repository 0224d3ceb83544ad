// Inspects an entry of the log again, on request or after a trust list, an issuer or a copy has arrived.

import type { AgainRequest, Inspection, InspectRequest, InspectResponse, Language } from '../../contract/index.ts';
import type { Code } from '../../domain/evidence/codes.ts';
import { examine } from '../../domain/examination/examine.ts';
import type { ExamineContext } from '../../domain/examination/examined.ts';
import { inspectedItem } from '../../domain/examination/inspected-item.ts';
import { original } from '../../domain/foreign/index.ts';
import { isKnownIssuer } from '../../domain/issuer/issuer.ts';
import { defined } from '../../domain/json/defined.ts';
import { recognise } from '../../domain/recognise/index.ts';
import type { ProductKey } from '../../domain/recognise/recognised.ts';
import { LIMITS } from '../../lib/limits.ts';
import { Refusal } from '../../lib/problem.ts';
import { awaitingBefore } from '../../store/audit-log/awaiting.ts';
import { readInspection } from '../../store/audit-log/read.ts';
import { dataVersionOf } from '../../store/data-version.ts';
import { languageOf } from '../../store/settings.ts';
import type { AppContext } from '../app-context/index.ts';
import { copiesIn } from './copies-in.ts';
import { inspect, inspectByEveryEngine } from './inspect.ts';

/**
 * Rebuilds the request that produced an entry. Returns undefined if the log does not contain its input: pixels, bytes that
 * are not text, or parts of a code.
 */
function requestOf({ input, recognised, expected, asOf }: Inspection, language: Language): InspectRequest | undefined {
  const { channel, symbology } = input;
  const [text, fileName] = [original(input.text), input.fileName && original(input.fileName)];
  if (text === '' || recognised.parts !== undefined) return undefined;
  const symbol = symbology === undefined ? {} : { symbology };
  const isAmbiguous = recognise({ text, channel, ...symbol })[0]?.kind === 'ambiguous';
  return {
    channel,
    text,
    language,
    ...symbol,
    ...defined({ fileName, expect: expected, asOf }),
    // Without the person's choice, the ambiguous text would raise the same question again.
    ...(isAmbiguous && recognised.gtin !== undefined ? { chosen: keyOf({ ...recognised, gtin: recognised.gtin }) } : {}),
  };
}

const keyOf = ({ gtin, serial, batch, cpv, tpx }: ProductKey): ProductKey => ({
  gtin,
  ...defined({ serial, batch, cpv, tpx }),
});

/** Repeats an inspection on request and adds a new entry; the old one stays. Throws `not-found` or `conflict`. */
export async function inspectAgain(id: number, { requestId, language, engines }: AgainRequest, context: AppContext): Promise<Inspection> {
  const entry = readInspection(context.store, id);
  if (entry === undefined) throw new Refusal('not-found', `there is no inspection ${id}`);
  const again = requestOf(entry, language ?? languageOf(context.settings()));
  if (again === undefined) throw new Refusal('conflict', `the log does not hold what inspection ${id} was made of: bring it again`);
  const request = { ...again, ...defined({ requestId }) };
  if (engines === undefined) return repeat(entry, request, context);
  return onlyOne(entry, await inspectByEveryEngine(request, context, { of: id, item: entry.item }));
}

const repeat = (entry: Inspection, request: InspectRequest, context: AppContext): Inspection =>
  onlyOne(entry, inspect(request, context, { of: entry.id, item: entry.item }));

function onlyOne({ id, item }: Inspection, { inspections: [inspection] }: InspectResponse): Inspection {
  if (inspection === undefined) throw new Refusal('conflict', `the input of inspection ${id} has no item ${item} in this version`);
  return inspection;
}

/** The engines disagreed. A single engine in an automatic repetition must not overrule that. */
const DISPUTED: Code = 'DPP-SIG-44';

/**
 * The request for an automatic repetition. Undefined for entries without their input, for those whose record or input was changed in the
 * store, and for those on which the engines disagreed.
 */
export function ownRequestOf(entry: Inspection, context: AppContext): InspectRequest | undefined {
  if (entry.isChanged || entry.reasons.includes(DISPUTED)) return undefined;
  const request = requestOf(entry, languageOf(context.settings()));
  // Another workbench on the same folder may repeat the same entry. Under this request ID it is written once.
  return request && { ...request, requestId: `again-${String(entry.id).padStart(12, '0')}` };
}

type Moment = Pick<ExamineContext, 'now' | 'trust'>;

const NO_COPY: ReadonlySet<Code | undefined> = new Set<Code>(['DPP-SIG-13', 'DPP-SIG-20']);

/**
 * No copy held here can improve the verdict on a presented credential from an unknown issuer. Only a trust list or a person can, by
 * vouching for the issuer, or for the anchor of its certificates, which cannot be identified by a name here.
 */
const isHopeless = ({ headline, reasons, credential, issuer }: Inspection, { trust }: Moment): boolean =>
  headline === 'unknown-issuer' &&
  credential?.source === 'input' &&
  !reasons.includes('DPP-KEY-17') &&
  issuer !== undefined &&
  !isKnownIssuer(original(issuer.id), trust);

/** True if the headline has changed, or if a missing copy has arrived. */
function isAnswered(entry: Inspection, moment: Moment, context: AppContext): boolean {
  const { input, recognised } = entry;
  const item = inspectedItem({ ...input, text: original(input.text), item: entry.item, recognised });
  if (item === undefined) return false;
  const { headline, reasons } = examine(item, {
    ...moment,
    ...copiesIn(context.store),
    ...defined({ expected: entry.expected }),
  }).verdict;
  return headline !== entry.headline || (NO_COPY.has(entry.reasons[0]) && !NO_COPY.has(reasons[0]));
}

/** The number of a repetition, and whether the entry before it lacked a copy. */
export interface Answer {
  readonly id: number;
  readonly forLackOfCopy: boolean;
}

export const toAnswer = ({ id }: Inspection, before: Inspection): Answer => ({ id, forLackOfCopy: NO_COPY.has(before.reasons[0]) });

/** What a person waits for: an issuer that is known, or a copy. */
export const isAwaited = ({ headline, reasons }: Inspection): boolean => headline === 'unknown-issuer' || NO_COPY.has(reasons[0]);

/** Progress through the log. Later turns continue where this one stopped. */
interface Look {
  /** The data version of the store at the start. */
  readonly dataVersion: number;
  /** Entries with this ID or a higher one are done. */
  before: number;
  left: number;
  isOver: boolean;
  readonly again: Answer[];
}

/**
 * Policy: the maximum number of entries that are reconsidered, newest first. Older entries stay in the log, where a
 * person can repeat them.
 */
const MOST = 5000;
/** The maximum number of entries that a notice names. The log holds the rest. */
const NAMED = 10;

/**
 * Inspects entries again whose verdict a newly arrived trust list, issuer or copy may change. Each turn reconsiders at most
 * `most` entries, and only after the store has changed. It returns how many were inspected again.
 */
export function reinspection(context: AppContext): (most?: number) => number {
  let look: Look | undefined;
  return (most = LIMITS.lookedAgain) => {
    look = continued(look, dataVersionOf(context.store));
    const before = look.again.length;
    try {
      goOn(look, context, most);
    } finally {
      // If another program locks the store for too long, the turn ends. It reports the entries inspected so far; the
      // next turn continues with the rest.
      tell(look.again.slice(before), context);
    }
    return look.again.length - before;
  };
}

const continued = (look: Look | undefined, dataVersion: number): Look =>
  look !== undefined && (!look.isOver || look.dataVersion === dataVersion)
    ? look
    : { dataVersion, before: Number.MAX_SAFE_INTEGER, left: MOST, isOver: false, again: [] };

function goOn(look: Look, context: AppContext, most: number): void {
  if (look.isOver) return;
  const moment: Moment = { now: context.now(), trust: context.trust() };
  for (let turn = most; turn > 0; look.left -= 1) {
    const entry = look.left > 0 ? awaitingBefore(context.store, look.before) : undefined;
    if (entry === undefined) {
      look.isOver = true;
      return;
    }
    if (!isHopeless(entry, moment)) {
      turn -= 1;
      const request = isAnswered(entry, moment, context) ? ownRequestOf(entry, context) : undefined;
      if (request !== undefined) look.again.push(toAnswer(repeat(entry, request, context), entry));
    }
    look.before = entry.id;
  }
}

/** Tells the person which entries have a new result. */
export function tell(again: readonly Answer[], context: AppContext): void {
  for (const [code, forLackOfCopy] of [
    ['wanted-arrived', true],
    ['issuer-arrived', false],
  ] as const) {
    const ids = again.filter((one) => one.forLackOfCopy === forLackOfCopy).map(({ id }) => id);
    if (ids.length > 0) context.notice(code, String(ids.length), ids.slice(0, NAMED));
  }
}
