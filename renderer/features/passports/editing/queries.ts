// Queries and calls for editing passports.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  Comparison,
  Differences,
  EditChange,
  EditList,
  EditReview,
  EditSave,
  EditSaved,
  EditStart,
  JsonObject,
  PassportEdit,
  PassportForm,
  PassportHistory,
  PassportReaders,
  ShapesCheck,
} from '../../../../server/contract/index.ts';
import { activeLanguage, useLanguage } from '../../../i18n/index.ts';
import { call, query } from '../../../lib/api.ts';
import type { Committed } from '../../../lib/commit.ts';

const passport = (dppCode: string, rest: string) => `/passports/${encodeURIComponent(dppCode)}${rest}`;
const at = (id: string, rest = '') => `/edits/${encodeURIComponent(id)}${rest}`;

export const useEdits = () => {
  const language = useLanguage();
  return useQuery({ queryKey: ['edits', language], queryFn: ({ signal }) => call<EditList>('/edits', { signal, language }), gcTime: 0 });
};

export const usePassportForm = (category: string, battery: string) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['passport-form', category, battery, language],
    queryFn: ({ signal }) => call<PassportForm>(`/edits/form${query({ category, battery })}`, { signal, language }),
    staleTime: Number.POSITIVE_INFINITY,
    // Keeps the form, and the focus in it, until the form of another product group has loaded.
    placeholderData: keepPreviousData,
  });
};

/** The results for the edit as kept with this revision. Returns the previous results until the new ones arrive. */
export const useEditShapes = (id: string, revision: number, isKept: boolean) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['edit-shapes', id, revision, language],
    queryFn: ({ signal }) => call<ShapesCheck>(at(id, '/shapes'), { signal, language }),
    enabled: isKept,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
};

export const beginEdit = (body: EditStart) => call<PassportEdit>('/edits', { method: 'POST', body, language: activeLanguage() });
export const readEdit = (id: string) => call<PassportEdit>(at(id), { language: activeLanguage() });
export const keepEdit = (id: string, body: EditChange) => call<EditReview>(at(id), { method: 'PUT', body, language: activeLanguage() });
export const compareEdit = (id: string, document: JsonObject) =>
  call<Differences>(at(id, '/differences'), { method: 'POST', body: { document }, language: activeLanguage() });
export const saveEdit = (id: string, body: EditSave, pass: Committed) => call<EditSaved>(at(id, '/save'), { method: 'POST', body, pass });
export const discardEdit = (id: string, revision: number) => call<void>(at(id, query({ revision })), { method: 'DELETE' });

/** The query key starts like that of the passport, so that both are invalidated together. */
export const useHistory = (dppCode: string) =>
  useQuery({
    queryKey: ['passport', dppCode, 'history'],
    queryFn: ({ signal }) => call<PassportHistory>(passport(dppCode, '/history'), { signal }),
  });

export const useVersionDifferences = (dppCode: string, before: string, after: string) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['passport', dppCode, 'differences', before, after, language],
    queryFn: ({ signal }) => call<Differences>(passport(dppCode, `/differences${query({ before, after })}`), { signal, language }),
  });
};

export const useComparison = (dppCode: string, wanted: { readonly before: string; readonly after: string; readonly with?: string }) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['passport', dppCode, 'comparison', wanted, language],
    queryFn: ({ signal }) => call<Comparison>(passport(dppCode, `/comparison${query(wanted)}`), { signal, language }),
  });
};

export const useReaders = (dppCode: string) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['passport', dppCode, 'readers', language],
    queryFn: ({ signal }) => call<PassportReaders>(passport(dppCode, '/readers'), { signal, language }),
  });
};
