// Checks a stored passport, or one that is being edited, against the shapes of its product group.
import type { ShapesCheck } from '../../contract/index.ts';
import { toCredential } from '../../domain/formats/vc.ts';
import { isObject, type Json } from '../../domain/json/json.ts';
import type { Passport } from '../../domain/passport/model.ts';
import { credentialsByCode, PASSPORT_TYPE } from '../../store/passports/credentials.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import { passportOf } from '../../store/passports/record.ts';
import type { AppContext } from '../app-context/index.ts';
import { asPublished } from '../issuing/index.ts';
import { checkShapes } from '../shapes/index.ts';

/** Checks the published credential, or what would be signed if there is none. Returns undefined for an unknown `dppCode`. */
export async function passportShapes(dppCode: string, context: AppContext, language: string): Promise<ShapesCheck | undefined> {
  const record = passportByCode(context.store, dppCode);
  if (record === undefined) return undefined;
  const published = credentialsByCode(context.store, dppCode).find(
    ({ source, type, format }) => source === 'published' && type === PASSPORT_TYPE && format === 'vc',
  );
  const document: Json = published === undefined ? null : (JSON.parse(published.body) as Json);
  return isObject(document) ? checkShapes(document, false, language) : shapesOfPassport(passportOf(record), context, language);
}

/** Checks the credential that publishing would sign. */
export function shapesOfPassport(passport: Passport, context: AppContext, language: string): Promise<ShapesCheck> {
  const now = context.now();
  const { baseUrl } = context.settings();
  const publicSiteUrl = context.publicSiteUrl();
  const published = asPublished(passport, { baseUrl, publicSiteUrl, now });
  return checkShapes(toCredential(published, context.signer(), baseUrl, now, publicSiteUrl), false, language);
}
