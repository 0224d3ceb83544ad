// A data folder and its store, where that can be opened, in, the one backup that was brought to it out: received part by part, checked by itself, put in the place of the store when a person says so, or given up.
import type { BackupFault, BackupImport, BackupNeed, BackupPreview, BackupRestore, PackFile, RestoreWish } from '../../contract/index.ts';
import { isFault, Refusal, toProblem } from '../../lib/problem.ts';

import { readBackupLog } from '../../store/audit-log/backup-log.ts';
import { keyFilesAsTheyLie } from '../../store/service-keys/carried-keys.ts';
import { isAlone } from '../trust/index.ts';
import { isSameFile } from '../upload/index.ts';
import { BackupRefusal } from './backup.ts';
import { sentenceOf } from './diff.ts';
import { openBackup } from './facts.ts';
import { planKeys } from './key-plan.ts';
import { unlessDamaged } from './merge/damage.ts';
import { lookInto, type Place } from './preview.ts';
import { areHere } from './public-keys.ts';
import { restoreBackup, wantsTwo } from './restore.ts';
import { openKeys } from './sealed-keys.ts';
import { backupFile } from './upload.ts';

export interface BackupImportJob {
  /** Somebody is there who starts the workbench again with it. */
  readonly bringsBack: boolean;
  state(): BackupImport | undefined;
  begin(file: PackFile): Promise<BackupImport>;
  append(at: number, part: Buffer): BackupImport;
  /** Refuses what the restore would refuse; then the parent starts another workbench, which does it. */
  restore(given: BackupRestore): Promise<BackupImport>;
  /** Nothing else is to be begun any more. */
  isRestoring(): boolean;
  /** A request is under way until what this gives is called: those that were before are waited for. */
  enter(): () => void;
  stop(): Promise<void>;
  discard(): Promise<void>;
}

interface DockOptions {
  readonly report: (fault: unknown) => void;
  /** Has this process followed by one that restores; absent: nobody is there who would. */
  readonly follow?: ((wish: RestoreWish) => void) | undefined;
  /** What else is under way and would be cut off; undefined: nothing. */
  readonly busy?: () => string | undefined;
  /** What the restore before this start was refused for. */
  readonly fault?: BackupImport['fault'] | undefined;
}

type Present = Omit<BackupImport, 'name' | 'size' | 'held'> & { readonly file: PackFile };

export const refusedBackup = ({ code, message }: BackupRefusal): Refusal =>
  new Refusal('conflict', message, { errors: [{ pointer: '', detail: message, code }] });

