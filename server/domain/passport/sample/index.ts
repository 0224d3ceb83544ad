// Assembles the sample set: two realistic passports per product group with their events, all marked as samples.
import type { JsonObject } from '../../json/json.ts';
import { type Passport, parsePassport } from '../model.ts';
import { BATTERIES } from './battery.ts';
import { CONSTRUCTION } from './construction.ts';
import { ELECTRONICS } from './electronics.ts';
import { STEELS } from './steel.ts';
import { TEXTILES } from './textile.ts';

export interface Sample {
  readonly passport: Passport;
  readonly events: readonly JsonObject[];
}

/**
 * Uses demonstration GTINs (GS1 prefix 952), fictitious companies and `example` domains. The battery with serial number ABC123 is the first
 * entry.
 */
export function sampleSet(): readonly Sample[] {
  return [...BATTERIES, ...ELECTRONICS, ...TEXTILES, ...STEELS, ...CONSTRUCTION].map(({ passport, events }) => {
    const parsed = parsePassport(passport);
    if (!parsed.ok) throw new TypeError(`sample ${String(passport.dppCode)}: ${JSON.stringify(parsed.errors)}`);
    return { passport: parsed.passport, events };
  });
}
