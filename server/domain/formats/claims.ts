// Converts the carbon footprint and recycled content of a passport to UNTP performance claims.

import type { Json, JsonObject } from '../json/json.ts';
import { textIn } from '../language/language.ts';
import type { Passport } from '../passport/model.ts';
import type { PassportLinks } from './links.ts';

const FOOTPRINT_METRIC = 'https://vocabulary.uncefact.org/performance-metric/product-carbon-footprint';
const RECYCLED_METRIC = 'https://vocabulary.uncefact.org/performance-metric/recycled-content-percentage';

/** Codes of UN/ECE Recommendation 20. */
const UNIT: Readonly<Record<string, string>> = { 'kg CO2e': 'KGM', 't CO2e': 'TNE' };
const PERCENT = 'P1';

export function toClaims(passport: Passport, links: PassportLinks, now: Date): JsonObject {
  const day = (passport.validFrom ?? now.toISOString()).slice(0, 10);
  const claims = [...footprint(passport, links, day), ...recycled(passport, links, day)];
  return claims.length === 0 ? {} : { performanceClaim: claims };
}

function footprint(passport: Passport, links: PassportLinks, day: string): readonly Json[] {
  const { carbonFootprint: given, defaultLanguage } = passport;
  if (given === undefined) return [];
  const id = `${links.vc}#carbon-footprint`;
  const stages = (Array.isArray(given.stages) ? given.stages : []).map((stage) => textIn(stage, [], defaultLanguage)).join(', ');
  const of = given.perUnit === undefined ? '' : ` per ${given.perUnit}`;
  return [
    {
      type: ['Claim'],
      id,
      name: `Carbon footprint${of}`,
      ...(stages === '' ? {} : { description: `Life cycle stages: ${stages}` }),
      referenceCriteria: given.method === undefined ? [] : [{ type: ['Criterion'], id: `${id}-method`, name: given.method }],
      claimDate: given.asOf ?? day,
      claimedPerformance: [
        {
          metric: { type: ['PerformanceMetric'], id: FOOTPRINT_METRIC, name: `Product carbon footprint${of}` },
          measure: { value: given.value, unit: UNIT[given.unit] ?? 'KGM' },
          ...(typeof given.performanceClass === 'string' ? { score: { code: given.performanceClass } } : {}),
        },
      ],
      ...(typeof given.studyUrl === 'string' ? { evidence: [{ linkURL: given.studyUrl, linkName: 'Carbon footprint study' }] } : {}),
      conformityTopic: [
        {
          type: ['ConformityTopic'],
          id: 'https://vocabulary.uncefact.org/conformity-topic/greenhouse-gas-emissions',
          name: 'Greenhouse Gas Emissions',
        },
      ],
    },
  ];
}

function recycled({ recycledContentTotal: value }: Passport, links: PassportLinks, day: string): readonly Json[] {
  if (typeof value !== 'number') return [];
  return [
    {
      type: ['Claim'],
      id: `${links.vc}#recycled-content`,
      name: 'Recycled content',
      referenceCriteria: [],
      claimDate: day,
      claimedPerformance: [
        { metric: { type: ['PerformanceMetric'], id: RECYCLED_METRIC, name: 'Recycled content' }, measure: { value, unit: PERCENT } },
      ],
      conformityTopic: [
        {
          type: ['ConformityTopic'],
          id: 'https://vocabulary.uncefact.org/conformity-topic/recycled-material-integration',
          name: 'Recycled Material Integration',
        },
      ],
    },
  ];
}
