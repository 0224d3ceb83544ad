// The one way to the workbench: typed calls over fetch with relative URLs in, contract values or a typed error out.
import type {
  BackupOverview,
  BackupRequest,
  BodyList,
  BodyListImport,
  ClockResetRequest,
  DecisionRequest,
  Headline,
  ImportResponse,
  IncomingPack,
  Inspection,
  InspectionList,
  InspectRequest,
  InspectResponse,
  IssuerAddition,
  KeyRotationRequest,
  Language,
  MadePack,
  OwnKeys,
  PackApplication,
  PackFile,
  PacksOverview,
  PackWanted,
  PassportDetail,
  PassportList,
  Problem,
  RecallDecision,
  RepresentationList,
  Resolver,
  ResolverChange,
  Settings,
  SettingsChange,
  StakeholderKey,
  StakeholderKeyCreated,
  StakeholderKeyList,
  StakeholderKeyRequest,
  State,
  StatusChange,
  SyncRequest,
  SyncState,
  TrustImport,
  TrustOverview,
  TrustPreview,
  TrustUndo,
  UnknownIssuers,
  WaitingRecalls,
  WantList,
  WatchedText,
  WatchState,
} from '../server/contract.ts';

/** The workbench answered, and refused: its problem document. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }
}

/** The workbench did not answer: it is starting, restarting, or gone. The call may be repeated. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The session of browser mode is over: the page has to be opened again with a fresh address. */
export class SessionOver extends Error {
  override readonly name = 'SessionOver';
}

export const BASE = '/workbench';
const GATEWAY = new Set([502, 503, 504]);

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** JSON text sent as it is: parsing and writing it anew would hide what the strict reader has to refuse. */
  readonly raw?: string;
  /** Bytes of a file as they are. */
  readonly bytes?: Blob;
  readonly language?: Language;
  readonly signal?: AbortSignal | undefined;
}

async function send(path: string, call: Call): Promise<Response> {
  const headers = new Headers({ accept: 'application/json, application/problem+json' });
  const body = call.bytes ?? call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  if (body !== undefined) headers.set('content-type', call.bytes === undefined ? 'application/json' : 'application/octet-stream');
  if (call.language) headers.set('accept-language', call.language);
  try {
    return await fetch(BASE + path, {
      method: call.method ?? 'GET',
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body === undefined ? {} : { body }),
      ...(call.signal ? { signal: call.signal } : {}),
    });
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
    throw new Unreachable('the workbench does not answer');
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const plain: Problem = {
    type: 'about:blank',
    title: response.statusText,
    status: response.status,
    detail: '',
    code: `http-${response.status}`,
  };
  if (!response.headers.get('content-type')?.includes('json')) return plain;
  try {
    return { ...plain, ...((await response.json()) as Partial<Problem>) };
  } catch {
    return plain;
  }
}

export async function call<T>(path: string, options: Call = {}): Promise<T> {
  const response = await answer(path, options);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

async function answer(path: string, options: Call): Promise<Response> {
  const response = await send(path, options);
  if (response.ok) return response;
  const problem = await problemOf(response);
  if (response.status === 401) throw new SessionOver(problem.detail);
  if (GATEWAY.has(response.status)) throw new Unreachable(problem.detail, { cause: problem });
  throw new Refused(problem);
}

/** Leaves out what is undefined or empty. */
export function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `?${text}` : '';
}

const segment = encodeURIComponent;

export interface InspectionQuery {
  readonly query?: string;
  readonly headline?: Headline | 'as-of';
  readonly decision?: string;
  readonly limit?: number;
  readonly offset?: number;
}

export interface PassportQuery {
  readonly query?: string;
  readonly category?: string;
  readonly status?: string;
  readonly limit?: number;
  readonly offset?: number;
}

export interface BodyQuery {
  readonly query?: string;
  readonly country?: string;
  readonly limit?: number;
  readonly offset?: number;
}

