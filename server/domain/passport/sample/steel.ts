// Two sample steel products with events, in the form a manufacturer submits. The first has a UUID instead of a GTIN.

import type { SampleEntry } from './entry.ts';
import { commissioned, observed, sampleUuid, sgtin } from './events.ts';

const coil = `urn:uuid:${sampleUuid('8000', 1)}`;
const rod = sgtin('09520123000424', 'H88213-04');

export const STEELS: readonly SampleEntry[] = [
  {
    passport: {
      dppCode: `DPP-${sampleUuid('8000', 1)}`,
      sample: true,
      category: 'steel',
      defaultLanguage: 'en',
      granularity: 'item',
      productName: { en: 'Hot-rolled coil S355MC, 4 mm', de: 'Warmband S355MC, 4 mm', sv: 'Varmvalsad coil S355MC, 4 mm' },
      description: {
        en: 'Thermomechanically rolled coil from the electric arc furnace route.',
        de: 'Thermomechanisch gewalztes Band aus der Elektroofenroute.',
        sv: 'Termomekaniskt valsad coil från ljusbågsugn.',
      },
      countryOfOrigin: 'SE',
      massKg: 21840,
      economicOperatorId: 'https://register.example/operators/SE-5560',
      hsCode: '720838',
      producerLei: '549300SAMPLESTEE0423',
      manufacturer: {
        name: 'Norrland Stål AB',
        address: { street: 'Exempelgatan 3', postalCode: '971 01', city: 'Luleå', country: 'SE' },
        website: 'https://norrland-stal.example',
      },
      materials: [
        {
          name: { en: 'Scrap iron and steel', de: 'Stahlschrott', sv: 'Stålskrot' },
          percentage: 78,
          recycledContent: 100,
          preConsumer: 22,
          postConsumer: 56,
          materialKind: 'metal',
        },
        {
          name: { en: 'Direct reduced iron', de: 'Eisenschwamm', sv: 'Järnsvamp' },
          percentage: 20.4,
          recycledContent: 0,
          materialKind: 'metal',
        },
        {
          name: { en: 'Alloying elements', de: 'Legierungselemente', sv: 'Legeringsämnen' },
          percentage: 1.6,
          recycledContent: 0,
          materialKind: 'metal',
          critical: true,
        },
      ],
      carbonFootprint: { value: 0.41, unit: 't CO2e', perUnit: 't', method: 'ISO 14067:2018', asOf: '2026-05-06' },
      recycledContentTotal: 78,
      certifications: ['EN 10204 3.1', 'ResponsibleSteel'],
      steelDesignation: 'S355MC (1.0976)',
      steelGradeClassification: 'EN 10020: non-alloy quality steel',
      productForm: { en: 'hot-rolled coil', de: 'Warmband', sv: 'varmvalsad coil' },
      technologyRoute: 'DRI-EAF',
      meltAndPourCountry: 'SE',
      heatNumber: 'H-260506-3',
      coilNumber: 'C-771204',
      steelDimensions: { thicknessMm: 4, widthMm: 1500 },
      scrapContent: { preConsumer: 22, postConsumer: 56 },
      emissionsByScope: { scope1: 0.12, scope2: 0.04, scope3: 0.25 },
      inspectionDocumentType: '3.1',
      mechanicalProperties: { yieldStrengthMPa: 382, tensileStrengthMPa: 468, elongationPercent: 27, ratio: 0.82 },
      chemicalAnalysis: [
        { element: 'C', percentage: 0.07 },
        { element: 'Mn', percentage: 1.1 },
        { element: 'Si', percentage: 0.02 },
        { element: 'Nb', percentage: 0.03 },
      ],
      radiometricControl: true,
    },
    events: [
      commissioned(coil, { no: 48, at: '2026-05-06T14:32:00.000Z', offset: '+02:00', where: '00071' }),
      observed(coil, 'shipping', 'in_transit', { no: 49, at: '2026-05-11T06:00:00.000Z', offset: '+02:00', where: '00071' }),
    ],
  },
  {
    passport: {
      dppCode: 'DPP-09520123000424-H88213-04',
      sample: true,
      category: 'steel',
      defaultLanguage: 'en',
      productName: { en: 'Wire rod C9D, 5.5 mm', de: 'Walzdraht C9D, 5,5 mm', fr: 'Fil machine C9D, 5,5 mm' },
      countryOfOrigin: 'IN',
      massKg: 2050,
      economicOperatorId: 'https://register.example/operators/IN-2207',
      hsCode: '721391',
      manufacturer: {
        name: 'Deccan Long Products Ltd.',
        address: { street: 'Example Industrial Area 8', postalCode: '560001', city: 'Bengaluru', country: 'IN' },
      },
      importer: {
        name: 'Acier Import SARL',
        address: { street: 'Quai Exemple 2', postalCode: '59140', city: 'Dunkerque', country: 'FR' },
        eori: 'FR00000000000000',
      },
      materials: [
        { name: { en: 'Pig iron', de: 'Roheisen', fr: 'Fonte' }, percentage: 82, recycledContent: 0, materialKind: 'metal' },
        { name: { en: 'Scrap', de: 'Schrott', fr: 'Ferraille' }, percentage: 18, recycledContent: 100, materialKind: 'metal' },
      ],
      carbonFootprint: { value: 2.18, unit: 't CO2e', perUnit: 't', method: 'ISO 14067:2018' },
      recycledContentTotal: 18,
      certifications: ['EN 10204 3.1'],
      steelDesignation: 'C9D (1.0304)',
      productForm: { en: 'wire rod', de: 'Walzdraht', fr: 'fil machine' },
      technologyRoute: 'BF-BOF',
      meltAndPourCountry: 'IN',
      heatNumber: 'H88213',
      inspectionDocumentType: '3.1',
      cbam: { embeddedEmissions: 2.18, carbonPricePaidEuro: 0, installationId: 'IN-SAMPLE-04' },
    },
    events: [
      commissioned(rod, { no: 50, at: '2026-03-17T03:00:00.000Z', offset: '+05:30', where: '00081' }),
      observed(rod, 'arriving', 'in_progress', { no: 51, at: '2026-04-24T07:10:00.000Z', offset: '+02:00', where: '00083' }),
    ],
  },
];
