// Imports one table on this computer: receives it in parts, surveys it, then previews, imports or discards it. A large import begins with a backup.
import type { TableCounts, TableFile, TableImport, TableMapping, TableReport } from '../../contract/index.ts';
import type { Json } from '../../domain/json/json.ts';
import { readMapping } from '../../domain/tables/mapping.ts';
import { isFault, Refusal, toProblem } from '../../lib/problem.ts';
import type { AppContext } from '../app-context/index.ts';
import { isLargeImport } from '../passports/index.ts';
import { isSameFile } from '../upload/index.ts';
import { importTable, previewTable, type TableToImport } from './import-table.ts';
import type { Survey } from './rows.ts';
import { suggestedMapping, surveyTable } from './survey.ts';
import { tableFile } from './upload.ts';

export type TableJob = ReturnType<typeof tableJob>;

type Present = Omit<TableImport, 'name' | 'size' | 'held' | 'survey' | 'backsUp'> & { readonly file: TableFile; readonly survey?: Survey };

/** Makes a backup before an import. Does not throw. */
type BackUpFirst = () => Promise<{ readonly file: string } | NonNullable<TableImport['backupFault']>>;

/** The work in progress, and whether it should stop. */
interface Task {
  stop: boolean;
  readonly stopped: PromiseWithResolvers<undefined>;
  ended: Promise<void>;
}
const newTask = (): Task => ({ stop: false, stopped: Promise.withResolvers(), ended: Promise.resolve() });

/** Whether an import is under way, or the backup before it. */
export const isImporting = (table: TableImport | null): boolean => table?.stage === 'backing-up' || table?.stage === 'importing';

/** Policy: the maximum number of refused rows sent to a screen. The others are in the report of `desk import`. */
const SHOWN = 500;

