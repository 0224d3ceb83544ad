// Checks one credential against the shapes of its product group, within bounds, and names the fields of the results.
import type { ShapesCheck, ShapesNotChecked, ShapesResult } from '../../contract/index.ts';
import { SHAPED } from '../../domain/formats/shacl/shaped.ts';
import type { Conformance, ShapeResult } from '../../domain/formats/shacl/validate.ts';
import { defined } from '../../domain/json/defined.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import type { Field } from '../../domain/passport/fields/field.ts';
import { FIELD_BY_NAME } from '../../domain/passport/fields.ts';
import { contentOfDocument } from '../../domain/passport/law/document-content.ts';
import { ourLanguage } from '../../domain/passport/words.ts';
import { endThread, type Limits, validate } from './thread.ts';

export { endThread as endShapesThread };

/** Policy: characters of JSON. The largest sample has 13,000. */
export const MAX_LENGTH = 512 * 1024;
/** Policy: results that are named; the others are counted. */
export const MAX_SHOWN = 50;

const notChecked = (why: ShapesNotChecked): ShapesCheck => ({ outcome: 'not-checked', why });

/** `hides`: claims are not disclosed, so that what seems to be missing may be there. */
export async function checkShapes(document: JsonObject, hides: boolean, language: string, limits?: Limits): Promise<ShapesCheck> {
  if (document['@context'] === undefined) return notChecked('no-rdf');
  if (hides) return notChecked('hidden');
  const stated = contentOfDocument(document).category;
  if (typeof stated !== 'string' || stated === '') return notChecked('no-category');
  const category = SHAPED.find((one) => one === stated);
  if (category === undefined) return notChecked('no-shapes');
  if (JSON.stringify(document).length > MAX_LENGTH) return notChecked('too-large');
  const answer = await validate({ category, document }, limits);
  if (answer === 'time' || answer === 'busy') return notChecked(answer);
  if (answer.kind === 'refused') return notChecked(answer.why);
  return answer.kind === 'checked' ? toCheck(answer, language) : notChecked('time');
}

function toCheck({ conforms, results }: Conformance, language: string): ShapesCheck {
  if (conforms) return { outcome: 'conforms' };
  return { outcome: 'results', total: results.length, items: results.slice(0, MAX_SHOWN).map((result) => toResult(result, language)) };
}

/** Fields for which UNTP has a member of its own. */
const FIELD_OF: Readonly<Record<string, string>> = {
  name: 'productName',
  idGranularity: 'granularity',
  materialProvenance: 'materials',
  dimensions: 'massKg',
  relatedParty: 'manufacturer',
};

const lastWord = (address: string): string => address.slice(Math.max(address.lastIndexOf('/'), address.lastIndexOf('#')) + 1);

/** The messages of the shapes begin with the label and the name of the field, which are shown beside them. */
function withoutLabel(message: string, field: Field | undefined, language: keyof Field['label']): string {
  const heading = field === undefined ? '' : `${field.label[language]} (${field.name}): `;
  return message.startsWith(heading) ? message.slice(heading.length) : message;
}

function toResult({ severity, path, property, shape, messages, constraint }: ShapeResult, language: string): ShapesResult {
  const words = ourLanguage([language]);
  // A shape for one field has the name of the field.
  const named = [property, shape].flatMap((address) => (address === undefined ? [] : [lastWord(address)]));
  const field = named.map((name) => FIELD_BY_NAME.get(FIELD_OF[name] ?? name)).find((known) => known !== undefined);
  const place = field === undefined ? (path ?? property) : undefined;
  return {
    severity,
    ...defined({
      field: field && { name: field.name, label: field.label[words] },
      path: place && lastWord(place).slice(0, 100),
    }),
    message: withoutLabel(messages[words] ?? messages.en ?? constraint, field, words),
  };
}
