// The JSON-LD context of Revocation List 2020, as our own table with the same content as the published one.
import type { JsonObject } from '../../json/json.ts';

const VOCABULARY = 'https://w3id.org/vc-revocation-list-2020#';
const kind = (name: string, members: JsonObject): JsonObject => ({
  [name]: { '@id': `${VOCABULARY}${name}`, '@context': { '@protected': true, id: '@id', type: '@type', ...members } },
});

export const REVOCATION_LIST: JsonObject = {
  '@protected': true,
  ...kind('RevocationList2020Credential', { description: 'http://schema.org/description', name: 'http://schema.org/name' }),
  ...kind('RevocationList2020', { encodedList: `${VOCABULARY}encodedList` }),
  ...kind('RevocationList2020Status', {
    revocationListCredential: { '@id': `${VOCABULARY}revocationListCredential`, '@type': '@id' },
    revocationListIndex: `${VOCABULARY}revocationListIndex`,
  }),
};
