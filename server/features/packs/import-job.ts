// Imports one pack on this computer: receives it in parts, checks it, and applies or discards it on request.

import type { PackApplication, PackFile, PackImport, PackNeed, TrustPreview } from '../../contract/index.ts';
import { closing } from '../../lib/closing.ts';
import { isFault, Refusal, toProblem } from '../../lib/problem.ts';
import type { AppContext } from '../app-context/index.ts';
import { previewTrustList } from '../trust/index.ts';
import { isSameFile } from '../upload/index.ts';
import { carriedTrust, ownKeyOf, type PackFault, packNeeds } from './admit.ts';
import { applyPack } from './apply.ts';
import { PackRefusal } from './format/pack.ts';
import { openPack } from './format/read.ts';
import { lookInto } from './preview.ts';
import { packFile } from './upload.ts';

export type PackImportJob = ReturnType<typeof packImportJob>;

type Present = Omit<PackImport, 'name' | 'size' | 'held'> & { readonly file: PackFile };

/** The work in progress, and whether it should stop. */
interface Task {
  stop: boolean;
  ended: Promise<void>;
}

class Stopped extends Error {}

export function packImportJob(context: AppContext, report: (fault: unknown) => void) {
  const incoming = packFile(context.store.folder);
  const { path } = incoming;
  let present: Present | undefined;
  let task: Task = { stop: false, ended: Promise.resolve() };

  const set = (change: Partial<Present>): void => {
    if (present !== undefined) present = { ...present, ...change };
  };
  /** Sets the state after the work in progress has ended. */
  const settle = (change: Partial<Present>): void => {
    if (present === undefined) return;
    const { progress: _, ...rest } = present;
    present = { ...rest, ...change };
  };
  const state = (): PackImport | undefined => {
    if (present === undefined) return undefined;
    const { file, ...rest } = present;
    return { name: file.name, size: file.size, held: rest.stage === 'receiving' ? incoming.heldBytes() : file.size, ...rest };
  };
  const one = (): Present => {
    if (present === undefined) throw new Refusal('not-found', 'no pack was brought to this computer');
    return present;
  };
  const shown = (): PackImport => {
    const { file: _ } = one();
    return state() as PackImport;
  };
  const requireIdle = (): void => {
    if (present?.stage === 'applying') throw new Refusal('conflict', 'a pack is being applied: wait, or stop it');
  };
  const halt = (): Promise<void> => {
    task.stop = true;
    return task.ended;
  };
  const run = (failed: Present['stage'], steps: (mine: Task) => Promise<void>): void => {
    const before = halt();
    const mine: Task = { stop: false, ended: Promise.resolve() };
    task = mine;
    mine.ended = before
      .then(() => steps(mine))
      .catch((error: unknown) => {
        settle(error instanceof Stopped ? { stage: 'ready' } : { stage: failed, fault: faultOf(error, report) });
      });
  };

  const check = async (mine: Task): Promise<void> => {
    settle({ stage: 'checking', ...standing(context, path) });
    const previewContext = {
      store: context.store,
      ownKey: ownKeyOf(context.signer()),
      trust: context.trust(),
      now: context.now(),
      given: {},
    };
    for (const { done, total, preview } of lookInto(path, previewContext)) {
      set({ preview, progress: { done, total } });
      // Serves other requests between two parts.
      await new Promise(setImmediate);
      if (mine.stop) break;
    }
    settle({ stage: 'ready' });
  };
  const apply = async (mine: Task, given: PackApplication): Promise<void> => {
    const result = await applyPack(context, path, given, {
      progress: ({ chunk, chunks }) => {
        set({ progress: { done: chunk, total: chunks } });
        if (mine.stop) throw new Stopped();
      },
    });
    incoming.discard();
    settle({ stage: 'applied', result, needs: [] });
  };

  const left = incoming.announced();
  if (left !== undefined) {
    present = { file: left, stage: 'receiving', needs: [] };
    if (incoming.heldBytes() === left.size) run('refused', check);
  }

  return {
    state,
    begin: async (file: PackFile): Promise<PackImport> => {
      requireIdle();
      if (present !== undefined && present.stage !== 'applied' && present.stage !== 'refused' && isSameFile(present.file, file))
        return shown();
      await halt();
      present = undefined;
      incoming.begin(file);
      present = { file, stage: 'receiving', needs: [] };
      return shown();
    },
    append: (at: number, part: Buffer): PackImport => {
      const { stage, file } = one();
      if (stage !== 'receiving') throw new Refusal('conflict', 'the pack is here already');
      incoming.append(file, at, part);
      if (incoming.heldBytes() === file.size) {
        set({ stage: 'checking' });
        run('refused', check);
      }
      return shown();
    },
    /** Checks the pack again, because other issuers may be known by now. */
    check: (): PackImport => {
      if (one().stage !== 'ready') throw new Refusal('conflict', 'there is nothing to be checked again');
      const { fault: _, trust: __, ...rest } = one();
      present = { ...rest, stage: 'checking' };
      run('refused', check);
      return shown();
    },
    apply: (given: PackApplication): PackImport => {
      requireIdle();
      const { stage } = one();
      if (stage !== 'ready' && stage !== 'checking') throw new Refusal('conflict', 'there is no pack here that can be applied');
      run('ready', async (mine) => {
        const { fault: _, ...rest } = one();
        present = { ...rest, stage: 'applying' };
        await apply(mine, given);
      });
      set({ stage: 'applying' });
      return shown();
    },
    /** Resolves once the work in progress has stopped. Verified chunks stay, and the next attempt resumes there. */
    stop: async (): Promise<PackImport | undefined> => {
      await halt();
      return state();
    },
    discard: async (): Promise<void> => {
      requireIdle();
      await halt();
      present = undefined;
      incoming.discard();
    },
  };
}

function faultOf(error: unknown, report: (fault: unknown) => void): PackFault {
  if (error instanceof PackRefusal) return { code: error.code, detail: error.message };
  if (isFault(error)) report(error);
  return { code: 'failed', detail: toProblem(error).body.detail };
}

interface Standing {
  readonly needs: readonly PackNeed[];
  readonly trust?: TrustPreview;
  readonly fault?: PackFault;
}

/** Returns what a person has to add before this pack can be applied here, and what its trust list would change. */
function standing(context: AppContext, file: string): Standing {
  using pack = closing(openPack(file));
  const found = packNeeds(pack, context.store, ownKeyOf(context.signer()));
  const carried = carriedTrust(pack, context.store);
  if (carried === undefined || carried.becomes === 'already') return found;
  const previewed = previewTrustList(context.store, carried.text, { twoPersons: context.settings().trustTwoPersons }, context.now());
  if (!previewed.ok) return { ...found, fault: { code: 'bad-trust', detail: `${previewed.code}, ${previewed.detail}` } };
  const { needs, fingerprint } = previewed.preview;
  // If one office signs both, its fingerprint is compared once.
  const compared = found.needs.includes('creator-key') && fingerprint === pack.fingerprint;
  return {
    ...found,
    trust: previewed.preview,
    needs: [
      ...found.needs,
      ...(needs.includes('fingerprint') && !compared ? (['operator-key'] as const) : []),
      ...(needs.includes('second-person') ? (['second-person'] as const) : []),
    ],
  };
}
