// Records what `desk inspect --record` inspects in the log of a data folder, within a run.
import { hostname } from 'node:os';
import type { Inspection, InspectRequest, RunHead } from '../../contract/index.ts';
import { named } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { openApp } from '../../features/app/index.ts';
import { entriesOf } from '../../features/inspection/index.ts';
import { note } from '../../lib/terminal.ts';
import { appendInspections } from '../../store/audit-log/append.ts';
import { type JoinedRun, joinRun, leaveRun, runJoined } from '../../store/runs/join-run.ts';
import { dataFolder } from '../input/data-folder.ts';
import { passphraseIn } from '../input/passphrase.ts';
import { UsageFault } from '../input/usage.ts';
import type { Found, Source } from './joined-parts.ts';

export interface RecordOptions {
  readonly data?: string;
  readonly by?: string;
  readonly place?: string;
  readonly run?: string;
}

/** The run is joined at the first record, which throws `conflict` if another run is open than the named one. */
export function openRecorder({ data, by, place, run }: RecordOptions) {
  const officer = filled('--by', by);
  if (officer === undefined) throw new UsageFault('--record needs --by NAME');
  if (data === undefined) throw new UsageFault('--record needs --data DIR');
  const name = filled('--run', run);
  const where = filled('--place', place);
  const context = openApp({ folder: dataFolder(data), ...passphraseIn(process.env) });
  const { store } = context;
  let joined: JoinedRun | undefined;
  const join = (): JoinedRun => {
    const now = context.now();
    const head: RunHead = {
      name: name ?? `desk inspect ${now.toISOString().slice(0, 19)}Z`,
      place: where ?? hostname(),
      reference: '',
      officer,
    };
    const found = joinRun(store, head, { isNamed: name !== undefined, isPlaced: where !== undefined }, now);
    note(`the run ${named(found.head.name)} is ${found.before === undefined ? 'started' : 'continued'}`);
    return found;
  };
  let last: Source | undefined;
  return {
    context,
    officer,
    /** Logs the whole source of an item, once. Returns what was logged after it was written, and nothing for further items of the source. */
    record: ({ source }: Found, fileName: string, asked: Pick<InspectRequest, 'asOf' | 'expect'>): readonly Inspection[] => {
      if (source === last) return [];
      last = source;
      joined ??= join();
      const run = joined;
      const request: InspectRequest = { ...requestOf(source), fileName, language: 'en', ...asked };
      return appendInspections(store, entriesOf(request, context), undefined, (entry) => runJoined(store, run, entry));
    },
    /** `isWhole`: everything was recorded. */
    close: (isWhole: boolean) => {
      try {
        if (joined !== undefined) leaveRun(store, joined, name !== undefined || !isWhole, context.now());
      } catch (error) {
        // Not thrown if the command failed before, because this error would hide the fault that ended it.
        if (isWhole) throw error;
      } finally {
        context.close();
      }
    },
  };
}

/** Policy: the same limit as in the app, which omits documents that the recogniser would refuse. In bytes. */
const LARGEST_DOCUMENT = 8 * 1024 * 1024;

function requestOf({ content, symbology, ...source }: Source): InspectRequest {
  if (content === undefined) return { ...source, ...(symbology === '' ? {} : defined({ symbology })) };
  if (content.length > LARGEST_DOCUMENT)
    return { ...source, text: '', unreadable: { code: 'DPP-INP-10', detail: `${content.length} bytes` } };
  return { ...source, base64: Buffer.from(content).toString('base64') };
}

/** As in the app: a line with at least one character. */
function filled(option: string, text: string | undefined): string | undefined {
  if (text !== undefined && (!/\S/.test(text) || /[\r\n]/.test(text) || text.length > 200))
    throw new UsageFault(`${option} takes one line of at most 200 characters`);
  return text?.trim();
}
