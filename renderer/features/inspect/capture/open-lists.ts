// Lists of codes that wait until a person has chosen their column; they are kept while another screen is shown.

import type { CodeList } from '../../../../server/domain/tables/code-list.ts';
import { share, useShared } from '../../../lib/shared.ts';

export interface OpenList {
  /** Two lists may have the same name. */
  readonly id: string;
  readonly name: string;
  readonly list: CodeList;
}

const lists = share<readonly OpenList[]>([]);

export const askAbout = (found: readonly OpenList[]): void => lists.set([...lists.get(), ...found]);
export const closeList = (id: string): void => lists.set(lists.get().filter((open) => open.id !== id));

export const useOpenLists = (): readonly OpenList[] => useShared(lists);
