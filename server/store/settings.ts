// Reads and writes settings as JSON values by name, with the defaults in the table below.
import type { Language, Maintenance, OfficersState, Resolver, Settings } from '../contract/index.ts';
import type { JsonObject } from '../domain/json/json.ts';
import type { KeyWindow } from '../domain/keys/identity.ts';
import { LANGUAGES } from '../domain/language/languages.ts';
import type { TimedPlan, TimedRuns } from './backup-plan.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

export const DEFAULT_BASE_URL = 'http://localhost:8080';

export const DEFAULT_SETTINGS: Settings = {
  officer: '',
  place: '',
  language: 'system',
  theme: 'system',
  baseUrl: DEFAULT_BASE_URL,
  serviceName: '',
  sound: true,
  trustExpiryDays: 30,
  trustFreshDays: 180,
  lookBackDays: 90,
  sightingHours: 24,
  trustTwoPersons: false,
  hsCodeNeedsKey: false,
};

export interface NewKey {
  readonly who: string;
  readonly reason: string;
}

/** Values that no person sets: the workbench stores them for itself and for the public process, which holds no key. */
interface Internal {
  readonly didDocument: JsonObject;
  /** Who confirmed, and why, that a new key may succeed keys whose files are missing. Carried out and removed at the next start. */
  readonly newKey: NewKey;
  /** The end of use of each earlier service key. */
  readonly keyWindows: readonly KeyWindow[];
  readonly publicSiteUrl: string;
  /** The requested state of the public listener; the workbench applies it again at each start. Older stores lack what was added later. */
  readonly resolver: Pick<Resolver['wanted'], 'enabled' | 'host' | 'port' | 'fallback'> & Partial<Resolver['wanted']>;
  /** The timed backups configured on the screen, those of the command that started the service, and the outcome of the last ones. */
  readonly timedBackups: TimedPlan;
  readonly timedBackupsOfCommand: TimedPlan;
  readonly timedBackupRuns: TimedRuns;
  /** The watched folder; empty if none. */
  readonly watchFolder: string;
  /** The entries of the watched folder that the person has seen. */
  readonly watchSettled: readonly string[];
  /** The day on which the erasure rule was last applied completely. */
  readonly erasedOn: string;
  /** Present while the file may hold remnants of what an earlier version deleted. */
  readonly remnants: true;
  /** Absent unless the service is in maintenance (server/features/maintenance). */
  readonly maintenance: Maintenance;
  readonly officers: Pick<OfficersState, 'isOn' | 'lockMinutes' | 'kiosk'>;
  /** Imported copies still filed by an earlier version: those with ids after `after`, up to `last`. */
  readonly refiling: { readonly after: number; readonly last: number };
}

type Values = Settings & Internal;

export function readSetting<Name extends keyof Values>({ db }: Store, name: Name): Values[Name] | undefined {
  const value = statement(db, 'SELECT value FROM settings WHERE name = ?').pluck().get(name) as string | undefined;
  return value === undefined ? undefined : (JSON.parse(value) as Values[Name]);
}

export function writeSetting<Name extends keyof Values>({ db }: Store, name: Name, value: Values[Name]): void {
  statement(db, 'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value').run(
    name,
    JSON.stringify(value),
  );
}

export function removeSetting({ db }: Store, name: keyof Internal): void {
  statement(db, 'DELETE FROM settings WHERE name = ?').run(name);
}

/** The name under which the service signs; the program's name unless the settings contain another. */
export const serviceName = (store: Store): string => readSetting(store, 'serviceName') || 'DPP Desk';

/** The language for output that has no screen. `system` selects the locale of this process, or English if there is no catalogue for it. */
export function languageOf({ language }: Settings, locale = new Intl.DateTimeFormat().resolvedOptions().locale): Language {
  if (language !== 'system') return language;
  return LANGUAGES.find((one) => one === locale.split('-')[0]) ?? 'en';
}

export function readSettings(store: Store): Settings {
  const rows = statement(store.db, 'SELECT name, value FROM settings').all() as { readonly name: string; readonly value: string }[];
  const stored = rows.filter(({ name }) => Object.hasOwn(DEFAULT_SETTINGS, name)).map(({ name, value }) => [name, JSON.parse(value)]);
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(stored) };
}

export function writeSettings(store: Store, change: Partial<Settings>): Settings {
  store.db
    .transaction(() => {
      for (const [name, value] of Object.entries(change) as [keyof Settings, Settings[keyof Settings]][]) writeSetting(store, name, value);
    })
    .immediate();
  return readSettings(store);
}
