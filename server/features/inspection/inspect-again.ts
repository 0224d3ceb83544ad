// Inspects an entry of the log once more: because a person asks for it, or by itself because a trust list, an issuer or a copy has come.

import type { Inspection, InspectRequest, Language } from '../../contract/index.ts';
import type { Code } from '../../domain/evidence/codes.ts';
import { original } from '../../domain/foreign/index.ts';
import { isKnownIssuer } from '../../domain/issuer/issuer.ts';
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
import { type ExamineContext, examine } from './examine.ts';
import { inspect } from './inspect.ts';
import { inspectedItem } from './inspected-item.ts';

/** The request by which an entry was made. Undefined where the log does not hold its input: pixels, bytes that are no text, parts of a code. */
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
    ...(fileName === undefined ? {} : { fileName }),
    ...(expected === undefined ? {} : { expect: expected }),
    ...(asOf === undefined ? {} : { asOf }),
    // The text alone would ask again.
    ...(isAmbiguous && recognised.gtin !== undefined ? { chosen: keyOf({ ...recognised, gtin: recognised.gtin }) } : {}),
  };
}

const keyOf = ({ gtin, serial, batch, cpv, tpx }: ProductKey): ProductKey => ({
  gtin,
  ...(serial === undefined ? {} : { serial }),
  ...(batch === undefined ? {} : { batch }),
  ...(cpv === undefined ? {} : { cpv }),
  ...(tpx === undefined ? {} : { tpx }),
});

/** What a person asks for; the new entry stands beside the old one. */
export function inspectAgain(id: number, requestId: string | undefined, language: Language, desk: AppContext): Inspection {
  const entry = readInspection(desk.store, id);
  if (entry === undefined) throw new Refusal('not-found', `there is no inspection ${id}`);
  const request = requestOf(entry, language);
  if (request === undefined) throw new Refusal('conflict', `the log does not hold what inspection ${id} was made of: bring it again`);
  return repeat(entry, requestId === undefined ? request : { ...request, requestId }, desk);
}

function repeat({ id, item }: Inspection, request: InspectRequest, desk: AppContext): Inspection {
  const [inspection] = inspect(request, desk, { of: id, item }).inspections;
  if (inspection === undefined) throw new Refusal('conflict', `the input of inspection ${id} has no item ${item} in this version`);
  return inspection;
}

type Moment = Pick<ExamineContext, 'now' | 'trust'>;

const NO_COPY: ReadonlySet<Code | undefined> = new Set<Code>(['DPP-SIG-13', 'DPP-SIG-20']);

/** Nothing held here raises a credential that was brought; only who vouches for its issuer does. */
const isHopeless = ({ headline, credential, issuer }: Inspection, { trust }: Moment): boolean =>
  headline === 'unknown-issuer' && credential?.source === 'input' && issuer !== undefined && !isKnownIssuer(original(issuer.id), trust);

/** Whether there is more to say than when it was inspected. */
function isAnswered(entry: Inspection, moment: Moment, desk: AppContext): boolean {
  const { input, recognised } = entry;
  const item = inspectedItem({ ...input, text: original(input.text), item: entry.item, recognised });
  if (item === undefined) return false;
  const { headline, reasons } = examine(item, {
    ...moment,
    ...copiesIn(desk.store),
    ...(entry.expected === undefined ? {} : { expected: entry.expected }),
  }).verdict;
  return headline !== entry.headline || (NO_COPY.has(entry.reasons[0]) && !NO_COPY.has(reasons[0]));
}

/** How far a look through the log has come: the rest is left to the next turns. */
interface Look {
  /** Of the store when it began. */
  readonly generation: number;
  /** Entries from here on were looked at. */
  before: number;
  left: number;
  isOver: boolean;
  readonly again: { readonly id: number; readonly forLackOfCopy: boolean }[];
}

/** Policy: of the newest so many; older ones are in the log, with a button. */
const MOST = 5000;
/** So many of them are named in the notice: the others are in the log. */
const NAMED = 10;

/**
 * Inspects again what a trust list, an issuer or a copy that has arrived may answer: only when the store has changed since the last look, at most `most` entries in
 * a turn. Returns how many entries were inspected again.
 */
export function reinspection(desk: AppContext): (most?: number) => number {
  let look: Look | undefined;
  return (most = LIMITS.lookedAgain) => {
    look = continued(look, dataVersionOf(desk.store));
    const before = look.again.length;
    try {
      goOn(look, desk, most);
    } finally {
      // Another program may hold the store too long: what was inspected by then is reported, and the rest follows in the next turn.
      tell(look.again.slice(before), desk);
    }
    return look.again.length - before;
  };
}

const continued = (look: Look | undefined, generation: number): Look =>
  look !== undefined && (!look.isOver || look.generation === generation)
    ? look
    : { generation, before: Number.MAX_SAFE_INTEGER, left: MOST, isOver: false, again: [] };

function goOn(look: Look, desk: AppContext, most: number): void {
  if (look.isOver) return;
  const moment: Moment = { now: desk.now(), trust: desk.trust() };
  for (let turn = most; turn > 0; look.left -= 1) {
    const entry = look.left > 0 ? awaitingBefore(desk.store, look.before) : undefined;
    if (entry === undefined) {
      look.isOver = true;
      return;
    }
    if (!isHopeless(entry, moment)) {
      turn -= 1;
      const request = isAnswered(entry, moment, desk) ? requestOf(entry, languageOf(desk.settings())) : undefined;
      if (request !== undefined) {
        // Another workbench of the same folder may be looking too: under this name it is written once.
        const { id } = repeat(entry, { ...request, requestId: `again-${String(entry.id).padStart(12, '0')}` }, desk);
        look.again.push({ id, forLackOfCopy: NO_COPY.has(entry.reasons[0]) });
      }
    }
    look.before = entry.id;
  }
}

function tell(again: Look['again'], desk: AppContext): void {
  for (const [code, forLackOfCopy] of [
    ['wanted-arrived', true],
    ['issuer-arrived', false],
  ] as const) {
    const ids = again.filter((one) => one.forLackOfCopy === forLackOfCopy).map(({ id }) => id);
    if (ids.length > 0) desk.notice(code, String(ids.length), ids.slice(0, NAMED));
  }
}
