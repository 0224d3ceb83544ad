// Defines what a public process reports to the workbench through its parent: its metrics, and used stakeholder keys.
import { type FiguresOfWorker, figuresIn } from './figures.ts';
import { type OpenedUnderMark, openedIn } from './trial.ts';

export type Report =
  | { readonly figures: FiguresOfWorker }
  | { readonly keysUsed: readonly string[] }
  | { readonly opened: readonly OpenedUnderMark[] };

/** `{keysUsed: …}`: the ids of keys that were accepted since the last report. */
export const keysUsedIn = (message: unknown): readonly string[] | undefined =>
  typeof message === 'object' && message !== null && 'keysUsed' in message ? (message.keysUsed as readonly string[]) : undefined;

export function reportIn(message: unknown): Report | undefined {
  const figures = figuresIn(message);
  if (figures !== undefined) return { figures };
  const opened = openedIn(message);
  if (opened !== undefined) return { opened };
  const keysUsed = keysUsedIn(message);
  return keysUsed === undefined ? undefined : { keysUsed };
}
