// Writes the plain JSON responses of the public interface: the passport and its reference.
import type { Role } from '../../contract/index.ts';
import { defined } from '../json/defined.ts';
import { lookup, textIn } from '../language/language.ts';
import { type ViewLinks, viewFor } from '../passport/facts/view.ts';
import type { Passport } from '../passport/model.ts';
import { ANYONE, type Reader } from '../passport/visible.ts';
import type { PassportLinks } from './links.ts';

export interface Serialised {
  readonly body: string;
  readonly contentLanguage: string;
}

/** `view` names the role of the reader; the public view omits it. */
export function passportJson(
  passport: Passport,
  preferences: readonly string[],
  links: ViewLinks,
  { reader, role }: { readonly reader: Reader; readonly role?: Role } = { reader: ANYONE },
): Serialised {
  const { body, contentLanguage } = viewFor(reader, passport, preferences, links);
  return { body: JSON.stringify(role === undefined ? body : { ...body, view: role }), contentLanguage };
}

export interface PassportReference {
  readonly dppCode: string;
  readonly gtin?: string;
  readonly serial?: string;
  readonly passportUrl: string;
  readonly apiUrl: string;
  readonly productName: string;
  readonly manufacturer: string;
}

/** Returns the resolver's response to `Accept: application/json`, and the language of the product name in it. */
export function passportReference(
  passport: Passport,
  preferences: readonly string[],
  links: PassportLinks,
): { readonly reference: PassportReference; readonly language: string } {
  const { dppCode, gtin, serial, productName, defaultLanguage, manufacturer } = passport;
  const language = lookup([...preferences, defaultLanguage], Object.keys(productName)) ?? defaultLanguage;
  const reference = {
    dppCode,
    ...defined({ gtin, serial }),
    passportUrl: links.page,
    apiUrl: links.api,
    productName: textIn(productName, [language], defaultLanguage) ?? dppCode,
    manufacturer: manufacturer.name,
  };
  return { reference, language };
}
