// Serves the SHACL shapes of a product group as Turtle, with names under the URL of this service.
import { SHAPED, type Shaped } from '../../domain/formats/shacl/shaped.ts';
import { shapesOf } from '../../domain/formats/shacl/shapes.ts';
import { Refusal } from '../../lib/problem.ts';
import { type Answer, type Ask, accepted } from './answer.ts';

const written = new Map<Shaped, string>();

const nameOf = (category: string): string => `${category}.ttl`;

export function shapesFile(question: Ask): Answer {
  const asked = question.segment(3);
  const category = SHAPED.find((one) => nameOf(one) === asked);
  if (category === undefined)
    throw new Refusal('not-found', `there are no shapes '${asked.slice(0, 100)}' here; there are ${SHAPED.map(nameOf).join(', ')}`);
  const type = accepted(question, ['text/turtle', 'text/plain']);
  const address = `${question.reader.standing().baseUrl}/public/schemas/shacl/${asked}`;
  const text = written.get(category) ?? shapesOf(category);
  written.set(category, text);
  // The names of the shapes are absolute, so they still refer to this file after it is copied elsewhere.
  return { type: `${type}; charset=utf-8`, body: text.replace('@prefix shape: <#> .', `@prefix shape: <${address}#> .`) };
}
