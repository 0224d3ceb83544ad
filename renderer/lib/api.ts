// Every call of the workbench by name, typed by the contract.
import type {
  BackupOverview,
  BackupRequest,
  BodyList,
  BodyListImport,
  Category,
  ClockResetRequest,
  DecisionRequest,
  Foreign,
  ImportResponse,
  Inspection,
  InspectionList,
  InspectionQuery,
  InspectRequest,
  InspectResponse,
  IssuerAddition,
  KeyRotationRequest,
  Language,
  LogState,
  MaintenanceChange,
  MaintenanceState,
  OwnKeys,
  PackApplication,
  PackExport,
  PackFile,
  PackImport,
  PacksOverview,
  PackWanted,
  PassportDetail,
  PassportList,
  Preview,
  PreviewRequest,
  RecallDecision,
  RecordsCheck,
  RegistryFile,
  RegistryFormat,
  RepresentationList,
  Resolver,
  ResolverChange,
  ResolverCheck,
  RestrictionRequest,
  SampleCase,
  SampleCaseName,
  ScannerCode,
  ScannerSetupCodes,
  SelfTestReport,
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
  TimedBackupsChange,
  Traffic,
  Trial,
  TrustImport,
  TrustOverview,
  TrustPreview,
  TrustUndo,
  UnknownIssuers,
  WaitingRecalls,
  WantList,
  WatchedText,
  WatchState,
} from '../../server/contract/index.ts';
import { original } from '../../server/domain/foreign/index.ts';
import { answer, BASE, call, query } from './call.ts';
import type { Committed } from './commit.ts';

export { BASE, call, DiskFull, fileAt, query, Refused, SessionOver, Unreachable } from './call.ts';

