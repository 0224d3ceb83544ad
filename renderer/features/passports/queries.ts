// Queries and calls for passports: the list, single ones, bulk publication, and those received from others.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  Completeness,
  EventAcceptance,
  EventSourceList,
  EventWithdrawal,
  FootprintAmong,
  PublishAgainPreview,
  PublishAgainStep,
  PublishDraftsPreview,
  ReceivedEventList,
  ReceivedPassportDetail,
  ReceivedPassportList,
  ShapesCheck,
} from '../../../server/contract/index.ts';
import { useLanguage } from '../../i18n/index.ts';
import { api, call, query } from '../../lib/api.ts';
import type { Committed } from '../../lib/commit.ts';
import { usePaged } from '../../lib/paged.ts';
import { original } from '../../ui/index.ts';
import { type PassportFilters, wantedOf } from './wanted.ts';

export const usePassports = (filters: PassportFilters) =>
  usePaged('passports', wantedOf(filters), api.passports, ({ dppCode }) => original(dppCode), { language: useLanguage() });

export function usePassport(dppCode: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['passport', dppCode, language],
    queryFn: ({ signal }) => api.passport(dppCode, language, signal),
    placeholderData: keepPreviousData,
  });
}

/** Completeness by the rules of a chosen day instead of the passport's own. Sends no request without a day. */
export function useCompleteness(dppCode: string, on: string | undefined) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['passport', dppCode, 'completeness', on, language],
    queryFn: ({ signal }) =>
      call<Completeness>(`/passports/${encodeURIComponent(dppCode)}/completeness${query({ on })}`, { signal, language }),
    enabled: on !== undefined,
  });
}

/** The query key starts like that of the passport, so that both are invalidated together. */
export const useFootprint = (dppCode: string) =>
  useQuery({
    queryKey: ['passport', dppCode, 'footprint'],
    queryFn: ({ signal }) => call<FootprintAmong>(`/passports/${encodeURIComponent(dppCode)}/footprint`, { signal }),
  });

/** The query key starts like that of the passport, so that both are invalidated together. */
export const useShapes = (dppCode: string) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['passport', dppCode, 'shapes', language],
    queryFn: ({ signal }) => call<ShapesCheck>(`/passports/${encodeURIComponent(dppCode)}/shapes`, { signal, language }),
  });
};

/** The key starts like that of the list, so that both are invalidated together. */
export const usePublishAgain = () =>
  useQuery({ queryKey: ['passports', 'again'], queryFn: ({ signal }) => call<PublishAgainPreview>('/publish-again', { signal }) });

export const publishAgain = (after: string | undefined, pass: Committed) =>
  call<PublishAgainStep>('/publish-again', { method: 'POST', body: after === undefined ? {} : { after }, pass });

export const usePublishDrafts = () =>
  useQuery({ queryKey: ['passports', 'drafts'], queryFn: ({ signal }) => call<PublishDraftsPreview>('/publish-drafts', { signal }) });

export const publishDrafts = (after: string | undefined, pass: Committed) =>
  call<PublishAgainStep>('/publish-drafts', { method: 'POST', body: after === undefined ? {} : { after }, pass });

export const useReceived = (search: string) =>
  usePaged(
    'received',
    { query: search },
    (wanted, signal, language) =>
      call<ReceivedPassportList>(`/received/passports${query({ ...wanted })}`, { signal, ...(language ? { language } : {}) }),
    ({ id }) => id,
    { language: useLanguage() },
  );

export function useReceivedPassport(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['received', 'one', id, language],
    queryFn: ({ signal }) => call<ReceivedPassportDetail>(`/received/passports/${encodeURIComponent(id)}`, { signal, language }),
  });
}

export const useEventSources = () =>
  useQuery({ queryKey: ['received', 'sources'], queryFn: ({ signal }) => call<EventSourceList>('/received/sources', { signal }) });

export const useEventsFrom = (source: string) =>
  useQuery({
    queryKey: ['received', 'events', source],
    queryFn: ({ signal }) => call<ReceivedEventList>(`/received/events${query({ source })}`, { signal }),
  });

export const acceptEvents = (body: EventAcceptance) => call<EventSourceList>('/received/events/accept', { method: 'POST', body });
export const withdrawEvents = (body: EventWithdrawal) => call<EventSourceList>('/received/events/withdraw', { method: 'POST', body });
