// Settings by name, as JSON values; the names and their defaults are the table below.
import type { Language, Resolver, Settings } from '../contract/index.ts';
import type { JsonObject } from '../domain/json/json.ts';
import type { KeyWindow } from '../domain/keys/identity.ts';
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
  trustTwoPersons: false,
  hsCodeNeedsKey: false,
};

export interface NewKey {
  readonly who: string;
  readonly reason: string;
}

/** Not for the person to set: what the workbench leaves for the public process, which holds no key. */
interface Internal {
  readonly didDocument: JsonObject;
  /** Who said, and why, that another key may follow those whose files are gone; carried out, and removed, at the next start. */
  readonly newKey: NewKey;
  /** Until when each earlier key of the service signed. */
  readonly keyWindows: readonly KeyWindow[];
  readonly publicSiteUrl: string;
  /** What was wished of the public listener; the workbench wishes it anew at each start. */
  readonly resolver: Resolver['wanted'];
  /** The folder that is kept an eye on; empty: none. */
  readonly watchFolder: string;
  /** What of it the person has seen. */
  readonly watchSettled: readonly string[];
  /** Imported copies that are still filed as an earlier version filed them: those behind `after`, up to `last`. */
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

/** Name under which the service signs: that of the program until the settings say otherwise. */
export const serviceName = (store: Store): string => readSetting(store, 'serviceName') || 'DPP Desk';

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr'];

/** The language for what no screen asks for: `system` is the locale that this process was started with, English where there is no catalogue for it. */
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
