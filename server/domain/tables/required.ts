// Decides which cells a row needs to be stored, and which come next in a template.
import type { FieldType } from '../passport/fields/field.ts';
import { CORE, FIELD_BY_NAME, REQUIRED } from '../passport/fields.ts';
import type { Path } from './path.ts';

/** GTIN and serial number make the passport code. */
const OF_CODE: readonly string[] = ['gtin', 'serial'];

/** True for the cells that each row needs if it has no passport code of its own. Of a text in several languages, `language` is needed. */
export const isNeeded = (path: Path, language: string): boolean =>
  (path.length === 1 && OF_CODE.includes(String(path[0]))) || (path[0] !== 'dppCode' && isRequired(path, language));

/** True if no row is stored without this member of a required field. */
export function isRequired([name, ...members]: Path, language?: string): boolean {
  const field = FIELD_BY_NAME.get(String(name));
  return field !== undefined && REQUIRED.includes(field.name) && isRequiredIn(field.type, members, language);
}

function isRequiredIn(type: FieldType, [step, ...rest]: Path, language: string | undefined): boolean {
  if (step === undefined) return true;
  if (type.kind === 'language-map' || type.kind === 'local') return language === undefined || step === language;
  const member = type.kind === 'object' ? type.members[String(step)] : undefined;
  return member?.required === true && isRequiredIn(member.type, rest, language);
}

/** True for the fields that a form offers first, in one language, with one entry of each list. */
export const isCore = (path: Path, language: string): boolean =>
  CORE.includes(String(path[0])) && path.every((step) => typeof step === 'string' || step === 1) && isIn(path, language);

function isIn(path: Path, language: string): boolean {
  let type: FieldType | undefined = FIELD_BY_NAME.get(String(path[0]))?.type;
  for (const step of path.slice(1)) {
    if (type?.kind === 'language-map' || type?.kind === 'local') return step === language;
    type = type?.kind === 'list' ? type.of : type?.kind === 'object' ? type.members[String(step)]?.type : undefined;
  }
  return true;
}
