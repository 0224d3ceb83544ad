// Queries and calls for the import of a table: repeated while it is received or worked on.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type {
  SavedMappings,
  TableFields,
  TableFile,
  TableImport,
  TableImportState,
  TableMapping,
} from '../../../../server/contract/index.ts';
import { isTableName, kindOfWorkbook } from '../../../../server/domain/workbooks/kind.ts';
import { sendInParts } from '../../../files/upload.ts';
import { forgetWorkbook, sheetOf } from '../../../files/workbook.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { call, query } from '../../../lib/api.ts';
import { type Committed, commit } from '../../../lib/commit.ts';

const KEY = ['table'] as const;
const LOOK_MS = 400;
const MOVING: ReadonlySet<TableImport['stage']> = new Set(['receiving', 'surveying', 'previewing', 'backing-up', 'importing']);

export const isMoving = (table: TableImport | null | undefined): boolean => table != null && MOVING.has(table.stage);

export const useTable = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<TableImportState>('/tables', { signal }),
    refetchInterval: ({ state }) => (isMoving(state.data?.table) ? LOOK_MS : false),
    gcTime: 0,
  });

export const tableChanged = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: KEY });

export const useTableFields = () => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['table-fields', language],
    queryFn: ({ signal }) => call<TableFields>('/tables/fields', { signal, language }),
    staleTime: Number.POSITIVE_INFINITY,
  });
};

export const useMappings = () =>
  useQuery({ queryKey: ['table-mappings'], queryFn: ({ signal }) => call<SavedMappings>('/tables/mappings', { signal }) });

export const saveMapping = (name: string, body: TableMapping) =>
  call<SavedMappings>(`/tables/mappings${query({ name })}`, { method: 'PUT', body });

export const previewTable = (body: TableMapping) => call<TableImport>('/tables/preview', { method: 'POST', body });
export const importTable = (body: TableMapping, backup: 'first' | 'none') =>
  call<TableImport>(`/tables/import${backup === 'none' ? query({ backup }) : ''}`, { method: 'POST', body });
export const stopTable = () => call<TableImportState>('/tables/stop', { method: 'POST' });
export const discardTable = () => call<TableImportState>('/tables', { method: 'DELETE' });

/**
 * Reads a workbook first, and returns without sending it if a person has to choose its sheet. `progress` receives the share that was sent.
 */
export async function bringTable(file: File, progress?: (share: number) => void, sheet?: number): Promise<void> {
  if ((await kindOfWorkbook(file)) === 'text') {
    forgetWorkbook();
    return sendTable(file, progress);
  }
  const lines = await sheetOf(file, sheet);
  if (lines !== undefined) await sendTable(lines, progress);
}

/** Sends the file in parts, and resumes after an interruption. */
const sendTable = (file: File, progress?: (share: number) => void): Promise<void> =>
  commit((pass: Committed) =>
    sendInParts(
      file,
      {
        begin: (about: TableFile) => call<TableImport>('/tables', { method: 'POST', body: about, pass }),
        part: (at, bytes) => {
          progress?.(at / file.size);
          return call<TableImport>(`/tables${query({ at })}`, { method: 'PUT', bytes, pass });
        },
      },
      () => true,
    ),
  );

/** Whether the import of passports treats a file as a table. NDJSON counts as passports there; the screen for tables accepts it too. */
export const isTable = ({ name }: File): boolean => isTableName(name);
