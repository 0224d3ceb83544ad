// Turns the form of an issuer into the request, and an existing entry into the form.
import type { Foreign, OfficeEntry, OfficeIssuer } from '../../../server/contract/index.ts';
import { original } from '../../ui/index.ts';

export interface Given {
  readonly document: string;
  readonly name: string;
  readonly country: string;
  readonly role: string;
  readonly status: OfficeEntry['status'];
  /** A day as YYYY-MM-DD, or empty. */
  readonly since: string;
  /** One entry per line. */
  readonly types: string;
  readonly listIssuers: string;
  readonly statusLists: readonly File[];
  readonly dropLists: readonly string[];
}

export const givenOf = (entry: OfficeEntry | undefined): Given => ({
  document: '',
  name: original(entry?.name ?? ''),
  country: original(entry?.country ?? ''),
  role: original(entry?.role ?? ''),
  status: entry?.status ?? 'granted',
  since: entry?.since?.slice(0, 10) ?? '',
  types: lineEach(entry?.types),
  listIssuers: lineEach(entry?.listIssuers),
  statusLists: [],
  dropLists: [],
});

export async function toRequest(version: string, did: string, given: Given, entry: OfficeEntry | undefined): Promise<OfficeIssuer> {
  const { document, name, country, role, status, since, types, listIssuers, statusLists, dropLists } = given;
  return {
    version,
    did,
    name: name.trim(),
    status,
    ...(document.trim() === '' ? {} : { document }),
    ...(country.trim() === '' ? {} : { country: country.trim().toUpperCase() }),
    ...(role.trim() === '' ? {} : { role: role.trim() }),
    ...(since === '' ? {} : { since: startOfDay(since, entry?.since) }),
    // An empty list vouches for no type, a missing one for all types: an untouched value stays as it is.
    ...(types.trim() === '' ? (entry?.types?.length === 0 ? { types: [] } : {}) : { types: linesOf(types) }),
    ...(listIssuers.trim() === '' ? {} : { listIssuers: linesOf(listIssuers) }),
    ...(statusLists.length === 0 ? {} : { statusLists: await Promise.all(statusLists.map((file) => file.text())) }),
    ...(dropLists.length === 0 ? {} : { dropLists }),
  };
}

/** The start of the day in UTC. Keeps the original date-time if its day is unchanged. */
const startOfDay = (day: string, before: string | undefined): string => (before?.startsWith(day) === true ? before : `${day}T00:00:00Z`);

const lineEach = (texts: readonly Foreign[] = []): string => texts.map(original).join('\n');

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/).flatMap((line) => line.trim() || []);
