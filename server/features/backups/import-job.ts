// Imports one backup on this computer: receives it in parts, checks it, and restores or discards it on request.
import type { BackupFault, BackupImport, BackupNeed, BackupPreview, BackupRestore, PackFile, RestoreWish } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { closing } from '../../lib/closing.ts';
import { isFault, Refusal, toProblem } from '../../lib/problem.ts';

import { readBackupLog } from '../../store/audit-log/backup-log.ts';
import { signedIn, underSignIn } from '../../store/officers/acting.ts';
import { storedKeyFiles } from '../../store/service-keys/carried-keys.ts';
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

export type BackupImportJob = ReturnType<typeof backupImportJob>;

interface BackupImportOptions {
  readonly report: (fault: unknown) => void;
  /** Requests a successor process that restores. Absent if no parent process would start one. */
  readonly follow?: ((wish: RestoreWish) => void) | undefined;
  /** Returns the work in progress that a restore would interrupt, or undefined. */
  readonly busy?: () => string | undefined;
  /** The refusal of the restore before this start. */
  readonly fault?: BackupImport['fault'] | undefined;
}

type Present = Omit<BackupImport, 'name' | 'size' | 'held'> & { readonly file: PackFile };

export const refusedBackup = ({ code, message }: BackupRefusal): Refusal =>
  new Refusal('conflict', message, { errors: [{ pointer: '', detail: message, code }] });

export function backupImportJob(place: Place, { report, follow, busy, fault }: BackupImportOptions) {
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
    if (present?.stage === 'restoring') throw new Refusal('conflict', 'a backup is being restored');
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
  /** Keeps the fault until this process ends, and discards the unusable file. */
  const refuse = (file: PackFile, error: unknown): void => {
    present = { file, stage: 'refused', needs: [], fault: faultOf(error, report) };
    incoming.discard();
  };
  const looked = async (file: PackFile, before: BackupImport['fault']): Promise<void> => {
    const steps = lookInto(place, path);
    for (;;) {
      // Serves other requests between two pieces. The page gets the last progress before the rest runs without a pause.
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
      // The program ended between the restore and the removal of the file.
      if (fault === undefined && wasRestored(place, path)) {
        incoming.discard();
        present = undefined;
      } else check(before, fault);
    }
  }

  return {
    /** True if a parent process can start the workbench again with the backup. */
    bringsBack: follow !== undefined,
    state,
    /** True if no other work may begin. */
    isRestoring: (): boolean => present?.stage === 'restoring',
    /** Marks a request as in progress until the returned function is called. A restore waits for the requests that are in progress. */
    enter: (): (() => void) => {
      let left = false;
      underWay++;
      return () => {
        if (left) return;
        left = true;
        underWay--;
        followWhenIdle();
      };
    },
    begin: async (file: PackFile): Promise<BackupImport> => {
      requireIdle();
      if (follow === undefined) throw new BackupRefusal('not-here');
      if (present !== undefined && present.stage !== 'refused' && isSameFile(present.file, file)) return shown();
      await halt();
      present = undefined;
      incoming.begin(file);
      present = { file, stage: 'receiving', needs: [] };
      return shown();
    },
    append: (at: number, part: Buffer): BackupImport => {
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
    /** Throws if the restore would be refused. Otherwise the parent starts another workbench process, which restores. */
    restore: async (given: BackupRestore): Promise<BackupImport> => {
      requireIdle();
      if (follow === undefined) throw new BackupRefusal('not-here');
      const { stage, preview } = shown();
      if (present === undefined || stage !== 'ready' || preview === undefined)
        throw new Refusal('conflict', 'there is no backup here that can be restored');
      const other = busy?.();
      if (other !== undefined) throw new BackupRefusal('busy', other);
      requireAll(given, preview, place);
      const { file } = present;
      present = { file, stage: 'restoring', preview, needs: present.needs };
      wish = { ...given, ...defined({ signedIn: signedIn() }) };
      setImmediate(followWhenIdle);
      return shown();
    },
    stop: halt,
    discard: async (): Promise<void> => {
      requireIdle();
      await halt();
      present = undefined;
      incoming.discard();
    },
  };
}

/** Refuses what a restore would refuse before anything is stopped for it. The restore checks everything again. */
function requireAll({ who, secondPerson, passphrase, reason = '' }: BackupRestore, preview: BackupPreview, { folder, store }: Place): void {
  if (isAlone({ who, secondPerson }, { twoPersons: wantsTwo(store, preview.differences) })) throw new BackupRefusal('second-person');
  const said = [...preview.differences];
  if (passphrase !== undefined) {
    using backup = closing(openBackup(backupFile(folder).path));
    said.push(...planKeys(storedKeyFiles(folder), openKeys(backup.facts, passphrase), undefined, store).said);
  }
  if (said.length > 0 && reason.trim() === '') throw new BackupRefusal('rollback', said.map(sentenceOf).join('; '));
}

/** Runs in the successor process before it opens the store. Returns undefined once the restore is done. */
export function restoreWished(
  folder: string,
  wish: RestoreWish,
  secret: string | undefined,
  report: (fault: unknown) => void,
): BackupImport['fault'] {
  const incoming = backupFile(folder);
  try {
    const called = incoming.announced()?.name ?? 'a file of the workbench';
    underSignIn(wish.signedIn, () =>
      restoreBackup({
        ...wish,
        folder,
        file: incoming.path,
        called,
        now: new Date(),
        withoutKeys: wish.passphrase === undefined,
        ...defined({ secret }),
      }),
    );
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

const needsOf = ({ differences, keys, keysInside }: BackupPreview, { store }: Place): readonly BackupNeed[] => [
  ...(keysInside && !areHere(keys) ? (['passphrase'] as const) : []),
  ...(differences.length > 0 ? (['reason'] as const) : []),
  ...(wantsTwo(store, differences) ? (['second-person'] as const) : []),
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
