// Restricts an issuer on this computer, or lifts its restrictions. A restriction lowers a verdict and never raises it.
import { randomUUID } from 'node:crypto';
import { isAnchorId } from '../../domain/certificates/anchor.ts';
import { isDid } from '../../domain/did/did.ts';
import { Refusal } from '../../lib/problem.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { putLift, putRestriction, restrictionsInForce } from '../../store/trust/restrictions.ts';
import { logTrust } from '../../store/trust/trust-lists.ts';
import { storedOwn } from './trust.ts';
import { needTwo } from './trust-rules.ts';
import { namesOf, type Persons } from './two-persons.ts';

type Given = Persons & { readonly did: string; readonly reason: string };

/** One person alone may add a restriction, because it only tightens the rules. Without types, no credential of the issuer is accepted. */
export function restrictIssuer(store: Store, { types = [], ...given }: Given & { readonly types?: readonly string[] }, now: Date): void {
  const { did, reason } = given;
  if (!isDid(did) && !isAnchorId(did)) {
    const detail = `'${did}' is no DID and no anchor`;
    throw new Refusal('bad-body', detail, { errors: [{ pointer: '/did', detail }] });
  }
  store.db
    .transaction(() => {
      if (storedOwn(store)?.did === did)
        throw new Refusal('conflict', 'this is the identity of this computer itself: suspend or revoke its passports instead');
      const decision = { at: now.toISOString(), who: namesOf(given), reason };
      putRestriction(store, { id: randomUUID(), did, types: [...new Set(types)], ...decision });
      logTrust(store, { ...decision, action: 'issuer-restricted', subject: types.length === 0 ? did : `${did}: ${types.join(', ')}` });
    })
    .immediate();
}

/** Lifts every restriction of the issuer that is in force, so that only the trust data apply again. */
export function liftRestrictions(store: Store, given: Given, now: Date): void {
  const { did, reason } = given;
  store.db
    .transaction(() => {
      needTwo(given, readSettings(store));
      const lifted = restrictionsInForce(store).filter((one) => one.did === did);
      if (lifted.length === 0) throw new Refusal('not-found', `no restriction of ${did} is in force on this computer`);
      const decision = { at: now.toISOString(), who: namesOf(given), reason };
      for (const { id } of lifted) putLift(store, { restriction: id, ...decision });
      logTrust(store, { ...decision, action: 'restriction-lifted', subject: did });
    })
    .immediate();
}
