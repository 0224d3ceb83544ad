// What a person sets in this workbench, and how a change of it is asked for.

export type Language = 'en' | 'de' | 'fr';

/** GET /workbench/settings; PUT /workbench/settings (SettingsChange) → Settings */
export interface Settings {
  readonly officer: string;
  readonly place: string;
  /** `system`: the first language of the system that has a catalogue, else English. */
  readonly language: 'system' | Language;
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  readonly baseUrl: string;
  readonly sound: boolean;
  /** Days after its due date for which an overdue trust list still counts as due for renewal; then it is out of date. */
  readonly trustExpiryDays: number;
  /** Days from its issue for which a trust list counts as fresh at most, whatever it says itself. */
  readonly trustFreshDays: number;
  /** Whether two persons have to confirm a change of the trust data. */
  readonly trustTwoPersons: boolean;
  /** The customs summary shows the commodity code to customs and market surveillance keys only; off: to everybody. */
  readonly hsCodeNeedsKey: boolean;
}

/** While two persons are wanted, both names are needed to switch that off or to let lists count for longer: else 409 `trust-refused`, `errors[0].code` second-person. */
export interface SettingsChange extends Partial<Settings> {
  readonly who?: string;
  readonly secondPerson?: string;
}
