// The sample set: two realistic passports per product group with their events, all of it marked as sample; nothing goes in.
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

/** Demonstration GTINs (GS1 prefix 952), made-up companies, `example` domains. The battery with serial ABC123 comes first. */
export function sampleSet(): readonly Sample[] {
  return [...BATTERIES, ...ELECTRONICS, ...TEXTILES, ...STEELS, ...CONSTRUCTION].map(({ passport, events }) => {
    const parsed = parsePassport(passport);
    if (!parsed.ok) throw new TypeError(`sample ${String(passport.dppCode)}: ${JSON.stringify(parsed.errors)}`);
    return { passport: parsed.passport, events };
  });
}
