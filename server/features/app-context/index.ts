// Defines what the features share: the open store, the signer, the settings, the clock and the trust data.
// Commands and processes open it; features receive it.
import type { KeyRotationRequest, Notice, OwnKeys, Settings, State, TrustSummary } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
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
  /**
   * Signs with a new key from now on. The previous key stays valid for verification; a compromised one is revoked,
   * which invalidates everything it signed.
   */
  rotateKey(how: KeyRotationRequest): void;
  ownKeys(): OwnKeys;
  publicSiteUrl(): string;
  trust(): Trust;
  state(): State;
  notice(code: Notice['code'], detail?: string, inspections?: Notice['inspections']): void;
  /** The opened contents of the key files, for a backup, which seals them again. */
  keyFiles(): Readonly<Record<string, string>>;
  close(): void;
}

export const trustSummary = (trust: Trust): TrustSummary => ({
  state: trust.state,
  ...defined({ asOf: trust.asOf, nextUpdate: trust.nextUpdate, sequence: trust.sequence }),
  issuers: [...trust.issuers.values()].filter(({ origin }) => origin !== 'own').length,
});

/** RFC 6761 6.3: every computer calls itself `localhost` or a name below it, so such a name does not identify a service to others. */
export const namesThisComputerOnly = (baseUrl: string): boolean => /^(?:.+\.)?localhost$/i.test(URL.parse(baseUrl)?.hostname ?? '');
