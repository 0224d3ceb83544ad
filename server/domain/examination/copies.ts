// Selects the copy of a passport that decides the verdict, and lowers that verdict by the other copies held.
import { isPassportType } from '../credential/vct.ts';
import { inOrder } from '../evidence/checks.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { say } from '../evidence/particulars.ts';
import { wasVouched, weightOf } from '../issuer/weight.ts';
import { defined } from '../json/defined.ts';
import { NOT_COMPARABLE, TO_COMPARE } from '../product/compare.ts';
import { filedUnder } from '../product/judge-product.ts';
import type { ProductKey } from '../recognise/recognised.ts';
import { retractionNames } from '../signed-file/signed-file.ts';
import type { Trust } from '../trust/trust.ts';
import { CAPS, type CopyFacts, cap, HOUR, type Match, selectCredential } from '../verdict/copies.ts';
import { decide } from '../verdict/decide.ts';
import type { Copy, Examined, OmittedCopy } from './examined.ts';

export interface ExaminedCopy {
  readonly copy: Copy;
  readonly examined: Examined;
}

/** Copies that were looked up under one key. */
export interface Found {
  readonly look: () => readonly Copy[];
  /** Granularity of that key: 0 the whole product, 1 a batch, 2 an item. */
  readonly depth: CopyFacts['depth'];
  /** True for batches and items that the label does not distinguish. Their copies can only count against the others. */
  readonly isEvidenceOnly?: boolean;
}

const isAltered = ({ examined }: ExaminedCopy): boolean =>
  examined.evidence.some(({ check, outcome }) => check === 'integrity' && outcome === 'failed');

/** Returns undefined if no copy is held. */
export function examineCopies(
  found: readonly Found[],
  examineCopy: (copy: Copy) => Examined,
  trust: Trust,
  known: Iterable<string>,
): Examined | undefined {
  const seen = new Set<string>();
  const examineAll = (copies: readonly Copy[]): readonly ExaminedCopy[] =>
    copies.flatMap((copy) => {
      if (seen.has(copy.body)) return [];
      seen.add(copy.body);
      return [{ copy, examined: examineCopy(copy) }];
    });
  const looked = found.filter(({ isEvidenceOnly }) => isEvidenceOnly !== true).map((one) => ({ ...one, copies: one.look() }));
  const candidates = looked.flatMap(({ copies }) => examineAll(copies));
  if (candidates.length === 0) return undefined;
  const against = found.filter(({ isEvidenceOnly }) => isEvidenceOnly === true).flatMap(({ look }) => examineAll(look()));
  // An altered copy that this service published takes precedence, because it means that the store was changed.
  const tampered = candidates.find((one) => one.copy.published && isAltered(one));
  const weighed = lowered(candidates, [...candidates, ...against], trust);
  const chosen = tampered === undefined ? selectCredential(weighed) : weighed.find(({ copy }) => copy === tampered.copy);
  if (chosen === undefined) return undefined;
  const others = conflictingCopies(candidates, chosen, omittedOf(looked, chosen.depth, known));
  return others.length === 0 ? chosen.examined : withLines(chosen.examined, others);
}

/** Lowers the verdict on one presented credential by the copies held of the same product. */
export function loweredByHeld(brought: ExaminedCopy, held: readonly ExaminedCopy[], trust: Trust): Examined {
  return lowered([brought], [brought, ...held], trust)[0]?.examined ?? brought.examined;
}

interface Weighed extends ExaminedCopy {
  readonly headline: Examined['verdict']['headline'];
  readonly vouched: boolean;
  readonly depth: CopyFacts['depth'];
}

function lowered(copies: readonly ExaminedCopy[], all: readonly ExaminedCopy[], trust: Trust): readonly Weighed[] {
  const facts = new Map(all.map((one) => [one, factsOf(one, trust)]));
  return copies.map((one): Weighed => {
    const own = facts.get(one);
    // The verdict on a credential that is itself revoked or suspended is low already.
    const isDown = one.examined.evidence.some(({ check, outcome }) => check === 'status' && outcome === 'failed');
    const lines = own === undefined || !own.vouched || isDown ? [] : all.flatMap((other) => capOf(one, own, other, facts.get(other)));
    const examined = lines.length === 0 ? one.examined : withLines(one.examined, unique(lines));
    return { copy: one.copy, examined, headline: examined.verdict.headline, vouched: own?.vouched === true, depth: own?.depth ?? 0 };
  });
}

function capOf(one: ExaminedCopy, own: CopyFacts, other: ExaminedCopy, facts: CopyFacts | undefined): readonly Evidence[] {
  if (other === one || facts === undefined || facts.hits.length === 0) return [];
  const isGenuine = ['valid', 'valid-not-current'].includes(one.examined.verdict.headline);
  const line = cap(own, facts, matchOf(one, other), isGenuine);
  return line === undefined ? [] : [line];
}

/** Keeps one line for each code, in the order of `CAPS`. Codes that are not in `CAPS` come first. */
const unique = (lines: readonly Evidence[]): readonly Evidence[] =>
  lines
    .filter((line, at) => lines.findIndex(({ code }) => code === line.code) === at)
    .toSorted((one, other) => CAPS.indexOf(one.code) - CAPS.indexOf(other.code));

/** Adds lines to the evidence, and decides again. */
export const withLines = (examined: Examined, lines: readonly Evidence[]): Examined => {
  const found = [...examined.evidence, ...lines];
  return { ...examined, verdict: decide(found), evidence: inOrder(found) };
};

