// Two sample construction products with events, in the form a manufacturer submits.

import type { SampleEntry } from './entry.ts';
import { commissioned, observed, packed, pallet, sgtin } from './events.ts';

const board = sgtin('09520123000516', 'MW-2618-0031');
const paver = sgtin('09520123000523', 'PV2026-118');

export const CONSTRUCTION: readonly SampleEntry[] = [
  {
    passport: {
      dppCode: 'DPP-09520123000516-MW-2618-0031',
      sample: true,
      category: 'construction',
      defaultLanguage: 'en',
      productName: {
        en: 'NordWool 035 insulation board, 160 mm',
        de: 'Dämmplatte NordWool 035, 160 mm',
        fr: 'Panneau isolant NordWool 035, 160 mm',
        da: 'Isoleringsplade NordWool 035, 160 mm',
      },
      description: {
        en: 'Stone-wool board for ventilated façades and timber frames.',
        de: 'Steinwolleplatte für hinterlüftete Fassaden und Holzrahmen.',
        fr: 'Panneau de laine de roche pour façades ventilées et ossature bois.',
        da: 'Stenuldsplade til ventilerede facader og træskelet.',
      },
      brand: 'NordWool',
      modelIdentifier: 'NW-035-160',
      countryOfOrigin: 'DK',
      massKg: 4.6,
      economicOperatorId: 'https://register.example/operators/DK-2940',
      hsCode: '680610',
      producerLei: '391200SAMPLECONS0590',
      manufacturer: {
        name: 'NordWool A/S',
        address: { street: 'Eksempelvej 21', postalCode: '9000', city: 'Aalborg', country: 'DK' },
        email: 'dop@nordwool.example',
        website: 'https://nordwool.example',
      },
      materials: [
        {
          name: { en: 'Basalt and slag', de: 'Basalt und Schlacke', fr: 'Basalte et laitier', da: 'Basalt og slagge' },
          percentage: 96.5,
          recycledContent: 28,
          materialKind: 'mineral',
        },
        {
          name: { en: 'Bio-based binder', de: 'Bindemittel, biobasiert', fr: 'Liant biosourcé', da: 'Biobaseret bindemiddel' },
          percentage: 3.5,
          recycledContent: 0,
          materialKind: 'chemical',
        },
      ],
      carbonFootprint: { value: 5.2, unit: 'kg CO2e', perUnit: 'm2', method: 'EN 15804:2012+A2:2019', asOf: '2026-02-15' },
      recycledContentTotal: 27,
      certifications: ['CE', 'EUCEB'],
      conformityCertificates: [
        {
          name: {
            en: 'Certificate of constancy of performance',
            de: 'Bescheinigung der Leistungsbeständigkeit',
            fr: 'Certificat de constance des performances',
            da: 'Attest for konstant ydeevne',
          },
          number: 'SAMPLE-CPR-0031',
          notifiedBodyNumber: '0000',
        },
      ],
      notifiedBody: { number: '0000', name: 'Example Certification ApS' },
      markings: ['CE'],
      declarationCode: 'NW-035-DoPC-2026-1',
      declarationDate: '2026-02-20',
      declarationOfPerformance: { url: 'https://nordwool.example/dopc/nw-035' },
      constructionProductFamily: {
        en: 'thermal insulation products',
        de: 'Wärmedämmprodukte',
        fr: 'produits isolants thermiques',
        da: 'varmeisoleringsprodukter',
      },
      intendedUse: {
        en: 'thermal insulation for buildings',
        de: 'Wärmedämmung von Gebäuden',
        fr: 'isolation thermique des bâtiments',
        da: 'varmeisolering af bygninger',
      },
      harmonisedSpecification: 'EN 13162:2012+A1:2015',
      avsSystem: '1',
      essentialCharacteristics: [
        {
          characteristic: { en: 'Thermal resistance', de: 'Wärmedurchlasswiderstand', fr: 'Résistance thermique', da: 'Varmemodstand' },
          declared: '4.55 m²·K/W',
          specification: 'EN 13162',
        },
        {
          characteristic: { en: 'Water absorption', de: 'Wasseraufnahme', fr: 'Absorption d’eau', da: 'Vandabsorption' },
          declared: 'WS ≤ 1.0 kg/m²',
          specification: 'EN ISO 29767',
        },
        {
          characteristic: { en: 'Compressive strength', de: 'Druckfestigkeit', fr: 'Résistance à la compression', da: 'Trykstyrke' },
          noPerformanceDeclared: true,
        },
      ],
      reactionToFire: 'A1',
      thermalConductivity: 0.035,
      globalWarmingPotential: { total: 5.2, declaredUnit: '1 m²', fossil: 5.6, biogenic: -0.42, luluc: 0.02, stages: ['A1', 'A2', 'A3'] },
      ceMarking: { year: 2026, notifiedBodyNumber: '0000' },
      reusability: 60,
      endOfLife: {
        en: 'Unsoiled boards go back to the plant.',
        de: 'Saubere Platten gehen zurück ins Werk.',
        fr: 'Les panneaux propres retournent à l’usine.',
        da: 'Rene plader går tilbage til fabrikken.',
      },
    },
    events: [
      commissioned(board, { no: 64, at: '2026-04-27T05:50:00.000Z', offset: '+02:00', where: '00091' }),
      packed(board, pallet('1000000048'), { no: 65, at: '2026-04-27T06:30:00.000Z', offset: '+02:00', where: '00091' }),
    ],
  },
  {
    passport: {
      dppCode: 'DPP-09520123000523-PV2026-118',
      sample: true,
      category: 'construction',
      defaultLanguage: 'fr',
      productName: {
        fr: 'Pavé drainant Loire 20 × 10 × 8',
        en: 'Loire permeable paver 20 × 10 × 8',
        de: 'Drainagepflaster Loire 20 × 10 × 8',
      },
      countryOfOrigin: 'FR',
      massKg: 3.6,
      economicOperatorId: 'https://register.example/operators/FR-7740',
      hsCode: '681011',
      manufacturer: {
        name: 'Bétons de Loire SAS',
        address: { street: '14 rue de l’Exemple', postalCode: '37000', city: 'Tours', country: 'FR' },
      },
      materials: [
        {
          name: { fr: 'Granulats', en: 'Aggregates', de: 'Gesteinskörnung' },
          percentage: 78,
          recycledContent: 30,
          materialKind: 'mineral',
        },
        { name: { fr: 'Ciment', en: 'Cement', de: 'Zement' }, percentage: 16, recycledContent: 0, materialKind: 'glass' },
        {
          name: { fr: 'Eau et adjuvants', en: 'Water and admixtures', de: 'Wasser und Zusatzmittel' },
          percentage: 6,
          recycledContent: 0,
          materialKind: 'other',
        },
      ],
      carbonFootprint: { value: 16.3, unit: 'kg CO2e', perUnit: 'm2', method: 'EN 15804:2012+A2:2019' },
      certifications: ['CE', 'NF 072'],
      markings: ['CE'],
      declarationCode: 'BL-PD-2026',
      declarationDate: '2026-01-12',
      declarationOfPerformance: { url: 'https://betons-loire.example/dopc/pd' },
      constructionProductFamily: { fr: 'produits de voirie', en: 'road construction products', de: 'Straßenbauprodukte' },
      intendedUse: { fr: 'aménagements extérieurs', en: 'external paving', de: 'Außenbeläge' },
      harmonisedSpecification: 'EN 1338:2003',
      avsSystem: '4',
      essentialCharacteristics: [
        {
          characteristic: { fr: 'Résistance au glissement', en: 'Slip resistance', de: 'Rutschwiderstand' },
          declared: 'USRV 65',
          specification: 'EN 1338',
        },
      ],
      reactionToFire: 'A1',
      compressiveStrengthMPa: 50,
      globalWarmingPotential: { total: 16.3, declaredUnit: '1 m²', stages: ['A1', 'A2', 'A3'] },
      ceMarking: { year: 2026 },
    },
    events: [
      commissioned(paver, { no: 66, at: '2026-03-03T10:00:00.000Z', where: '00101' }),
      observed(paver, 'shipping', 'in_transit', { no: 67, at: '2026-03-20T07:45:00.000Z', where: '00101' }),
    ],
  },
];
