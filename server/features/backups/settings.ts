// Checks that the service can start with the settings of a store that is to replace the current one.
import { isObject } from '../../domain/json/json.ts';
import { LANGUAGES } from '../../domain/language/languages.ts';
import { parseBaseUrl } from '../../lib/base-url.ts';
import type { Store } from '../../store/store.ts';
import { BackupRefusal } from './backup.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.length <= 4096;
const isYesOrNo: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isCountUpTo =
  (most: number): Check =>
  (value) =>
    isCount(value) && Number(value) <= most;
const isOneOf =
  (...known: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && known.includes(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** Throws with the reason if the address cannot name a service. */
const isAddress: Check = (value) => typeof value === 'string' && parseBaseUrl(value).length > 0;

const isPlan: Check = (value) =>
  isObject(value as never) && isText((value as { folder?: unknown }).folder) && isCount((value as { every?: unknown }).every);

/** Checks by setting name, as listed in `server/store/settings.ts`. */
export const SETTING_CHECKS: Readonly<Record<string, Check>> = {
  officer: isText,
  place: isText,
  language: isOneOf('system', ...LANGUAGES),
  theme: isOneOf('system', 'light', 'dark', 'contrast'),
  baseUrl: isAddress,
  sound: isYesOrNo,
  trustExpiryDays: isCount,
  trustFreshDays: isCount,
  lookBackDays: isCountUpTo(3650),
  sightingHours: isCountUpTo(8760),
  trustTwoPersons: isYesOrNo,
  hsCodeNeedsKey: isYesOrNo,
  didDocument: isObject,
  keyWindows: isListOf((value) => isObject(value) && isText(value.id)),
  publicSiteUrl: isAddress,
  serviceName: isText,
  resolver: (value) => {
    if (!isObject(value)) return false;
    const { enabled, host, port, fallback } = value;
    return isYesOrNo(enabled) && isText(host) && isCount(port) && Number(port) < 65_536 && isOneOf('redirect', 'none')(fallback);
  },
  timedBackups: isPlan,
  timedBackupsOfCommand: isPlan,
  timedBackupRuns: isObject,
  watchFolder: isText,
  watchSettled: isListOf(isText),
  maintenance: (value) => isObject(value) && [value.since, value.who, value.reason].every(isText),
  officers: (value) => isObject(value) && isYesOrNo(value.isOn) && isCount(value.lockMinutes),
  refiling: (value) => {
    if (!isObject(value)) return false;
    const { after, last } = value;
    return isCount(after) && isCount(last);
  },
};

/** Ignores settings of other versions that this one does not know, because it never reads them. Throws `bad-settings`. */
export function requireSettings({ db }: Store): void {
  const rows = db.prepare('SELECT name, value FROM settings ORDER BY name').all() as { readonly name: string; readonly value: unknown }[];
  for (const { name, value } of rows) {
    const why = Object.hasOwn(SETTING_CHECKS, name) ? faultOf(SETTING_CHECKS[name], value) : undefined;
    if (why !== undefined) throw new BackupRefusal('bad-settings', `'${name}' ${why}`);
  }
}

function faultOf(check: Check | undefined, text: unknown): string | undefined {
  try {
    return check?.(JSON.parse(String(text))) ? undefined : 'has a value that it cannot have';
  } catch (error) {
    return error instanceof SyntaxError ? 'is no JSON' : (error as Error).message;
  }
}
