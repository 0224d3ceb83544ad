// Defines the `vct` address of each credential type and the type metadata of passports (SD-JWT VC draft 19).

import type { JsonObject } from '../../json/json.ts';
import type { Label, Member } from '../../passport/fields/field.ts';
import { FIELDS } from '../../passport/fields.ts';
import type { CredentialType } from '../credential-types.ts';
import { claimsOfField, isOpen } from './passport.ts';

/** The address is in the issuer's own domain, so that no other issuer can use it with a different meaning. */
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
    claimsOfField(field.name).flatMap((claim) => [
      entry([claim], field.label, isOpen(claim) ? 'never' : 'always'),
      ...membersOf(claim, field.type),
    ]),
  ),
});

const entry = (path: readonly (string | null)[], label: Label, sd: 'never' | 'always' | 'allowed'): JsonObject => ({
  path,
  display: Object.entries(label).map(([locale, text]) => ({ locale, label: text })),
  sd,
});

/** Returns the members that are concealed separately. `null` stands for every element of a list. */
function membersOf(
  claim: string,
  type: (typeof FIELDS)[number]['type'],
  path: readonly (string | null)[] = [claim],
): readonly JsonObject[] {
  if (type.kind === 'list') return membersOf(claim, type.of, [...path, null]);
  if (type.kind !== 'object') return [];
  return Object.entries(type.members).flatMap(([name, member]: [string, Member]) => [
    ...(member.tiers === undefined ? [] : [entry([...path, name], member.label, 'always')]),
    // Concealed only in battery passports.
    ...(member.tiersOfBattery === undefined ? [] : [entry([...path, name], member.label, 'allowed')]),
    ...membersOf(claim, member.type, [...path, name]),
  ]);
}
