// What the features share: the open store, who signs, the settings, the clock and the trust data. Commands and processes open it; features receive it.
import type { KeyRotationRequest, Notice, OwnKeys, Settings, State, TrustSummary } from '../../contract/index.ts';
import type { Signer } from '../../domain/keys/identity.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import type { Store } from '../../store/store.ts';

export interface AppContext {
  readonly store: Store;
  readonly startedAt: string;
  readonly mode: State['mode'];
  now(): Date;
  settings(): Settings;
  changeSettings(change: Partial<Settings>): Settings;
  signer(): Signer;
  /** The next key signs from now on. The one before stays for verifying; a compromised one is revoked, and with it all that it signed. */
  rotateKey(how: KeyRotationRequest): void;
  ownKeys(): OwnKeys;
  publicSiteUrl(): string;
  trust(): Trust;
  state(): State;
  notice(code: Notice['code'], detail?: string, inspections?: Notice['inspections']): void;
  /** The texts of the key files, opened: for a backup, which seals them anew. */
  keyFiles(): Readonly<Record<string, string>>;
  close(): void;
}

export const trustSummary = (trust: Trust): TrustSummary => ({
  state: trust.state,
  ...(trust.asOf === undefined ? {} : { asOf: trust.asOf }),
  ...(trust.nextUpdate === undefined ? {} : { nextUpdate: trust.nextUpdate }),
  ...(trust.sequence === undefined ? {} : { sequence: trust.sequence }),
  issuers: [...trust.issuers.values()].filter(({ origin }) => origin !== 'own').length,
});

/** RFC 6761 6.3: `localhost` and what ends in it is every computer's name for itself, so it tells nobody else's passports apart. */
export const namesThisComputerOnly = (baseUrl: string): boolean => /^(?:.+\.)?localhost$/i.test(URL.parse(baseUrl)?.hostname ?? '');
