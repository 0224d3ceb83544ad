// Serves the JSON Schema of the import format, for all product groups or for one.

import { schemaAddress } from '../../domain/formats/links.ts';
import { CATEGORIES } from '../../domain/passport/fields.ts';
import { importSchema } from '../../domain/passport/schema.ts';
import { Refusal } from '../../lib/problem.ts';
import { type Answer, type Ask, accepted, json } from './answer.ts';

export function jsonSchemaFile(question: Ask): Answer {
  const asked = question.segment(3);
  const category = CATEGORIES.find((name) => asked === `${name}.json`);
  if (category === undefined && asked !== 'passport.json')
    throw new Refusal(
      'not-found',
      `there is no schema '${asked.slice(0, 100)}' here; there are ${['passport', ...CATEGORIES].map((name) => `${name}.json`).join(', ')}`,
    );
  const type = accepted(question, ['application/schema+json', 'application/json']);
  return json(importSchema(schemaAddress(question.reader.standing().baseUrl, category), category), type);
}
