// Decides whether the content of a credential may be judged.
import type { Headline } from '../evidence/evidence.ts';
import type { JsonObject } from '../json/json.ts';

/** Returns undefined for an invalid credential: anyone may have written it, or it proves nothing about the item. */
export const countedContent = (headline: Headline, verified: JsonObject | undefined): JsonObject | undefined =>
  headline === 'invalid' ? undefined : verified;
