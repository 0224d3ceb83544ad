// Publishes a stored passport: signs its credentials, verifies the signatures and stores the result.
import type { Signer } from '../../domain/keys/identity.ts';
import { trustFromIssuers } from '../../domain/trust/from-issuers.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { putIssued } from '../../store/issued/issued.ts';
import { noteAct } from '../../store/passports/acts.ts';
import { removePublished } from '../../store/passports/credentials.ts';
import { putPassport } from '../../store/passports/passports.ts';
import type { PassportRecord } from '../../store/passports/record.ts';
import type { Store } from '../../store/store.ts';
import type { AppContext } from '../app-context/index.ts';
import { namedHere, ownIssuer } from '../trust/index.ts';
import { orderOf } from './order.ts';
import { type Checked, signChecked } from './sign-checked.ts';
import { assignIndex } from './status.ts';

/**
 * Publishes a passport, or publishes it again. New credentials replace the earlier ones in one transaction that
 * includes the reading. Throws `not-found` or `conflict`.
 */
export const publishStored = (dppCode: string, context: AppContext): PassportRecord =>
  context.store.db.transaction(() => signStored(dppCode, publisherOf(context))).immediate();

/** What every passport of a transaction is signed with. */
export interface Publisher {
  readonly store: Store;
  readonly signer: Signer;
  readonly baseUrl: string;
  readonly publicSiteUrl: string;
  /** Knows only this service, which vouches for its own signatures. */
  readonly trust: Trust;
  /** The person who publishes. Empty if none is named. */
  readonly by: string;
  now(): Date;
}

export function publisherOf(context: AppContext): Publisher {
  const { store, now } = context;
  const signer = context.signer();
  const { baseUrl } = context.settings();
  return {
    store,
    signer,
    baseUrl,
    publicSiteUrl: context.publicSiteUrl(),
    trust: trustFromIssuers([ownIssuer(signer, now())]),
    by: namedHere(context),
    now,
  };
}

/** Called inside a transaction. */
export function signStored(dppCode: string, publisher: Publisher): PassportRecord {
  const { store, signer, baseUrl, publicSiteUrl, trust, now: clock } = publisher;
  const order = orderOf(store, dppCode);
  const now = clock();
  // Samples name no status list. A computer that inspects one elsewhere has no list of this service, and should still
  // show a complete verdict.
  const listed = order.sample ? {} : { indexFor: (credentialId: string) => assignIndex(store, signer, credentialId, dppCode, now) };
  const checked = signChecked(order, signer, trust, { baseUrl, publicSiteUrl, now, ...listed });
  keepSigned(publisher, checked, now);
  return checked.record;
}

/** Called inside the transaction that read the inputs of the signatures, or that found them unchanged. */
export function keepSigned(
  { store, signer, by }: Pick<Publisher, 'store' | 'signer' | 'by'>,
  { record, named, issue }: Checked,
  now: Date,
): void {
  const { dppCode, gtin, serial, batch, sample } = record;
  putPassport(store, record, now, named);
  removePublished(store, dppCode);
  const at = now.toISOString();
  putIssued(store, { dppCode, gtin, serial, batch, issuer: signer.did, signedAt: at, sample }, issue);
  if (by !== '' && !sample) noteAct(store, dppCode, { at, action: 'publish', who: by });
}
