// Publishes a stored passport: signs its credentials, verifies the signatures and stores the result.
import { defined } from '../../domain/json/defined.ts';

import { contradictoryIdentifiers } from '../../domain/passport/identifiers.ts';
import { type VerifyContext, verifyCredential } from '../../domain/verify/index.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { addCredential, type CredentialFormat, removePublished } from '../../store/passports/credentials.ts';
import { eventsToSign } from '../../store/passports/events.ts';
import { passportByCode, putPassport } from '../../store/passports/passports.ts';
import { type PassportRecord, passportOf, toRecord } from '../../store/passports/record.ts';
import { statusStandingOf } from '../../store/trust/own-status.ts';
import type { AppContext } from '../app-context/index.ts';
import { type Published, publish } from './sign-passport.ts';
import { assignIndex } from './status.ts';

/**
 * Publishes a passport, or publishes it again. New credentials replace the earlier ones in one transaction that
 * includes the reading. Throws `not-found` or `conflict`.
 */
export const publishStored = (dppCode: string, context: AppContext): PassportRecord =>
  context.store.db.transaction(() => signStored(dppCode, context)).immediate();

function signStored(dppCode: string, context: AppContext): PassportRecord {
  const { store } = context;
  const record = passportByCode(store, dppCode);
  if (record === undefined) throw new StoreFault('not-found', `there is no passport '${dppCode}'`);
  if (record.dppStatus === 'invalid')
    throw new StoreFault('conflict', `the passport '${dppCode}' was set to invalid and cannot be published`);
  if (statusStandingOf(store, dppCode)?.state === 'revoked')
    throw new StoreFault('conflict', `the passport '${dppCode}' was revoked, which is final: it cannot be published`);
  const passport = passportOf(record);
  const contradictions = contradictoryIdentifiers(passport);
  if (contradictions.length > 0) {
    const told = contradictions.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ');
    throw new StoreFault('conflict', `the passport '${dppCode}' contradicts itself and cannot be published: ${told}`, contradictions);
  }
  const now = context.now();
  const signer = context.signer();
  const events = eventsToSign(store, dppCode, record.sample);
  const { baseUrl } = context.settings();
  // Samples name no status list. A computer that inspects one elsewhere has no list of this service, and should still
  // show a complete verdict.
  const listed = record.sample ? {} : { indexFor: (credentialId: string) => assignIndex(store, signer, credentialId, dppCode, now) };
  const published = publish(passport, signer, { baseUrl, publicSiteUrl: context.publicSiteUrl(), now, events, ...listed });
  const at = now.toISOString();
  const trust = context.trust();
  const verified = published.credentials.every(({ format, body }) => isIntact(format, body, { now, trust }));
  if (!verified)
    throw new StoreFault('conflict', `the new signature of '${dppCode}' does not verify on this computer; nothing was published`);
  const next = toRecord(published.passport, { publishedAt: at, verifiedAt: at, sample: record.sample }, now);
  putPassport(store, next, now);
  removePublished(store, dppCode);
  for (const { type, format, id, body } of published.credentials)
    addCredential(store, {
      credentialId: id,
      dppCode,
      ...productKey(published),
      type,
      format,
      issuer: signer.did,
      signedAt: at,
      receivedAt: at,
      source: 'published',
      body,
      sample: record.sample,
    });
  return next;
}

const productKey = ({ passport: { gtin, serial, batchOrLot } }: Published) => ({
  ...defined({ gtin, serial, batch: batchOrLot }),
});

function isIntact(format: CredentialFormat, body: string, context: VerifyContext): boolean {
  const { evidence } = verifyCredential({ kind: format, text: body, flags: [] }, context);
  return evidence.some(({ check, outcome }) => check === 'integrity' && outcome === 'passed');
}
