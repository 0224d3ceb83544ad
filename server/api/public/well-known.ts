// Serves the conformance manifest (endpoint 2), robots.txt and the response to icon requests.
import { conformanceManifest } from '../../domain/formats/manifest.ts';
import { type Answer, type Ask, accepted, json } from './answer.ts';

/** Endpoint 2. */
export function manifest(question: Ask): Answer {
  const type = accepted(question, ['application/json']);
  return json(conformanceManifest(question.reader.standing().identity), type);
}

/** RFC 9309: everything published here is open to all crawlers. */
export const robots = (): Answer => ({ type: 'text/plain; charset=utf-8', body: 'User-agent: *\nAllow: /\n' });

/** Browsers request an icon for every page. There is none, which is not an error. */
export const noPicture = (): Answer => ({ status: 204, type: 'image/x-icon', body: '' });
