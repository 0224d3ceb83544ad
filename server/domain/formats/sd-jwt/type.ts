// A type of credential in, the address that names it in an SD-JWT VC out; and for passports, what is to be read at that address (SD-JWT VC draft 19, type metadata).

import type { JsonObject } from '../../json/json.ts';
import type { Label, Member } from '../../passport/fields/field.ts';
import { FIELDS } from '../../passport/fields.ts';
import type { CredentialType } from '../credential-types.ts';
import { claimsOfField, isOpen } from './passport.ts';

/** An address of the issuer's own, so that nobody else means something else by it. */
export const vctOf = (baseUrl: string, type: CredentialType): string => `${baseUrl}/vct/${type}`;

const NAME: Label = {
  en: 'Digital product passport',
  de: 'Digitaler Produktpass',
  fr: 'Passeport numérique de produit',
};

export const passportTypeMetadata = (baseUrl: string): JsonObject => ({
  vct: vctOf(baseUrl, 'DigitalProductPassport'),
  name: NAME.en,
  description: 'The flat claims of a digital product passport, under the names of the public passport interface.',
  display: Object.entries(NAME).map(([locale, name]) => ({ locale, name })),
  claims: FIELDS.flatMap((field) =>
    claimsOfField(field.name).flatMap((claim) => [entry([claim], field.label, isOpen(claim)), ...membersOf(claim, field.type)]),
  ),
});

const entry = (path: readonly (string | null)[], label: Label, open: boolean): JsonObject => ({
  path,
  display: Object.entries(label).map(([locale, text]) => ({ locale, label: text })),
  sd: open ? 'never' : 'always',
});

/** Members that are concealed by themselves; `null` stands for every element of a list. */
function membersOf(
  claim: string,
  type: (typeof FIELDS)[number]['type'],
  path: readonly (string | null)[] = [claim],
): readonly JsonObject[] {
  if (type.kind === 'list') return membersOf(claim, type.of, [...path, null]);
  if (type.kind !== 'object') return [];
  return Object.entries(type.members).flatMap(([name, member]: [string, Member]) => [
    ...(member.tiers === undefined ? [] : [entry([...path, name], member.label, false)]),
    ...membersOf(claim, member.type, [...path, name]),
  ]);
}
