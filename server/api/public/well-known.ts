// Endpoint 2 and what crawlers ask for: the service's identity in, its conformance manifest out; robots are told that everything may be read.
import { conformanceManifest } from '../../domain/formats/manifest.ts';
import { type Answer, type Ask, accepted, json } from './answer.ts';

/** 2. */
export function manifest(question: Ask): Answer {
  const type = accepted(question, ['application/json']);
  return json(conformanceManifest(question.reader.standing().identity), type);
}

/** RFC 9309: what is published here is for everybody. */
export const robots = (): Answer => ({ type: 'text/plain; charset=utf-8', body: 'User-agent: *\nAllow: /\n' });

/** Browsers ask for one beside every page; there is none, and that is no mistake. */
export const noPicture = (): Answer => ({ status: 204, type: 'image/x-icon', body: '' });
