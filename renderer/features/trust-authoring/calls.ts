// The calls of trust-list authoring, and what to read again after a change.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type {
  DidDocumentLook,
  OfficeAnnouncement,
  OfficeDraftFile,
  OfficeEnd,
  OfficeIssuer,
  OfficeKey,
  OfficeOverview,
  OfficeSigning,
  OfficeStart,
} from '../../../server/contract/index.ts';
import { BASE, call } from '../../lib/api.ts';

const OFFICE = '/office';
const KEY = ['office'] as const;

export const useOffice = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => call<OfficeOverview>(OFFICE, { signal }) });

const change = (method: 'POST' | 'PUT', path: string) => (body: object) => call<OfficeOverview>(OFFICE + path, { method, body });

export const office = {
  begin: (body: OfficeStart) => change('POST', '')(body),
  takeDraft: (body: OfficeDraftFile) => change('PUT', '/draft')(body),
  say: (body: OfficeIssuer) => change('POST', '/issuers')(body),
  remove: (version: string, did: string) => change('POST', '/issuers/remove')({ version, did }),
  end: (body: OfficeEnd) => change('POST', '/ends')(body),
  bringLast: (version: string, text: string) => change('PUT', '/last')({ version, text }),
  sign: (body: OfficeSigning) => change('POST', '/sign')(body),
  announce: (body: OfficeAnnouncement) => change('POST', '/announce')(body),
  newKey: (passphrase: string) => call<OfficeKey>(`${OFFICE}/key`, { method: 'POST', body: { passphrase } }),
  look: (text: string, signal: AbortSignal) => call<DidDocumentLook>(`${OFFICE}/look`, { method: 'POST', body: { text }, signal }),
} as const;

export const DRAFT_ADDRESS = `${BASE}${OFFICE}/draft`;
export const LAST_ADDRESS = `${BASE}${OFFICE}/last`;

export const listName = (sequence: number): string => `trust-list-${sequence}.jwt`;

/** A signed list adds a line to the log on the trust screen. */
export async function officeChanged(client: QueryClient, overview: OfficeOverview): Promise<void> {
  client.setQueryData(KEY, overview);
  await client.invalidateQueries({ queryKey: ['trust'] });
}

export const lookAgain = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: KEY });
