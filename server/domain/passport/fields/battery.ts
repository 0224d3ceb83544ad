// Field table, batteries: Annex XIII of Regulation (EU) 2023/1542.
// Follows the Commission's data-point guidance v2.0 (2026-08-15).
import {
  choice,
  codes,
  count,
  EXAMINERS,
  type Field,
  type FieldType,
  fieldsOf,
  fieldsOfCategory,
  type Label,
  label,
  list,
  local,
  may,
  must,
  number,
  type Obligation,
  object,
  onPublish,
  PUBLIC,
  percent,
  type Tier,
  text,
  yesNo,
} from './field.ts';
import { BATTERY } from './laws.ts';

const NEED: Readonly<Record<string, Obligation>> = {
  M: 'mandatory',
  O: 'optional',
  C: 'conditional',
  P: 'pending',
  '–': 'not-to-be-filled',
};

/** The dates of a point that applies later than the passport itself, for the three kinds in the order of `need`, and its condition. */
type Later = readonly [ev: string, lmt: string, industrial: string, condition: string];

/**
 * Returns the builder of the points that a clause of Regulation (EU) 2023/1542 requires. `need`: three letters of the guidance, for electric
 * vehicles, light means of transport, and industrial batteries > 2 kWh.
 */
const under =
  (where: string, group = 'battery', tiers: readonly Tier[] = PUBLIC) =>
  (name: string, type: FieldType, name3: Label, need: string, later?: Later): Field => {
    const [ev = '', lmt = '', industrial = ''] = need;
    // Portable and SLI batteries need no passport (Article 77(1)), so every field is optional for them.
    const obligation = {
      'battery/ev': NEED[ev] ?? 'optional',
      'battery/lmt': NEED[lmt] ?? 'optional',
      'battery/industrial': NEED[industrial] ?? 'optional',
      battery: 'optional',
    } as const;
    const row = fieldsOf(group)(name, type, name3, BATTERY(where), obligation, tiers);
    if (later === undefined) return row;
    const [onEv, onLmt, onIndustrial, condition] = later;
    return { ...row, from: { 'battery/ev': onEv, 'battery/lmt': onLmt, 'battery/industrial': onIndustrial }, condition };
  };

/**
 * The points of Annex XIII. Article 77(2)(b) and (c): point 2 is for examiners and for persons with a legitimate interest, point 3 only for
 * examiners, point 4 only for persons with a legitimate interest.
 */
const point1 = under('Annex XIII (1)');
const performance = under('Annex XIII (1)', 'battery-performance');
const point2 = under('Annex XIII (2)', 'battery', [...EXAMINERS, 'legitimate-interest']);
const point3 = under('Annex XIII (3)', 'battery', EXAMINERS);
const point4 = under('Annex XIII (4)', 'battery-use', ['legitimate-interest']);

/** Article 8(1). LMT batteries follow in 2033. */
const recycled = (name: string, name3: Label) =>
  under('Article 8(1)')(name, percent, name3, 'PPP', [
    '2028-08-18',
    '2033-08-18',
    '2028-08-18',
    'this day, or 24 months after an act that has not been adopted, whichever is later',
  ]);

const range = (unit: string) =>
  object({ min: must(number(unit, {}), label('from', 'von', 'de')), max: must(number(unit, {}), label('to', 'bis', 'à')) });

const composition = object({
  component: must(
    choice({
      cathode: label('cathode', 'Kathode', 'cathode'),
      anode: label('anode', 'Anode', 'anode'),
      electrolyte: label('electrolyte', 'Elektrolyt', 'électrolyte'),
    }),
    label('component', 'Bauteil', 'composant'),
  ),
  substance: must(local(), label('substance', 'Stoff', 'substance')),
  cas: may(text('cas'), label('CAS number', 'CAS-Nummer', 'numéro CAS')),
  percentage: may(percent, label('share', 'Anteil', 'part')),
});

