// Examines one input of a bulk inspection, and returns the entries for the log.
import type { BulkFault, BulkReading, Language } from '../../contract/index.ts';
import type { Entry } from '../../store/audit-log/append.ts';
import { entriesOf, type Inspecting } from '../inspection/index.ts';
import { readContent } from './contents.ts';

export interface ItemTask {
  readonly queue: string;
  readonly position: number;
  readonly name: string;
  readonly language: Language;
  /** The text read from the file; undefined for a document, which is inspected as it is. */
  readonly readings: readonly BulkReading[] | undefined;
  readonly bytes: number;
}

/** A fault is returned as a value. */
export type Examination = { readonly entries: readonly (readonly Entry[])[] } | { readonly fault: BulkFault };

export function examineItem({ queue, position, name, language, readings, bytes }: ItemTask, context: Inspecting): Examination {
  try {
    if (readings !== undefined) return { entries: readings.map(({ part: _, ...reading }) => entriesOf({ ...reading, language }, context)) };
    const content = readContent(context.store.folder, queue, position, bytes);
    if (content === undefined) return { fault: { kind: 'content' } };
    return { entries: [entriesOf({ channel: 'file', base64: content.toString('base64'), fileName: name, language }, context)] };
  } catch (error) {
    return { fault: { kind: 'other', detail: error instanceof Error ? error.message : String(error) } };
  }
}
