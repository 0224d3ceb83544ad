// Translates the business step and disposition of an EPCIS event to UNTP terms.

import { isAbsoluteUrl } from '../encoding/url.ts';
import { toBareWord } from '../epcis/cbv.ts';
import { BIZ_STEPS } from '../epcis/words.ts';
import type { JsonObject } from '../json/json.ts';

/** Returns the word of the Core Business Vocabulary, or the term of another vocabulary unchanged. */
export const stepOf = ({ bizStep }: JsonObject): string | undefined => (typeof bizStep === 'string' ? toBareWord(bizStep) : undefined);

/** "The business activity … using a standard classification scheme, e.g. https://ref.gs1.org/cbv/BizStep" (UNTP). */
export function activityOf(event: JsonObject): JsonObject {
  const step = stepOf(event);
  if (step !== undefined && BIZ_STEPS.includes(step)) {
    return { code: step, name: spelt(step), schemeId: 'https://ref.gs1.org/cbv/BizStep', schemeName: 'GS1 CBV Business Step' };
  }
  const type = String(event.type);
  // A step of another vocabulary is its own scheme. Without a step, only the type of the event is known.
  return step !== undefined && isAbsoluteUrl(step)
    ? { code: step, name: step, schemeId: step, schemeName: 'Business step' }
    : { code: type, name: type, schemeId: `https://ref.gs1.org/epcis/${type}`, schemeName: 'EPCIS event type' };
}

const spelt = (word: string): string => {
  const text = word.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Most dispositions of the Core Business Vocabulary have no counterpart. */
const DISPOSITIONS: Readonly<Record<string, string>> = {
  active: 'active',
  in_transit: 'inTransit',
  recalled: 'recalled',
  expired: 'expired',
  disposed: 'disposed',
  destroyed: 'disposed',
};

export function dispositionOf({ disposition }: JsonObject): string | undefined {
  const word = typeof disposition === 'string' ? toBareWord(disposition) : '';
  return Object.hasOwn(DISPOSITIONS, word) ? DISPOSITIONS[word] : undefined;
}