export const BATTERY_FIELDS: readonly Field[] = [
  fieldsOfCategory('battery')(
    'batteryCategory',
    choice({
      ev: label('electric vehicle battery', 'Elektrofahrzeugbatterie', 'batterie de véhicule électrique'),
      lmt: label('battery for light means of transport', 'LV-Batterie', 'batterie pour moyen de transport léger'),
      industrial: label('industrial battery', 'Industriebatterie', 'batterie industrielle'),
      portable: label('portable battery', 'Gerätebatterie', 'batterie portable'),
      sli: label('starting, lighting and ignition battery', 'Starterbatterie', 'batterie SLI'),
    }),
    label('Kind of battery', 'Batteriekategorie', 'Catégorie de batterie'),
    BATTERY('Article 3, Annex VI Part A (2)'),
    'mandatory',
  ),
  onPublish(
    under('Article 77(3)')(
      'batteryPassportIdentifier',
      text('uri'),
      label('Battery passport identifier', 'Kennung des Batteriepasses', 'Identifiant du passeport de batterie'),
      'MMM',
    ),
  ),
  under('Article 77(4)')(
    'registeringOperator',
    text(),
    label('Registering operator', 'Registrierender Wirtschaftsakteur', 'Opérateur enregistrant'),
    'MMM',
  ),
  under('Annex VI Part A (3)')(
    'manufacturingPlace',
    local(),
    label('Place of manufacture', 'Herstellungsort', 'Lieu de fabrication'),
    'MMM',
  ),
  under('Annex VI Part A (6)')(
    'capacity',
    object({ value: must(number(), label('value', 'Wert', 'valeur')), unit: must(codes('Ah', 'kWh'), label('unit', 'Einheit', 'unité')) }),
    label('Rated capacity', 'Nennkapazität', 'Capacité assignée'),
    'MMM',
  ),
  under('Annex VI Part A (7)')('chemistry', text(), label('Chemistry', 'Chemie', 'Chimie'), 'MMM'),
  under('Annex VI Part A (8)')(
    'hazardousSubstances',
    list(local()),
    label('Hazardous substances', 'Gefahrstoffe', 'Substances dangereuses'),
    'MMM',
  ),
  under('Annex VI Part A (9)')('extinguishingAgent', local(), label('Extinguishing agent', 'Löschmittel', 'Agent extincteur'), 'MMM'),
  under('Annex VI Part A (10)')(
    'criticalRawMaterials',
    list(local()),
    label('Critical raw materials (> 0.1 %)', 'Kritische Rohstoffe (> 0,1 %)', 'Matières premières critiques (> 0,1 %)'),
    'MMM',
  ),
  under('Article 7(1)')(
    'carbonFootprintDeclarationUrl',
    text('url'),
    label('Carbon footprint declaration', 'Erklärung zum CO₂-Fußabdruck', 'Déclaration d’empreinte carbone'),
    'PPP',
    [
      '2025-02-18',
      '2028-08-18',
      '2026-02-18',
      'this day, or 12 months (18 for industrial batteries) after an act that has not been adopted, whichever is later',
    ],
  ),
  under('Article 7(2)')(
    'carbonFootprintLabelUrl',
    text('url'),
    label('Carbon footprint label', 'Kennzeichnung des CO₂-Fußabdrucks', 'Étiquette d’empreinte carbone'),
    'PPP',
    ['2026-08-18', '2030-02-18', '2027-08-18', 'this day, or 18 months after an act that has not been adopted, whichever is later'],
  ),
  under('Articles 48(1) and 52(3)')(
    'responsibleSourcingReportUrl',
    text('url'),
    label('Responsible sourcing report', 'Bericht zur Sorgfaltspflicht', 'Rapport de diligence'),
    'CCC',
    ['2027-08-18', '2027-08-18', '2027-08-18', 'not for operators below the turnover of Article 47'],
  ),
  recycled('recycledCobalt', label('Recycled share of cobalt', 'Rezyklatanteil Kobalt', 'Part de cobalt recyclé')),
  recycled('recycledLithium', label('Recycled share of lithium', 'Rezyklatanteil Lithium', 'Part de lithium recyclé')),
  recycled('recycledNickel', label('Recycled share of nickel', 'Rezyklatanteil Nickel', 'Part de nickel recyclé')),
  recycled('recycledLead', label('Recycled share of lead', 'Rezyklatanteil Blei', 'Part de plomb recyclé')),
  point1('renewableContentShare', percent, label('Renewable content', 'Anteil erneuerbarer Rohstoffe', 'Part renouvelable'), 'MMM'),
  performance('minimumVoltage', number('V'), label('Minimum voltage', 'Mindestspannung', 'Tension minimale'), 'MMM'),
  performance('nominalVoltage', number('V'), label('Nominal voltage', 'Nennspannung', 'Tension nominale'), 'MMM'),
  performance('maximumVoltage', number('V'), label('Maximum voltage', 'Höchstspannung', 'Tension maximale'), 'MMM'),
  performance(
    'originalPowerCapabilityW',
    number('W'),
    label('Original power capability', 'Ursprüngliche Leistung', 'Puissance d’origine'),
    'MMM',
  ),
  performance('powerLimitsW', range('W'), label('Power limits', 'Leistungsgrenzen', 'Limites de puissance'), 'MMM'),
  performance(
    'expectedLifetimeCycles',
    count(),
    label('Expected lifetime in cycles', 'Erwartete Lebensdauer in Zyklen', 'Durée de vie en cycles'),
    'MMC',
  ),
  performance(
    'cycleLifeReferenceTest',
    text(),
    label('Reference test of cycle life', 'Referenzprüfung der Zyklenlebensdauer', 'Essai de référence de la durée de vie'),
    'MMC',
  ),
  performance(
    'cycleLifeTestCRate',
    number('C'),
    label('C-rate of the cycle-life test', 'C-Rate der Zyklenprüfung', 'Régime C de l’essai'),
    'MMC',
  ),
  performance(
    'capacityThresholdForExhaustion',
    percent,
    label('Capacity threshold for exhaustion', 'Kapazitätsschwelle der Erschöpfung', 'Seuil d’épuisement de capacité'),
    'M––',
  ),
  performance(
    'idleTemperatureRange',
    range('°C'),
    label('Temperature range when idle', 'Temperaturbereich im Ruhezustand', 'Plage de températures au repos'),
    'MMM',
  ),
  performance('warrantyPeriodMonths', count(), label('Calendar-life warranty (months)', 'Garantie (Monate)', 'Garantie (mois)'), 'CCC'),
  performance(
    'initialRoundTripEfficiency',
    percent,
    label('Initial round-trip efficiency', 'Anfänglicher Energiewirkungsgrad', 'Rendement énergétique initial'),
    'MMC',
  ),
  performance(
    'roundTripEfficiencyAtHalfLife',
    percent,
    label(
      'Round-trip efficiency at 50 % of cycle life',
      'Energiewirkungsgrad bei 50 % der Zyklenlebensdauer',
      'Rendement à 50 % de la durée de vie',
    ),
    'MMC',
  ),
  performance('internalResistanceMilliohm', number('mΩ'), label('Internal resistance', 'Innenwiderstand', 'Résistance interne'), 'MMM'),
  under('Article 13(4)')(
    'separateCollectionSymbol',
    yesNo,
    label('Separate-collection symbol', 'Symbol der getrennten Sammlung', 'Symbole de collecte séparée'),
    'MMM',
  ),
  under('Article 13(5)')(
    'cadmiumLeadSymbols',
    list(codes('Cd', 'Pb'), 2),
    label('Symbols for cadmium and lead', 'Zeichen für Cadmium und Blei', 'Symboles cadmium et plomb'),
    'CCC',
  ),
  under('Article 74(1)')(
    'wastePreventionAndManagement',
    local(4000),
    label(
      'Prevention and management of waste batteries',
      'Vermeidung und Bewirtschaftung von Altbatterien',
      'Prévention et gestion des déchets de batteries',
    ),
    'MMM',
  ),
  point1('instructionsForUseUrl', text('url'), label('Instructions for use', 'Gebrauchsanweisung', 'Instructions d’utilisation'), 'PPP'),

  point2('detailedComposition', list(composition), label('Detailed composition', 'Genaue Zusammensetzung', 'Composition détaillée'), 'MMM'),
  point2('componentPartNumbers', list(text()), label('Part numbers', 'Teilenummern', 'Numéros de pièces'), 'MMM'),
  point2(
    'sparePartContacts',
    list(text()),
    label('Sources of spare parts', 'Bezugsquellen für Ersatzteile', 'Sources de pièces de rechange'),
    'MMM',
  ),
  point2(
    'dismantlingInfoUrl',
    text('url'),
    label('Dismantling information', 'Informationen zur Zerlegung', 'Informations de démontage'),
    'MMM',
  ),
  point2('safetyMeasures', local(4000), label('Safety measures', 'Sicherheitsmaßnahmen', 'Mesures de sécurité'), 'MMM'),

  point4('ratedCapacityNow', number('Ah'), label('Rated capacity now', 'Kapazität derzeit', 'Capacité actuelle'), 'MMC'),
  point4('capacityFade', percent, label('Capacity fade', 'Kapazitätsverlust', 'Perte de capacité'), 'MMC'),
  point4('powerNowW', number('W'), label('Power now', 'Leistung derzeit', 'Puissance actuelle'), 'MMC'),
  point4('powerFade', percent, label('Power fade', 'Leistungsverlust', 'Perte de puissance'), 'MMC'),
  point4(
    'internalResistanceNow',
    number('mΩ'),
    label('Internal resistance now', 'Innenwiderstand derzeit', 'Résistance interne actuelle'),
    'MMC',
  ),
  point4(
    'resistanceIncrease',
    number('%'),
    label('Increase of resistance', 'Anstieg des Innenwiderstands', 'Augmentation de la résistance'),
    'MMC',
  ),
  point4('roundTripEfficiencyNow', percent, label('Round-trip efficiency now', 'Energiewirkungsgrad derzeit', 'Rendement actuel'), 'CCC'),
  point4(
    'roundTripEfficiencyFade',
    percent,
    label('Fade of round-trip efficiency', 'Rückgang des Energiewirkungsgrads', 'Perte de rendement'),
    'CCC',
  ),
  point4(
    'expectedLifetimeYears',
    number(),
    label('Expected lifetime (years)', 'Erwartete Lebensdauer (Jahre)', 'Durée de vie attendue (années)'),
    'MMC',
  ),
  point4(
    'expectedLifetimeCyclesNow',
    count(),
    label('Expected lifetime now (cycles)', 'Erwartete Lebensdauer derzeit (Zyklen)', 'Durée de vie attendue actuelle (cycles)'),
    'MMC',
  ),
  point4(
    'stateOfCertifiedEnergy',
    percent,
    label('State of certified energy (SOCE)', 'Zustand der zertifizierten Energie (SOCE)', 'État de l’énergie certifiée (SOCE)'),
    'M––',
  ),
  point4('remainingCapacity', percent, label('Remaining capacity', 'Verbleibende Kapazität', 'Capacité restante'), '–MC'),
  point4('remainingPower', percent, label('Remaining power', 'Verbleibende Leistung', 'Puissance restante'), '–MC'),
  point4(
    'remainingRoundTripEfficiency',
    percent,
    label('Remaining round-trip efficiency', 'Verbleibender Wirkungsgrad', 'Rendement restant'),
    '–MC',
  ),
  point4('selfDischargeRate', percent, label('Self-discharge per month', 'Selbstentladung je Monat', 'Autodécharge par mois'), '–MC'),
  point4('ohmicResistance', number('mΩ'), label('Ohmic resistance', 'Ohmscher Widerstand', 'Résistance ohmique'), '–MC'),
  point4(
    'batteryStatus',
    choice({
      original: label('original', 'original', 'd’origine'),
      repurposed: label('repurposed', 'umgenutzt', 'réaffectée'),
      're-used': label('re-used', 'wiederverwendet', 'réutilisée'),
      remanufactured: label('remanufactured', 'wiederaufgearbeitet', 'remanufacturée'),
      waste: label('waste', 'Abfall', 'déchet'),
    }),
    label('Status of the battery', 'Status der Batterie', 'Statut de la batterie'),
    'MMM',
  ),
  point4('cycleCount', count(), label('Charging cycles so far', 'Bisherige Ladezyklen', 'Cycles effectués'), 'CCC'),
  point4('negativeEvents', list(local()), label('Negative events', 'Schadensereignisse', 'Événements négatifs'), 'CCC'),
  point4('operatingConditions', local(2000), label('Operating conditions', 'Betriebsbedingungen', 'Conditions d’utilisation'), 'CCC'),
  point4('stateOfCharge', percent, label('State of charge', 'Ladezustand', 'État de charge'), 'CCC'),
  point3(
    'batteryTestResults',
    list(text()),
    label('Results of test reports', 'Ergebnisse der Prüfberichte', 'Résultats des rapports d’essai'),
    'MMM',
  ),
];