const segment = (part: Foreign): string => encodeURIComponent(original(part));

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
  decide: (id: number, body: DecisionRequest, pass?: Committed) =>
    call<Inspection>(`/inspections/${id}/decisions`, { method: 'POST', body, pass }),
  inspectionsExport: (format: 'csv' | 'json', wanted: InspectionQuery = {}) => `${BASE}/inspections/export${query({ format, ...wanted })}`,

  passports: (wanted: PassportQuery = {}, signal?: AbortSignal, language?: Language) =>
    call<PassportList>(`/passports${query({ ...wanted })}`, { signal, ...(language ? { language } : {}) }),
  passport: (dppCode: Foreign, language?: Language, signal?: AbortSignal) =>
    call<PassportDetail>(`/passports/${segment(dppCode)}`, { signal, ...(language ? { language } : {}) }),
  sendImportPart: (at: number, bytes: Blob, last: boolean, pass: Committed, backup: 'first' | 'none') =>
    call<ImportResponse>(`/imports${query({ at, last: String(last), ...(backup === 'none' && { backup }) })}`, {
      method: 'PUT',
      bytes,
      pass,
    }),
  importSchema: (category: Category) => `${BASE}/imports/schema${query({ category })}`,
  importTemplate: (category: Category) => `${BASE}/imports/template${query({ category })}`,
  publish: (dppCode: Foreign) => call<PassportDetail>(`/passports/${segment(dppCode)}/publish`, { method: 'POST' }),
  changeStatus: (dppCode: Foreign, body: StatusChange) =>
    call<PassportDetail>(`/passports/${segment(dppCode)}/status`, { method: 'POST', body }),
  passportQr: (dppCode: Foreign, size: number) => `${BASE}/passports/${segment(dppCode)}/qr.png${query({ size })}`,

  representations: (dppCode: Foreign, language: Language, signal?: AbortSignal) =>
    call<RepresentationList>(`/passports/${segment(dppCode)}/representations`, { signal, language }),
  representation: async (dppCode: Foreign, name: string, language: Language) =>
    (await answer(`/passports/${segment(dppCode)}/representations/${segment(name)}`, { language })).blob(),

  resolver: (signal?: AbortSignal) => call<Resolver>('/resolver', { signal }),
  changeResolver: (body: ResolverChange) => call<Resolver>('/resolver', { method: 'PUT', body }),
  registryFile: (wanted: { readonly format: RegistryFormat; readonly number: number; readonly after: string | undefined }) =>
    call<RegistryFile>(`/registry-export${query({ ...wanted })}`),
  traffic: (signal?: AbortSignal) => call<Traffic>('/resolver/traffic', { signal }),
  maintenance: (signal?: AbortSignal) => call<MaintenanceState>('/maintenance', { signal }),
  changeMaintenance: (body: MaintenanceChange) => call<MaintenanceState>('/maintenance', { method: 'PUT', body }),
  trial: (wanted: { readonly mark: string; readonly code: string }, signal?: AbortSignal) =>
    call<Trial>(`/resolver/trial${query(wanted)}`, { signal }),
  trialQr: (wanted: { readonly mark: string; readonly code: string; readonly size: number }) =>
    `${BASE}/resolver/trial.png${query(wanted)}`,
  preview: (body: PreviewRequest, language: Language) => call<Preview>('/resolver/preview', { method: 'POST', body, language }),
  checkResolver: () => call<ResolverCheck>('/resolver/check', { method: 'POST' }),
  renewCertificate: () => call<Resolver>('/resolver/renewal', { method: 'POST' }),
  resolverAuthority: async () => (await answer('/resolver/authority.pem', {})).text(),
  /** `of`: the address on display, so that an image of an earlier address is never shown. */
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
  restrictIssuer: (did: string, body: RestrictionRequest) =>
    call<TrustOverview>(`/trust/issuers/${segment(did)}/restrictions`, { method: 'POST', body }),
  liftRestrictions: (did: string, given: { readonly who: string; readonly reason: string; readonly secondPerson?: string }) =>
    call<TrustOverview>(`/trust/issuers/${segment(did)}/restrictions${query({ ...given })}`, { method: 'DELETE' }),
  resetClock: (body: ClockResetRequest) => call<TrustOverview>('/trust/clock', { method: 'POST', body }),
  recalls: (signal?: AbortSignal) => call<WaitingRecalls>('/trust/recalls', { signal }),
  decideRecall: (body: RecallDecision) => call<TrustOverview>('/trust/recalls', { method: 'POST', body }),
  unknownIssuers: (signal?: AbortSignal) => call<UnknownIssuers>('/trust/unknown', { signal }),

  packs: (signal?: AbortSignal) => call<PacksOverview>('/packs', { signal }),
  beginPack: (body: PackFile, pass?: Committed) => call<PackImport>('/packs/incoming', { method: 'POST', body, pass }),
  sendPackPart: (at: number, bytes: Blob) => call<PackImport>(`/packs/incoming${query({ at })}`, { method: 'PUT', bytes }),
  checkPack: () => call<PackImport>('/packs/incoming/check', { method: 'POST' }),
  applyPack: (body: PackApplication) => call<PackImport>('/packs/incoming/apply', { method: 'POST', body }),
  stopPack: () => call<PacksOverview>('/packs/incoming/stop', { method: 'POST' }),
  discardPack: () => call<PacksOverview>('/packs/incoming', { method: 'DELETE' }),
  makePack: (body: PackWanted) => call<PackExport>('/packs/made', { method: 'POST', body }),
  madePart: async (at: number) => (await answer(`/packs/made/file${query({ at })}`, {})).blob(),
  discardMade: () => call<PacksOverview>('/packs/made', { method: 'DELETE' }),

  backups: (signal?: AbortSignal) => call<BackupOverview>('/backups', { signal }),
  timeBackups: (body: TimedBackupsChange, pass?: Committed) => call<BackupOverview>('/backups/timed', { method: 'PUT', body, pass }),
  makeBackup: (body: BackupRequest) => call<BackupOverview>('/backups', { method: 'POST', body }),

  watch: (signal?: AbortSignal) => call<WatchState>('/watch', { signal }),
  watchFolder: (folder: string) => call<WatchState>('/watch', { method: 'PUT', body: { folder } }),
  settleWatched: (id: string) => call<WatchState>(`/watch/${segment(id)}`, { method: 'DELETE' }),
  watchedText: (id: string) => call<WatchedText>(`/watch/${segment(id)}/text`),
  bringWatched: (id: string) => call<PackImport>(`/watch/${segment(id)}/bring`, { method: 'POST' }),

  loadSample: () => call<State>('/sample', { method: 'PUT' }),
  sampleCase: (name: SampleCaseName) => call<SampleCase>('/sample/cases', { method: 'POST', body: { case: name } }),
  removeSample: () => call<State>('/sample', { method: 'DELETE' }),

  logState: (signal?: AbortSignal) => call<LogState>('/log', { signal }),
  checkRecords: () => call<RecordsCheck>('/log/check', { method: 'POST' }),
  selfTest: (signal?: AbortSignal) => call<SelfTestReport>('/self-test', { signal }),
  scannerCode: (signal?: AbortSignal) => call<ScannerCode>('/self-test/code', { signal }),
  scannerSetupCodes: (signal?: AbortSignal) => call<ScannerSetupCodes>('/scanner-setup', { signal }),
  ownKeys: (signal?: AbortSignal) => call<OwnKeys>('/identity', { signal }),
  rotateKey: (body: KeyRotationRequest) => call<OwnKeys>('/identity/rotate', { method: 'POST', body }),
  settings: (signal?: AbortSignal) => call<Settings>('/settings', { signal }),
  saveSettings: (body: SettingsChange, pass?: Committed) => call<Settings>('/settings', { method: 'PUT', body, pass }),
} as const;
