// Writes UNTP references to the product and its manufacturer, for credentials about something else.

import type { Json, JsonObject } from '../json/json.ts';
import { textIn } from '../language/language.ts';
import { FIELDS } from '../passport/fields.ts';
import type { Passport } from '../passport/model.ts';
import { ANYONE, visible } from '../passport/visible.ts';
import type { PassportLinks } from './links.ts';

export const optional = (name: string, value: Json | undefined): JsonObject => (value === undefined ? {} : { [name]: value });

const REFERENCED = FIELDS.filter(({ name }) => ['modelIdentifier', 'batchOrLot', 'serial'].includes(name));

/** References the product by the identifier in its passport, so that the credentials of a product can be linked. */
export function productReference(passport: Passport, links: PassportLinks): JsonObject {
  const open = visible(passport, ANYONE, REFERENCED);
  return {
    type: ['Product'],
    id: passport.uniqueProductIdentifier ?? links.digitalLink,
    name: productNameOf(passport),
    idGranularity: passport.granularity,
    ...optional('modelNumber', open.modelIdentifier),
    ...optional('batchNumber', open.batchOrLot),
    ...optional('itemNumber', open.serial),
  };
}

export const productNameOf = ({ productName, defaultLanguage, dppCode }: Passport): string =>
  textIn(productName, [], defaultLanguage) ?? dppCode;

export const partyReference = (role: string, party: JsonObject, links: PassportLinks): JsonObject => ({
  type: ['Party'],
  id: typeof party.website === 'string' ? party.website : `${links.vc}#${role}`,
  name: String(party.name),
  ...optional('registeredId', party.operatorId),
});
