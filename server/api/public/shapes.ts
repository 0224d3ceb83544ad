// Serves the SHACL shapes of a product group as Turtle, with names under the URL of this service.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHAPED } from '../../domain/formats/shacl/shaped.ts';
import { Refusal } from '../../lib/problem.ts';
import { type Answer, type Ask, accepted } from './answer.ts';

const folder = fileURLToPath(new URL('../../domain/formats/shacl/', import.meta.url));

const FILES = SHAPED.map((category) => `${category}.ttl`);

const read = new Map<string, string>();

export function shapesFile(question: Ask): Answer {
  const asked = question.segment(3);
  const name = FILES.find((file) => file === asked);
  if (name === undefined)
    throw new Refusal('not-found', `there are no shapes '${asked.slice(0, 100)}' here; there are ${FILES.join(', ')}`);
  const type = accepted(question, ['text/turtle', 'text/plain']);
  const text = read.get(name) ?? readFileSync(join(folder, name), 'utf8');
  read.set(name, text);
  const address = `${question.reader.standing().baseUrl}/public/schemas/shacl/${name}`;
  // The names of the shapes are absolute, so they still refer to this file after it is copied elsewhere.
  return { type: `${type}; charset=utf-8`, body: text.replace('@prefix shape: <#> .', `@prefix shape: <${address}#> .`) };
}
