// Two sample garments with events, in the form a manufacturer submits.

import type { SampleEntry } from './entry.ts';
import { commissioned, observed, packed, pallet, sgtin, transformed } from './events.ts';

const shirt = sgtin('09520123000318', 'TS-114-00087');
const jacket = sgtin('09520123000325', 'JK-2026.0311');

export const TEXTILES: readonly SampleEntry[] = [
  {
    passport: {
      dppCode: 'DPP-09520123000318-TS-114-00087',
      sample: true,
      category: 'textile',
      defaultLanguage: 'en',
      productName: {
        en: 'Mar T-shirt, organic cotton',
        de: 'T-Shirt Mar, Bio-Baumwolle',
        fr: 'T-shirt Mar, coton biologique',
        pt: 'T-shirt Mar, algodão biológico',
      },
      description: {
        en: 'Single-jersey T-shirt, knitted, dyed and sewn in Portugal.',
        de: 'T-Shirt aus Single-Jersey, in Portugal gestrickt, gefärbt und genäht.',
        fr: 'T-shirt en jersey simple, tricoté, teint et cousu au Portugal.',
      },
      brand: 'Mar',
      modelIdentifier: 'MAR-TS-01',
      countryOfOrigin: 'PT',
      massKg: 0.16,
      economicOperatorId: 'https://register.example/operators/PT-5081',
      hsCode: '610910',
      producerLei: '529900SAMPLETEXT0359',
      manufacturer: {
        name: 'Têxteis do Ave, Lda.',
        address: { street: 'Rua do Exemplo 30', postalCode: '4800-001', city: 'Guimarães', country: 'PT' },
        website: 'https://texteis-ave.example',
      },
      materials: [
        {
          name: { en: 'Organic cotton', de: 'Bio-Baumwolle', fr: 'Coton biologique', pt: 'Algodão biológico' },
          percentage: 95,
          recycledContent: 0,
          materialKind: 'fibre',
          origin: 'TR',
        },
        {
          name: { en: 'Elastane', de: 'Elastan', fr: 'Élasthanne', pt: 'Elastano' },
          percentage: 5,
          recycledContent: 0,
          materialKind: 'fibre',
          origin: 'DE',
        },
      ],
      carbonFootprint: { value: 3.1, unit: 'kg CO2e', perUnit: 'piece', method: 'PEFCR apparel and footwear 3.1', asOf: '2026-01-31' },
      repairabilityScore: 6,
      certifications: ['GOTS 7.0', 'OEKO-TEX STANDARD 100'],
      conformityCertificates: [{ name: 'GOTS 7.0', number: 'SAMPLE-GOTS-114', validUntil: '2027-02-28' }],
      fibreComposition: [
        { fibre: { en: 'cotton', de: 'Baumwolle', fr: 'coton', pt: 'algodão' }, percentage: 95, organic: true, origin: 'TR' },
        { fibre: { en: 'elastane', de: 'Elastan', fr: 'élasthanne', pt: 'elastano' }, percentage: 5, organic: false },
      ],
      containsAnimalNonTextileParts: false,
      textileCategory: 'apparel',
      garmentType: { en: 'T-shirt', de: 'T-Shirt', fr: 'T-shirt', pt: 'T-shirt' },
      sizeRange: 'XS–XXL',
      careSymbols: ['wash-40', 'do-not-bleach', 'tumble-dry-low', 'iron-medium', 'do-not-dry-clean'],
      careInstructions: {
        en: 'Wash inside out at 40 °C with similar colours.',
        de: 'Auf links bei 40 °C mit ähnlichen Farben waschen.',
        fr: 'Laver à l’envers à 40 °C avec des couleurs similaires.',
      },
      robustness: { score: 7.5, spiralityPercent: 3, dimensionalChangePercent: -4, cleaningCycles: 30 },
      recyclability: { score: 6.5, elastanePercent: 5 },
      recycledContent: { preConsumer: 0, postConsumer: 0, chainOfCustody: 'segregated' },
      microplastics: { risk: 'low' },
      pfasFree: true,
      pillingGrade: 4,
      colourFastnessGrade: 4.5,
      expectedWashCycles: 60,
      productionSteps: [
        { step: 'spinning', country: 'TR' },
        { step: 'weaving', country: 'PT' },
        { step: 'dyeing', country: 'PT' },
        { step: 'cutAndSew', country: 'PT' },
      ],
      takeBackUrl: 'https://texteis-ave.example/take-back',
    },
    events: [
      transformed(shirt, [['urn:epc:class:lgtin:9520123.030011.F26-114', 0.19, 'KGM']], {
        no: 32,
        at: '2026-03-09T09:00:00.000Z',
        offset: '+00:00',
        where: '00051',
      }),
      packed(shirt, pallet('1000000031'), { no: 33, at: '2026-03-12T15:20:00.000Z', offset: '+00:00', where: '00051' }),
    ],
  },
  {
    passport: {
      dppCode: 'DPP-09520123000325-JK-2026.0311',
      sample: true,
      category: 'textile',
      defaultLanguage: 'de',
      productName: { de: 'Regenjacke Fjell', en: 'Fjell rain jacket', fr: 'Veste de pluie Fjell' },
      brand: 'Fjell',
      modelIdentifier: 'FJ-RJ-3',
      countryOfOrigin: 'BD',
      massKg: 0.42,
      economicOperatorId: 'https://register.example/operators/DE-33018',
      hsCode: '620140',
      manufacturer: {
        name: 'Dhaka Outerwear Ltd.',
        address: { street: 'Example Road 5', postalCode: '1212', city: 'Dhaka', country: 'BD' },
      },
      importer: {
        name: 'Fjell Handels GmbH',
        address: { street: 'Beispielallee 1', postalCode: '20095', city: 'Hamburg', country: 'DE' },
        eori: 'DE0000000000000',
      },
      materials: [
        {
          name: { de: 'Polyester, recycelt', en: 'Recycled polyester', fr: 'Polyester recyclé' },
          percentage: 88,
          recycledContent: 100,
          postConsumer: 100,
          materialKind: 'fibre',
        },
        {
          name: { de: 'Polyurethan-Membran', en: 'Polyurethane membrane', fr: 'Membrane en polyuréthane' },
          percentage: 12,
          recycledContent: 0,
          materialKind: 'polymer',
        },
      ],
      carbonFootprint: { value: 9.8, unit: 'kg CO2e', perUnit: 'piece', method: 'ISO 14067:2018' },
      repairabilityScore: 7.1,
      certifications: ['bluesign', 'GRS 4.0'],
      fibreComposition: [{ fibre: { de: 'Polyester', en: 'polyester', fr: 'polyester' }, percentage: 100, recycled: 100 }],
      containsAnimalNonTextileParts: false,
      textileCategory: 'apparel',
      careSymbols: ['wash-30', 'do-not-bleach', 'do-not-tumble-dry', 'do-not-iron'],
      careInstructions: {
        de: 'Bei 30 °C ohne Weichspüler waschen.',
        en: 'Wash at 30 °C without softener.',
        fr: 'Laver à 30 °C sans adoucissant.',
      },
      microplastics: {
        risk: 'medium',
        measures: { de: 'Im Waschbeutel waschen.', en: 'Wash in a laundry bag.', fr: 'Laver dans un sac de lavage.' },
      },
      pfasFree: true,
    },
    events: [
      commissioned(jacket, { no: 34, at: '2026-02-02T04:00:00.000Z', offset: '+06:00', where: '00061' }),
      observed(jacket, 'arriving', 'in_progress', { no: 35, at: '2026-03-29T08:00:00.000Z', offset: '+02:00', where: '00063' }),
    ],
  },
];
