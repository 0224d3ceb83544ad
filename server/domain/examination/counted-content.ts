// Decides whether what a credential states counts, so that its content is judged.
import type { Headline } from '../evidence/evidence.ts';
import type { JsonObject } from '../json/json.ts';

/** Returns nothing of an invalid credential: anyone may have written it, or it does not count for the item. */
export const countedContent = (headline: Headline, verified: JsonObject | undefined): JsonObject | undefined =>
  headline === 'invalid' ? undefined : verified;
