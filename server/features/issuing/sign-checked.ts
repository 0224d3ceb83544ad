// Signs a publication order and checks each new signature once, without the store: the same in every thread.
import { defined } from '../../domain/json/defined.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import type { Signer } from '../../domain/keys/identity.ts';
import { contradictoryIdentifiers } from '../../domain/passport/identifiers.ts';
import type { Passport } from '../../domain/passport/model.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { verifyIntegrity } from '../../domain/verify/index.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { type PackedIssue, packIssue } from '../../store/issued/issued.ts';
import type { Named } from '../../store/passports/passports.ts';
import { type PassportRecord, toRecord } from '../../store/passports/record.ts';
import type { Order } from './order.ts';
import { type PublishOptions, publish, type SignedCredential } from './sign-passport.ts';

/** A publication that may be stored. */
export interface Checked {
  readonly record: PassportRecord;
  readonly named: Named;
  readonly issue: PackedIssue;
}

/** `trust` knows this service itself. Throws `conflict`. */
export function signChecked(
  { dppCode, document, sample, events }: Order,
  signer: Signer,
  trust: Trust,
  { now, ...options }: Omit<PublishOptions, 'events'>,
): Checked {
  // Needs no validation: the document was parsed when it was stored.
  const passport = JSON.parse(document) as JsonObject as Passport;
  const contradictions = contradictoryIdentifiers(passport);
  if (contradictions.length > 0) {
    const told = contradictions.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ');
    throw new StoreFault('conflict', `the passport '${dppCode}' contradicts itself and cannot be published: ${told}`, contradictions);
  }
  const published = publish(passport, signer, { ...options, now, events });
  if (!published.credentials.every((one) => isIntact(one, trust)))
    throw new StoreFault('conflict', `the new signature of '${dppCode}' does not verify on this computer; nothing was published`);
  const at = now.toISOString();
  const record = toRecord(published.passport, { publishedAt: at, verifiedAt: at, sample }, now);
  const { productName, digitalProductPassportId, uniqueProductIdentifier } = published.passport;
  const named = defined({ productName, digitalProductPassportId, uniqueProductIdentifier });
  return { record, named, issue: packIssue(published.credentials) };
}

const isIntact = ({ format, body }: SignedCredential, trust: Trust): boolean =>
  verifyIntegrity({ kind: format, text: body, flags: [] }, trust).some(({ outcome }) => outcome === 'passed');
