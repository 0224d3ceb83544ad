// Writes the carbon footprint submodel (IDTA 02023-1-0), in kilograms of CO2 equivalent per reference unit.
import { decimal } from '../../encoding/decimal.ts';
import { defined } from '../../json/defined.ts';

import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import { textIn } from '../../language/language.ts';
import type { Passport } from '../../passport/model.ts';
import { collection, type Element, elementList, property } from './elements.ts';
import { meaningOf } from './fields.ts';

const IDTA = 'https://admin-shell.io/idta/CarbonFootprint';

export const CARBON_FOOTPRINT = {
  idShort: 'CarbonFootprint',
  semanticId: `${IDTA}/CarbonFootprint/1/0`,
  version: '1',
  templateId: 'https://admin-shell.io/idta-02023-1-0',
} as const;

/** ECLASS codes of the template. A method without a code is written as text. */
const METHODS: readonly (readonly [RegExp, string, name: string])[] = [
  [/\bISO 14067\b/i, '0173-1#07-ABU218#003', 'ISO 14067'],
  [/\bEN 15804\b/i, '0173-1#07-ABU223#003', 'EN 15804'],
  [/\bISO 1404[04]\b/i, '0173-1#07-ABV505#003', 'ISO 14044'],
  [/\bGHG Protocol\b/i, '0173-1#07-ABU221#003', 'GHG Protocol'],
  [/\bPAS 2050\b/i, '0173-1#07-ACC008#001', 'PAS 2050'],
];
const UNITS: Readonly<Record<string, string>> = {
  piece: '0173-1#07-ABZ603#003',
  kWh: '0173-1#07-ACB997#001',
  kg: '0173-1#07-ABZ597#003',
  t: '0173-1#07-ABZ598#003',
  m2: '0173-1#07-ABZ602#003',
  m3: '0173-1#07-ABZ601#003',
};
const PHASES: Readonly<Record<string, string>> = {
  A1: '0173-1#07-ABU208#003',
  A2: '0173-1#07-ABU209#003',
  A3: '0173-1#07-ABU210#003',
  A4: '0173-1#07-ABU211#003',
  A5: '0173-1#07-ACC016#001',
  B: '0173-1#07-ACC014#001',
  C: '0173-1#07-ACC015#001',
  D: '0173-1#07-ABU214#003',
};

const keyOf = (codes: Readonly<Record<string, string>>, value: string): string =>
  Object.keys(codes).find((key) => codes[key] === value) ?? value;
/** Returns the name of a code of the template. Any other value is a text and returned unchanged. */
export const methodNamed = (value: string): string => METHODS.find(([, code]) => code === value)?.[2] ?? value;
export const unitNamed = (value: string): string => keyOf(UNITS, value);
export const phaseNamed = (value: string): string => keyOf(PHASES, value);

export function carbonFootprint(passport: Passport, open: JsonObject): readonly (Element | undefined)[] {
  const entry = `${IDTA}/ProductCarbonFootprint/1/0`;
  return [
    elementList(
      { idShort: 'ProductCarbonFootprints', semanticId: `${IDTA}/ProductCarbonFootprints/1/0` },
      'SubmodelElementCollection',
      [declared(passport), ...potential(passport, open)].map((one) => one && collection({ semanticId: entry }, one)),
      { semanticIdListElement: entry, keepEmpty: true },
    ),
  ];
}

function declared(passport: Passport): readonly (Element | undefined)[] | undefined {
  const { carbonFootprint: given, defaultLanguage: language } = passport;
  if (given === undefined) return undefined;
  const tonnes = given.unit === 't CO2e';
  const stages = (Array.isArray(given.stages) ? given.stages : []).map((stage) => textIn(stage, [], language) ?? '');
  return footprint({
    kilograms: tonnes ? Number((given.value * 1000).toPrecision(15)) : given.value,
    unit: given.perUnit ?? 'piece',
    phases: stages,
    published: given.asOf === undefined ? dateOf(passport) : `${given.asOf}T00:00:00Z`,
    ...defined({ method: given.method }),
    more: [
      property(
        { idShort: 'PerformanceClass', semanticId: meaningOf('performanceClass') },
        'xs:string',
        optionalText(given.performanceClass),
      ),
      property({ idShort: 'StudyUrl', semanticId: meaningOf('studyUrl') }, 'xs:anyURI', optionalText(given.studyUrl)),
    ].filter((one) => one?.value !== undefined),
  });
}

/** Regulation (EU) 2024/3110: construction products declare their footprint under EN 15804. */
function potential(passport: Passport, open: JsonObject): readonly (readonly (Element | undefined)[])[] {
  const given = open.globalWarmingPotential;
  if (!isObject(given) || typeof given.total !== 'number') return [];
  return [
    footprint({
      kilograms: given.total,
      unit: String(given.declaredUnit),
      phases: Array.isArray(given.stages) ? given.stages.map(String) : [],
      published: typeof open.declarationDate === 'string' ? `${open.declarationDate}T00:00:00Z` : dateOf(passport),
      method: 'EN 15804',
      more: [],
    }),
  ];
}

interface Footprint {
  readonly kilograms: number;
  readonly unit: string;
  readonly phases: readonly string[];
  readonly published: string | undefined;
  readonly method?: string;
  readonly more: readonly (Element | undefined)[];
}

const footprint = ({ kilograms, unit, phases, published, method, more }: Footprint): readonly (Element | undefined)[] => [
  codes(
    'PcfCalculationMethods',
    '0173-1#02-ABG854#003',
    method === undefined ? [] : [[method, METHODS.find(([name]) => name.test(method))?.[1]]],
  ),
  property({ idShort: 'PcfCO2eq', semanticId: '0173-1#02-ABG855#003' }, 'xs:decimal', decimal(kilograms)),
  property(
    { idShort: 'ReferenceImpactUnitForCalculation', semanticId: '0173-1#02-ABG856#003' },
    'xs:string',
    UNITS[unit] ?? unit,
    UNITS[unit],
  ),
  property({ idShort: 'QuantityOfMeasureForCalculation', semanticId: '0173-1#02-ABG857#003' }, 'xs:double', '1'),
  codes(
    'LifeCyclePhases',
    '0173-1#02-ABG858#003',
    phases.map((phase) => [phase, PHASES[phase]]),
  ),
  property({ idShort: 'PublicationDate', semanticId: `${IDTA}/PublicationDate/1/0` }, 'xs:dateTime', published),
  ...more,
];

const codes = (idShort: string, element: string, values: readonly (readonly [text: string, code: string | undefined])[]) =>
  elementList(
    { idShort, semanticId: `${IDTA}/${idShort}/1/0` },
    'Property',
    values.map(([text, code]) => property({ semanticId: element }, 'xs:string', code ?? text, code)),
    { valueType: 'xs:string', semanticIdListElement: element, keepEmpty: true },
  );

const optionalText = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
const dateOf = ({ validFrom, lastUpdated }: Passport): string | undefined => lastUpdated ?? validFrom;
