// Adds another desk's evidence bundle to a run with one line in the log of runs, and keeps its data beside the log.
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { BUNDLE_LIMITS } from '../../domain/bundle/format.ts';
import { defined, notNull } from '../../domain/json/defined.ts';
import { isOfKeptBundle } from '../../domain/log/erasure-line.ts';
import type { PartLine } from '../../domain/log/run-line.ts';
import type { KeptPart } from '../../domain/runs/part.ts';
import type { DeskRow } from '../../domain/runs/together.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { erasuresOf } from '../erasures/erased.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { COUNTED, OF_RUN } from './counts.ts';
import { appendToRun, requireUnclosed } from './run-log.ts';

/** Policy: a job shared by more desks than this is split into several runs. */
const MOST_PARTS = 20;

interface Numbered {
  readonly number: number;
  readonly line: PartLine;
}

function linesOf({ db }: Store, run: string): readonly Numbered[] {
  const rows = statement(db, "SELECT id AS number, record FROM run_log WHERE run = ? AND action = 'part' ORDER BY id").all(run) as {
    readonly number: number;
    readonly record: string;
  }[];
  return rows.map(({ number, record }) => ({ number, line: JSON.parse(record) as PartLine }));
}

const isSameRun = (one: Pick<PartLine, 'desk' | 'of'>, other: Pick<PartLine, 'desk' | 'of'>): boolean =>
  one.desk === other.desk && one.of === other.of;

/** The number of the line that names the bundle, with the fingerprint of the signer if one is given. Undefined if there is no such line. */
export const numberOfPart = (store: Store, run: string, { sha256 }: Pick<KeptPart, 'sha256'>, signer?: string): number | undefined =>
  linesOf(store, run).find(({ line }) => line.bundle === sha256 && (signer === undefined || line.signer === signer))?.number;

/**
 * Returns the number of the line. Throws `not-found` for an unknown run. Throws `conflict` for a closed run, for a
 * bundle that is not newer than another one of the same run of that desk, and if the run has the maximum number of
 * parts.
 */
export function addPart(
  store: Store,
  run: string,
  part: KeptPart,
  { officer, signer, note }: Pick<PartLine, 'officer' | 'signer' | 'note'>,
  now: Date,
): number {
  const json = JSON.stringify(part);
  if (json.length > BUNDLE_LIMITS.file) throw new StoreFault('conflict', 'the run in the bundle is too large to be shown');
  const { desk, createdAt: madeAt } = part.manifest;
  const about = { bundle: part.sha256, desk, madeAt, of: part.run.id, entries: part.entries.length, kept: digest(json) };
  return store.db
    .transaction((): number => {
      const lines = linesOf(store, run);
      requireUnclosed(store, run);
      if (lines.length >= MOST_PARTS) throw new StoreFault('conflict', `a run takes at most ${MOST_PARTS} bundles of other computers`);
      if (lines.some(({ line }) => line.bundle !== about.bundle && isSameRun(line, about) && Date.parse(line.madeAt) >= Date.parse(madeAt)))
        throw new StoreFault('conflict', 'a bundle of the same run of that computer that is not older was added already');
      const { number } = appendToRun(store, {
        action: 'part',
        run,
        at: now.toISOString(),
        officer,
        ...about,
        ...defined({ signer, note }),
      });
      statement(store.db, 'INSERT INTO run_parts (number, run, content) VALUES (?, ?, ?)').run(number, run, deflateRawSync(json));
      return number;
    })
    .immediate();
}

export interface ListedPart extends Numbered {
  /** `changed`: the data kept here does not match the hash in the line. */
  readonly kept: KeptPart | 'changed' | 'erased';
  readonly isReplaced: boolean;
}

/** In the order in which they were added. */
export function partsOf(store: Store, run: string): readonly ListedPart[] {
  const lines = linesOf(store, run);
  const content = statement(store.db, 'SELECT content FROM run_parts WHERE number = ?').pluck();
  return lines.map(({ number, line }, at) => ({
    number,
    line,
    kept: keptIn(store, number, content.get(number) as Buffer | undefined, line),
    isReplaced: lines.slice(at + 1).some((later) => isSameRun(later.line, line)),
  }));
}

function keptIn({ db }: Store, number: number, content: Buffer | undefined, { kept }: PartLine): ListedPart['kept'] {
  if (content === undefined)
    return erasuresOf(db, 'run_log', number).some(({ parts }) => parts.some(isOfKeptBundle)) ? 'erased' : 'changed';
  const json = inflated(content);
  return json === undefined || digest(json) !== kept ? 'changed' : (JSON.parse(json) as KeptPart);
}

const digest = (json: string): string => createHash('sha256').update(json).digest('hex');

function inflated(content: Buffer): string | undefined {
  try {
    return inflateRawSync(content, { maxOutputLength: 4 * BUNDLE_LIMITS.file }).toString();
  } catch {
    return undefined;
  }
}

const OWN = `SELECT i.id AS number, ${COUNTED}, i.at, i.product_name AS product ${OF_RUN}`;

type OwnRow = Omit<DeskRow, 'product' | 'decision'> & {
  readonly product: string | null;
  readonly decision: NonNullable<DeskRow['decision']> | null;
};

/** The entries of a run in the log of this computer. */
export const ownRows = ({ db }: Store, run: string): readonly DeskRow[] =>
  (statement(db, OWN).all(run) as OwnRow[]).map(({ product, decision, ...row }) => ({
    ...row,
    ...notNull({ product, decision }),
  }));
