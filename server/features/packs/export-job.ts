// Makes a pack in the background, signs it with the service's own key and serves it in parts.
import { readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PackExport, PackWanted } from '../../contract/index.ts';
import { lineOf } from '../../domain/formats/wanted-codes.ts';
import { defined } from '../../domain/json/defined.ts';
import { didKeyOfJwk } from '../../domain/signed-file/signed-file.ts';
import { openedFile } from '../../lib/closing.ts';
import { isFault, Refusal, toProblem } from '../../lib/problem.ts';
import { serviceName } from '../../store/settings.ts';
import { trustListFileInForce } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';
import { itemsOfText } from '../sync/index.ts';
import { creating, type PackOrder } from './create.ts';
import { PackRefusal } from './format/pack.ts';

/** Bytes in one response. A window requests them one after the other. */
export const MADE_PART = 8 * 2 ** 20;

export type PackExportJob = ReturnType<typeof packExportJob>;

export function packExportJob(context: AppContext, report: (fault: unknown) => void) {
  const file = join(context.store.folder, 'pack-made');
  let made: PackExport | undefined;
  let stop = false;
  let ended: Promise<void> = Promise.resolve();
  const discard = async (): Promise<void> => {
    stop = true;
    await ended;
    made = undefined;
    rmSync(file, { force: true });
  };

  const work = async (order: PackOrder): Promise<void> => {
    const steps = creating(context, order);
    for (;;) {
      const step = steps.next();
      if (step.done) {
        const { sequence, counts } = step.value;
        const entries = Object.values(counts).reduce((sum, count: number) => sum + count, 0);
        made = { stage: 'made', entries, name: nameOf(context, sequence), size: statSync(file).size, sequence };
        return;
      }
      made = { stage: 'making', entries: step.value };
      await new Promise(setImmediate);
      if (!stop) continue;
      // Ends the generator here, and runs its cleanup.
      steps.return(undefined as never);
      return;
    }
  };

  return {
    state: (): PackExport | undefined => made,
    make: async (wanted: PackWanted): Promise<PackExport> => {
      if (made?.stage === 'making') throw new Refusal('conflict', 'a pack is being made already: wait, or stop it');
      const order = orderOf(context, wanted, file);
      await discard();
      stop = false;
      made = { stage: 'making', entries: 0 };
      ended = work(order).catch((error: unknown) => {
        if (!(error instanceof PackRefusal) && isFault(error)) report(error);
        const detail = error instanceof PackRefusal ? error.message : toProblem(error).body.detail;
        made = { stage: 'failed', entries: 0, fault: { code: error instanceof PackRefusal ? error.code : 'failed', detail } };
      });
      return made;
    },
    /** Returns bytes from this offset. The file may be longer than one part. */
    part: (at: number): Buffer => {
      if (made?.stage !== 'made') throw new Refusal('not-found', 'no pack was made');
      using handle = openedFile(file, 'r');
      const block = Buffer.alloc(Math.min(MADE_PART, Math.max(0, (made.size ?? 0) - at)));
      return block.subarray(0, readSync(handle.fd, block, 0, block.length, at));
    },
    /** Stops the work in progress and deletes the result. */
    discard,
  };
}

function orderOf(context: AppContext, { role, passports, trust, since, lines }: PackWanted, out: string) {
  if (since !== undefined && lines !== undefined)
    throw new Refusal('bad-body', "'since' and 'lines' exclude each other: a selection does not show what it leaves out");
  const { publicJwk, sign } = context.signer();
  const list = trust ? trustListFileInForce(context.store) : undefined;
  if (trust && list === undefined) throw new Refusal('conflict', 'there is no trust list on this computer that could go along');
  return {
    out,
    role,
    passports,
    creator: serviceName(context.store),
    signer: { did: didKeyOfJwk(publicJwk.x), sign },
    ...defined({ trust: list, since }),
    // A line that names no item is refused; otherwise it would be missing silently.
    ...(lines === undefined ? {} : { lines: itemsOfText(lines.join('\n')).map(lineOf) }),
  };
}

/** Keeps only characters that every file system accepts. */
const nameOf = (context: AppContext, sequence: number): string =>
  `${
    serviceName(context.store)
      .replaceAll(/[^A-Za-z0-9.-]+/g, '-')
      .slice(0, 60) || 'dpp'
  }-${sequence}.pack`;
