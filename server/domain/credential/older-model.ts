// Validates credentials against the W3C Verifiable Credentials Data Model 1.1, whose dates have other names.
import { parseAnyDateTime } from '../dates/dates.ts';
import { defined } from '../json/defined.ts';
import { asList, isObject, type JsonObject } from '../json/json.ts';
import { isOlderModel } from './contexts.ts';
import { commonFaults } from './vcdm.ts';

/** Data Model 1.1 section 4. Each fault is one English sentence that names the member. */
export function olderFaults(credential: JsonObject): readonly string[] {
  const { issuanceDate, credentialStatus } = credential;
  const [from, until] = [parseAnyDateTime(issuanceDate), parseAnyDateTime(credential.expirationDate)];
  return [
    ...commonFaults(credential),
    ...(from === undefined ? ["'issuanceDate' is not a date-time with a time zone"] : []),
    ...(until === undefined && Object.hasOwn(credential, 'expirationDate') ? ["'expirationDate' is not a date-time with a time zone"] : []),
    ...(from !== undefined && until !== undefined && from > until ? ["'issuanceDate' is later than 'expirationDate'"] : []),
    // Section 4.9: the status has an id of its own.
    ...(asList(credentialStatus).some((status) => isObject(status) && typeof status.id !== 'string')
      ? ["'credentialStatus' has no id"]
      : []),
  ];
}

/** Returns the period of validity under the names of 2.0. The context of 1.1 defines these names too, so a credential can state two periods. */
export function periodsOf(credential: JsonObject): readonly JsonObject[] {
  if (!isOlderModel(credential)) return [credential];
  const { issuanceDate, expirationDate } = credential;
  return [
    {
      ...defined({ validFrom: issuanceDate, validUntil: expirationDate }),
    },
    credential,
  ];
}