export const api = {
  state: (signal?: AbortSignal) => call<State>('/state', { signal }),

  inspect: (body: InspectRequest, signal?: AbortSignal) => call<InspectResponse>('/inspections', { method: 'POST', body, signal }),
  inspections: (wanted: InspectionQuery = {}, signal?: AbortSignal) =>
    call<InspectionList>(`/inspections${query({ ...wanted })}`, { signal }),
  inspection: (id: number, signal?: AbortSignal) => call<Inspection>(`/inspections/${id}`, { signal }),
  decide: (id: number, body: DecisionRequest) => call<Inspection>(`/inspections/${id}/decisions`, { method: 'POST', body }),
  inspectionsExport: (format: 'csv' | 'json', wanted: InspectionQuery = {}) => `${BASE}/inspections/export${query({ format, ...wanted })}`,

  passports: (wanted: PassportQuery = {}, signal?: AbortSignal) => call<PassportList>(`/passports${query({ ...wanted })}`, { signal }),
  passport: (dppCode: string, language?: Language, signal?: AbortSignal) =>
    call<PassportDetail>(`/passports/${segment(dppCode)}`, { signal, ...(language ? { language } : {}) }),
  sendImportPart: (at: number, bytes: Blob, last: boolean) =>
    call<ImportResponse>(`/imports${query({ at, last: String(last) })}`, { method: 'PUT', bytes }),
  publish: (dppCode: string) => call<PassportDetail>(`/passports/${segment(dppCode)}/publish`, { method: 'POST' }),
  changeStatus: (dppCode: string, body: StatusChange) =>
    call<PassportDetail>(`/passports/${segment(dppCode)}/status`, { method: 'POST', body }),
  passportQr: (dppCode: string, size: number) => `${BASE}/passports/${segment(dppCode)}/qr.png${query({ size })}`,

  representations: (dppCode: string, language: Language, signal?: AbortSignal) =>
    call<RepresentationList>(`/passports/${segment(dppCode)}/representations`, { signal, language }),
  representation: async (dppCode: string, name: string, language: Language) =>
    (await answer(`/passports/${segment(dppCode)}/representations/${segment(name)}`, { language })).blob(),

  resolver: (signal?: AbortSignal) => call<Resolver>('/resolver', { signal }),
  changeResolver: (body: ResolverChange) => call<Resolver>('/resolver', { method: 'PUT', body }),
  /** `of`: the address that is shown, so that a picture of an earlier one is not. */
  resolverQr: (size: number, of: string) => `${BASE}/resolver/qr.png${query({ size, of })}`,
  keys: (signal?: AbortSignal) => call<StakeholderKeyList>('/keys', { signal }),
  createKey: (body: StakeholderKeyRequest) => call<StakeholderKeyCreated>('/keys', { method: 'POST', body }),
  revokeKey: (id: string) => call<{ readonly key: StakeholderKey }>(`/keys/${segment(id)}`, { method: 'DELETE' }),

  bodies: (wanted: BodyQuery = {}, signal?: AbortSignal) => call<BodyList>(`/bodies${query({ ...wanted })}`, { signal }),
  importBodies: (body: BodyListImport) => call<BodyList>('/bodies/list', { method: 'PUT', body }),
  bundledBodies: () => call<BodyList>('/bodies/list', { method: 'DELETE' }),
  wantListQr: (part: number, size: number, of: string) => `${BASE}/want-list/qr.png${query({ part, size, of })}`,
  wantList: (signal?: AbortSignal) => call<WantList>('/want-list', { signal }),
  sync: (signal?: AbortSignal) => call<SyncState>('/sync', { signal }),
  startSync: (body: SyncRequest) => call<SyncState>('/sync', { method: 'POST', body }),
  stopSync: () => call<SyncState>('/sync', { method: 'DELETE' }),

  trust: (signal?: AbortSignal) => call<TrustOverview>('/trust', { signal }),
  previewTrust: (text: string) => call<TrustPreview>('/trust/preview', { method: 'POST', body: { text } }),
  importTrust: (body: TrustImport) => call<TrustOverview>('/trust/import', { method: 'POST', body }),
  undoTrust: (body: TrustUndo) => call<TrustOverview>('/trust/undo', { method: 'POST', body }),
  addIssuer: (body: IssuerAddition) => call<TrustOverview>('/trust/issuers', { method: 'POST', body }),
  removeIssuer: (did: string, given: { readonly who: string; readonly reason: string; readonly secondPerson?: string }) =>
    call<TrustOverview>(`/trust/issuers/${segment(did)}${query({ ...given })}`, { method: 'DELETE' }),
  resetClock: (body: ClockResetRequest) => call<TrustOverview>('/trust/clock', { method: 'POST', body }),
  recalls: (signal?: AbortSignal) => call<WaitingRecalls>('/trust/recalls', { signal }),
  decideRecall: (body: RecallDecision) => call<TrustOverview>('/trust/recalls', { method: 'POST', body }),
  unknownIssuers: (signal?: AbortSignal) => call<UnknownIssuers>('/trust/unknown', { signal }),

  packs: (signal?: AbortSignal) => call<PacksOverview>('/packs', { signal }),
  beginPack: (body: PackFile) => call<IncomingPack>('/packs/incoming', { method: 'POST', body }),
  sendPackPart: (at: number, bytes: Blob) => call<IncomingPack>(`/packs/incoming${query({ at })}`, { method: 'PUT', bytes }),
  checkPack: () => call<IncomingPack>('/packs/incoming/check', { method: 'POST' }),
  applyPack: (body: PackApplication) => call<IncomingPack>('/packs/incoming/apply', { method: 'POST', body }),
  stopPack: () => call<PacksOverview>('/packs/incoming/stop', { method: 'POST' }),
  discardPack: () => call<PacksOverview>('/packs/incoming', { method: 'DELETE' }),
  makePack: (body: PackWanted) => call<MadePack>('/packs/made', { method: 'POST', body }),
  madePart: async (at: number) => (await answer(`/packs/made/file${query({ at })}`, {})).blob(),
  discardMade: () => call<PacksOverview>('/packs/made', { method: 'DELETE' }),

  backups: (signal?: AbortSignal) => call<BackupOverview>('/backups', { signal }),
  makeBackup: (body: BackupRequest) => call<BackupOverview>('/backups', { method: 'POST', body }),

  watch: (signal?: AbortSignal) => call<WatchState>('/watch', { signal }),
  watchFolder: (folder: string) => call<WatchState>('/watch', { method: 'PUT', body: { folder } }),
  settleWatched: (id: string) => call<WatchState>(`/watch/${segment(id)}`, { method: 'DELETE' }),
  watchedText: (id: string) => call<WatchedText>(`/watch/${segment(id)}/text`),
  bringWatched: (id: string) => call<IncomingPack>(`/watch/${segment(id)}/bring`, { method: 'POST' }),

  loadSample: () => call<State>('/sample', { method: 'PUT' }),
  removeSample: () => call<State>('/sample', { method: 'DELETE' }),

  ownKeys: (signal?: AbortSignal) => call<OwnKeys>('/identity', { signal }),
  rotateKey: (body: KeyRotationRequest) => call<OwnKeys>('/identity/rotate', { method: 'POST', body }),
  settings: (signal?: AbortSignal) => call<Settings>('/settings', { signal }),
  saveSettings: (body: SettingsChange) => call<Settings>('/settings', { method: 'PUT', body }),
} as const;
