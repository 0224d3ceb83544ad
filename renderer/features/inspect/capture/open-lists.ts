// Lists of codes that wait until a person has chosen their column; they are kept while another screen is shown.
import { useSyncExternalStore } from 'react';
import type { CodeList } from '../../../../server/domain/tables/code-list.ts';

export interface OpenList {
  /** Two lists may have the same name. */
  readonly id: string;
  readonly name: string;
  readonly list: CodeList;
}

let lists: readonly OpenList[] = [];
const watchers = new Set<() => void>();

function set(next: readonly OpenList[]): void {
  lists = next;
  for (const watcher of watchers) watcher();
}

export const askAbout = (found: readonly OpenList[]): void => set([...lists, ...found]);
export const closeList = (id: string): void => set(lists.filter((open) => open.id !== id));

export const useOpenLists = (): readonly OpenList[] =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => lists,
  );