/** Compares two copies by the product check of the other one, or by the identifiers that both state if no product was scanned. */
function matchOf(one: ExaminedCopy, { examined: other }: ExaminedCopy): Match {
  const lines = other.evidence.filter(({ check }) => check === 'product');
  if (lines.some(({ outcome, code }) => outcome === 'failed' || NOT_COMPARABLE.includes(code))) return 'other';
  if (lines.some(({ code }) => TO_COMPARE.includes(code))) return 'maybe';
  if (lines.some(({ outcome }) => outcome === 'passed')) return 'same';
  const keys = keysOf(other).map(spell);
  return keysOf(one.examined).some((key) => keys.includes(spell(key))) ? 'same' : 'other';
}

const keysOf = ({ verification }: Examined): readonly ProductKey[] => (verification === undefined ? [] : filedUnder(verification.products));
const spell = ({ gtin, serial, batch, cpv, tpx }: ProductKey): string => JSON.stringify([gtin, serial, batch, cpv, tpx]);

function factsOf({ copy, examined }: ExaminedCopy, trust: Trust): CopyFacts | undefined {
  const { verification } = examined;
  const { issuerId, lead, document } = verification ?? {};
  if (verification === undefined || issuerId === undefined || lead === undefined || document === undefined) return undefined;
  const { id, status, types, signedAt, validFrom } = verification;
  const seenAt = copy.seenAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(copy.seenAt);
  const weight = weightOf({ issuerId, proven: [lead], seenAt, names: () => retractionNames(copy.body) }, trust);
  const signed = Date.parse(signedAt ?? validFrom ?? '');
  const line = examined.evidence.find(({ check }) => check === 'status');
  const own = localHits(copy, line);
  const firstShown = status?.firstShown ?? own.shown;
  return {
    issuerId,
    type: types.some(isPassportType) ? 'DigitalProductPassport' : types.toSorted().join(' '),
    ...defined({ id }),
    ...(typeof document.replaces === 'string' ? { replaces: document.replaces } : {}),
    ...(Number.isNaN(signed) ? {} : { signed }),
    depth: depthOf(examined),
    vouched: wasVouched({ issuerId, proven: [lead] }, trust),
    ...defined({ weight }),
    hits: [...(status?.hits ?? []), ...own.hits],
    ...defined({ firstShown }),
    ...defined({ latestShown: status?.latestShown, goodFrom: status?.goodFrom }),
    offersStatus: line?.code !== 'DPP-STA-02' && line?.code !== 'DPP-STA-17',
    isCurrent: line?.code === 'DPP-STA-01',
  };
}

/** The local status of the service's own credentials takes precedence over any status list. */
function localHits({ standing }: Copy, line: Evidence | undefined): { readonly hits: CopyFacts['hits']; readonly shown?: number } {
  if (line?.outcome !== 'failed') return { hits: [] };
  const purpose = line.code === 'DPP-STA-21' ? 'suspension' : 'revocation';
  return { hits: [{ purpose, weight: 'firm' }], ...(standing === undefined ? {} : { shown: Date.parse(standing.since) }) };
}

/** Returns the finest granularity among the products that the credential names, limited to the scanned GTIN. */
function depthOf(examined: Examined): CopyFacts['depth'] {
  const keys = keysOf(examined).filter(({ gtin }) => examined.product === undefined || gtin === examined.product.gtin);
  if (keys.some(({ serial, tpx }) => serial !== undefined || tpx !== undefined)) return 2;
  return keys.some(({ batch }) => batch !== undefined) ? 1 : 0;
}

interface Left {
  /** The number of copies that were not examined. */
  readonly count: number;
  readonly held: number;
  /** Omitted copies whose issuer is or was vouched for here, about the same or a finer product than the selected copy. */
  readonly known: readonly OmittedCopy[];
}

interface Looked extends Found {
  readonly copies: readonly Copy[];
}

function omittedOf(looked: readonly Looked[], depth: CopyFacts['depth'], known: Iterable<string>): Left {
  const count = looked.reduce((sum, { copies }) => sum + (copies[0]?.held ?? copies.length) - copies.length, 0);
  const held = looked.reduce((sum, { copies }) => sum + (copies[0]?.held ?? copies.length), 0);
  const issuers = [...known];
  return {
    count,
    held,
    known: looked.filter((one) => one.depth >= depth).flatMap(({ copies }) => copies[0]?.omitted?.(issuers) ?? []),
  };
}

/**
 * True if an omitted copy may be a genuine one that was revoked. False if the selected copy renews each omitted one: it is the same
 * credential, signed at least one hour later.
 */
function mayCount({ known }: Left, { examined: { verification } }: ExaminedCopy): boolean {
  const at = Date.parse(verification?.signedAt ?? '');
  const isRenewed = ({ issuer, id, signedBy = Number.NaN }: OmittedCopy): boolean =>
    issuer === verification?.issuerId && id !== undefined && id === verification.id && at >= signedBy + HOUR;
  return !known.every(isRenewed);
}

function conflictingCopies(copies: readonly ExaminedCopy[], chosen: Weighed, left: Left): readonly Evidence[] {
  const altered = copies.filter((one) => one.copy !== chosen.copy && isAltered(one)).length;
  return [
    ...(altered === 0 ? [] : [evidence('DPP-SIG-23', say('altered-copies', { count: altered }))]),
    ...(left.count <= 0
      ? []
      : [evidence(mayCount(left, chosen) ? 'DPP-SIG-25' : 'DPP-SIG-24', say('copies-of', { count: left.count, held: left.held }))]),
  ];
}
