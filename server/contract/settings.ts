// Defines the API types for the settings of this workbench and for changes to them.

import type { Language } from '../domain/language/languages.ts';

export type { Language } from '../domain/language/languages.ts';

/** GET /workbench/settings; PUT /workbench/settings (SettingsChange) → Settings */
export interface Settings {
  readonly officer: string;
  readonly place: string;
  /** `system`: the first language of the system that has a catalogue, otherwise English. */
  readonly language: 'system' | Language;
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  readonly baseUrl: string;
  /** The name under which the service issues credentials and creates packs. Empty means the name of the program. */
  readonly serviceName: string;
  readonly sound: boolean;
  /** The days after its due date for which an overdue trust list still counts as due for renewal. After that it is out of date. */
  readonly trustExpiryDays: number;
  /** The maximum days from its issue for which a trust list counts as fresh, regardless of its own date. */
  readonly trustFreshDays: number;
  /** The number of days whose inspections are examined again when new trust data arrive. */
  readonly lookBackDays: number;
  /** An item seen at another place within this number of hours is reported. */
  readonly sightingHours: number;
  /** True if two persons must confirm a change of the trust data. */
  readonly trustTwoPersons: boolean;
  /**
   * True if the customs summary shows the commodity code only to customs and market surveillance keys. Otherwise it shows the code to
   * everyone.
   */
  readonly hsCodeNeedsKey: boolean;
}

/**
 * While two persons are required, disabling that rule or accepting lists for longer requires both names. Otherwise the response is 409
 * `trust-refused`, where `errors[0].code` is second-person.
 */
export interface SettingsChange extends Partial<Settings> {
  readonly who?: string;
  readonly secondPerson?: string;
}