export function backupImportJob(place: Place, { report, follow, busy, fault }: DockOptions): BackupImportJob {
  const incoming = backupFile(place.folder);
  const { path } = incoming;
  let present: Present | undefined;
  let halted = false;
  let checking: Promise<void> = Promise.resolve();
  let underWay = 0;
  let wish: RestoreWish | undefined;
  const followWhenIdle = (): void => {
    if (underWay > 0 || wish === undefined) return;
    const given = wish;
    wish = undefined;
    follow?.(given);
  };

  const state = (): BackupImport | undefined => {
    if (present === undefined) return undefined;
    const { file, ...rest } = present;
    return { name: file.name, size: file.size, held: rest.stage === 'receiving' ? incoming.heldBytes() : file.size, ...rest };
  };
  const shown = (): BackupImport => {
    const found = state();
    if (found === undefined) throw new Refusal('not-found', 'no backup was brought to this computer');
    return found;
  };
  const requireIdle = (): void => {
    if (present?.stage === 'restoring') throw new Refusal('conflict', 'a backup is being brought back');
  };
  const halt = (): Promise<void> => {
    halted = true;
    return checking;
  };

  const check = (file: PackFile, before?: BackupImport['fault']): void => {
    halted = false;
    present = { file, stage: 'checking', progress: 0, needs: [] };
    checking = looked(file, before).catch((error: unknown) => refuse(file, error));
  };
  /** Said as long as this process lives; the file is of no use. */
  const refuse = (file: PackFile, error: unknown): void => {
    present = { file, stage: 'refused', needs: [], fault: faultOf(error, report) };
    incoming.discard();
  };
  const looked = async (file: PackFile, before: BackupImport['fault']): Promise<void> => {
    const steps = lookInto(place, path);
    for (;;) {
      // Others are served between two pieces; the page is told before the rest goes in one go.
      await new Promise(setImmediate);
      if (halted) return void steps.return(undefined as never);
      const step = steps.next();
      if (step.done) {
        present = { file, stage: 'ready', preview: step.value, needs: needsOf(step.value, place), ...(before ? { fault: before } : {}) };
        return;
      }
      present = { file, stage: 'checking', progress: Math.floor(step.value * 100), needs: [] };
    }
  };

  const before = incoming.announced();
  if (before !== undefined) {
    present = { file: before, stage: 'receiving', needs: [] };
    if (incoming.heldBytes() === before.size) {
      // Ended between the restore and taking the file away.
      if (fault === undefined && wasRestored(place, path)) {
        incoming.discard();
        present = undefined;
      } else check(before, fault);
    }
  }

  return {
    bringsBack: follow !== undefined,
    state,
    isRestoring: () => present?.stage === 'restoring',
    enter: () => {
      let left = false;
      underWay++;
      return () => {
        if (left) return;
        left = true;
        underWay--;
        followWhenIdle();
      };
    },
    begin: async (file) => {
      requireIdle();
      if (follow === undefined) throw new BackupRefusal('not-here');
      if (present !== undefined && present.stage !== 'refused' && isSameFile(present.file, file)) return shown();
      await halt();
      present = undefined;
      incoming.begin(file);
      present = { file, stage: 'receiving', needs: [] };
      return shown();
    },
    append: (at, part) => {
      const { stage } = shown();
      if (present === undefined || stage !== 'receiving') throw new Refusal('conflict', 'the backup is here already');
      try {
        incoming.append(present.file, at, part);
      } catch (error) {
        if (!(error instanceof BackupRefusal)) throw error;
        refuse(present.file, error);
        return shown();
      }
      if (incoming.heldBytes() === present.file.size) check(present.file);
      return shown();
    },
    restore: async (given) => {
      requireIdle();
      if (follow === undefined) throw new BackupRefusal('not-here');
      const { stage, preview } = shown();
      if (present === undefined || stage !== 'ready' || preview === undefined)
        throw new Refusal('conflict', 'there is no backup here that can be brought back');
      const other = busy?.();
      if (other !== undefined) throw new BackupRefusal('busy', other);
      requireAll(given, preview, place);
      const { file } = present;
      present = { file, stage: 'restoring', preview, needs: present.needs };
      wish = given;
      setImmediate(followWhenIdle);
      return shown();
    },
    stop: halt,
    discard: async () => {
      requireIdle();
      await halt();
      present = undefined;
      incoming.discard();
    },
  };
}

/** What a restore refuses is refused before anything is stopped for it; it looks at all of it again. */
function requireAll({ who, secondPerson, passphrase, reason = '' }: BackupRestore, preview: BackupPreview, { folder, store }: Place): void {
  if (isAlone({ who, secondPerson }, { twoPersons: wantsTwo(store, preview.behind) })) throw new BackupRefusal('second-person');
  const said = [...preview.behind];
  if (passphrase !== undefined) {
    const backup = openBackup(backupFile(folder).path);
    try {
      said.push(...planKeys(keyFilesAsTheyLie(folder), openKeys(backup.facts, passphrase), undefined, store).said);
    } finally {
      backup.close();
    }
  }
  if (said.length > 0 && reason.trim() === '') throw new BackupRefusal('rollback', said.map(sentenceOf).join('; '));
}

/** In the process that follows, before it opens the store: undefined when it is done. */
export function restoreWished(
  folder: string,
  wish: RestoreWish,
  secret: string | undefined,
  report: (fault: unknown) => void,
): BackupImport['fault'] {
  const incoming = backupFile(folder);
  try {
    const called = incoming.announced()?.name ?? 'a file of the workbench';
    restoreBackup({
      ...wish,
      folder,
      file: incoming.path,
      called,
      now: new Date(),
      withoutKeys: wish.passphrase === undefined,
      ...(secret === undefined ? {} : { secret }),
    });
    incoming.discard();
    return undefined;
  } catch (error) {
    return faultOf(error, report);
  }
}

function faultOf(error: unknown, report: (fault: unknown) => void): { readonly code: BackupFault; readonly detail: string } {
  if (error instanceof BackupRefusal) return { code: error.code, detail: error.message };
  if (isFault(error)) report(error);
  return { code: 'failed', detail: toProblem(error).body.detail };
}

const needsOf = ({ behind, keys, keysInside }: BackupPreview, { store }: Place): readonly BackupNeed[] => [
  ...(keysInside && !areHere(keys) ? (['passphrase'] as const) : []),
  ...(behind.length > 0 ? (['reason'] as const) : []),
  ...(wantsTwo(store, behind) ? (['second-person'] as const) : []),
];

function wasRestored({ store }: Place, path: string): boolean {
  const [last] = (store && unlessDamaged(() => readBackupLog(store, 1))) ?? [];
  if (last?.action !== 'restore') return false;
  try {
    const backup = openBackup(path);
    backup.close();
    return backup.facts.sha256 === last.sha256;
  } catch {
    return false;
  }
}