export function tableJob(context: AppContext, report: (fault: unknown) => void, backUpFirst: BackUpFirst) {
  const incoming = tableFile(context.store.folder);
  const { path } = incoming;
  let present: Present | undefined;
  let task = newTask();

  const state = (): TableImport | null => {
    if (present === undefined) return null;
    const { file, ...rest } = present;
    const held = rest.stage === 'receiving' ? incoming.heldBytes() : file.size;
    const backsUp = rest.survey !== undefined && isLargeImport(rest.survey.rows);
    return { ...rest, name: file.name, size: file.size, held, ...(backsUp && { backsUp }) };
  };
  const one = (): Present => {
    if (present === undefined) throw new Refusal('not-found', 'no table has been uploaded');
    return present;
  };
  const shown = (): TableImport => {
    one();
    return state() as TableImport;
  };
  const halt = (): Promise<void> => {
    task.stop = true;
    task.stopped.resolve(undefined);
    return task.ended;
  };
  const start = (failed: TableImport['stage'], steps: (mine: Task) => Promise<void>): void => {
    const mine = newTask();
    task = mine;
    mine.ended = steps(mine).catch((error: unknown) => {
      if (isFault(error)) report(error);
      const { progress: _, ...rest } = one();
      present = { ...rest, stage: failed, fault: { code: 'failed', detail: toProblem(error).body.detail } };
    });
  };
  /** Serves other requests between two steps. Returns undefined if it was stopped. */
  const drive = async <Step, Result>(
    mine: Task,
    steps: Generator<Step, Result>,
    told: (step: Step) => void,
  ): Promise<Result | undefined> => {
    for (;;) {
      const next = steps.next();
      if (next.done === true) return next.value;
      told(next.value);
      await new Promise(setImmediate);
      if (mine.stop) return undefined;
    }
  };

  const survey = async (mine: Task): Promise<void> => {
    const surveyed = await drive(mine, surveyTable(path), () => undefined);
    if (surveyed === undefined) return;
    const { file } = one();
    if (surveyed.ok) present = { file, stage: 'ready', survey: surveyed.survey, suggested: suggestedMapping(surveyed.survey) };
    else present = { file, stage: 'refused', fault: { code: surveyed.code, detail: surveyed.detail } };
  };
  const received = (): void => {
    present = { file: one().file, stage: 'surveying' };
    start('refused', survey);
  };

  /** Returns false if the import must not begin. A backup that is stopped goes on, and no import waits for it. */
  const backUp = async (mine: Task): Promise<boolean> => {
    const outcome = await Promise.race([backUpFirst(), mine.stopped.promise]);
    const mayBegin = !mine.stop && outcome !== undefined && 'file' in outcome;
    if (mayBegin) present = { ...one(), stage: 'importing', backup: outcome.file };
    else present = { ...one(), stage: 'ready', ...(outcome !== undefined && 'code' in outcome && { backupFault: outcome }) };
    return mayBegin;
  };

  /** Runs a preview or an import over all rows. Both report alike, but only an import that ended sets the stage `imported`. */
  const runOver = async (
    mapping: TableMapping,
    stage: 'previewing' | 'importing',
    over: (table: TableToImport) => Generator<TableCounts, TableReport>,
    first: 'first' | 'none' = 'none',
  ): Promise<TableImport> => {
    const { survey: found, file, stage: before } = one();
    if (found === undefined || (before !== 'ready' && before !== 'imported'))
      throw new Refusal('conflict', 'the table is not ready: wait, or stop what runs');
    const read = readMapping(mapping as unknown as Json, found.columns);
    if (!read.ok) throw new Refusal('bad-body', 'the mapping does not fit the table', { errors: read.errors });
    const table: TableToImport = { path, name: file.name, survey: found, mapping: read };
    const { report: _, reported: __, fault: ___, backup: ____, backupFault: _____, ...rest } = one();
    const backsUp = first === 'first' && isLargeImport(found.rows);
    present = { ...rest, stage: backsUp ? 'backing-up' : stage };
    start('ready', async (mine) => {
      if (backsUp && !(await backUp(mine))) return;
      const result = await drive(mine, over(table), (progress) => {
        present = { ...one(), progress };
      });
      const { progress: last, ...ended } = one();
      if (result === undefined)
        present = { ...ended, stage: 'ready', ...(stage === 'importing' && last !== undefined ? { progress: last } : {}) };
      else
        present = {
          ...ended,
          stage: stage === 'importing' ? 'imported' : 'ready',
          report: { ...result, refusals: result.refusals.slice(0, SHOWN) },
          reported: mapping,
        };
    });
    return shown();
  };

  const left = incoming.announced();
  if (left !== undefined) {
    present = { file: left, stage: 'receiving' };
    if (incoming.heldBytes() === left.size) received();
  }

  return {
    state,
    begin: async (file: TableFile): Promise<TableImport> => {
      if (isImporting(state())) throw new Refusal('conflict', 'a table is being imported: wait, or stop it');
      if (present?.stage === 'receiving' && isSameFile(present.file, file)) return shown();
      await halt();
      incoming.begin(file);
      present = { file, stage: 'receiving' };
      if (file.size === 0) received();
      return shown();
    },
    append: (at: number, part: Buffer): TableImport => {
      const { stage, file } = one();
      if (stage !== 'receiving') throw new Refusal('conflict', 'the table is here already');
      incoming.append(file, at, part);
      if (incoming.heldBytes() === file.size) received();
      return shown();
    },
    /** Throws `bad-body` with each mistake of the mapping. */
    preview: (mapping: TableMapping): Promise<TableImport> =>
      runOver(mapping, 'previewing', (table) => previewTable(table, context, SHOWN)),
    run: (mapping: TableMapping, { backup }: { readonly backup: 'first' | 'none' }): Promise<TableImport> =>
      runOver(mapping, 'importing', (table) => importTable(table, context), backup),
    /** Rows that are stored stay; the next import of the same content continues there. */
    stop: async (): Promise<TableImport | null> => {
      await halt();
      return state();
    },
    discard: async (): Promise<void> => {
      await halt();
      present = undefined;
      incoming.discard();
    },
  };
}
