// Field table, sustainability: materials, substances, footprints, durability, repair and end of life.
// Applies to every product group.
import {
  choice,
  codes,
  count,
  type Field,
  fieldsOf,
  INTERESTED,
  label,
  languageMap,
  list,
  local,
  may,
  must,
  number,
  object,
  percent,
  text,
  yesNo,
} from './field.ts';
import { BATTERY, ESPR } from './laws.ts';

const materials = fieldsOf('materials');
const environment = fieldsOf('environment');
const circularity = fieldsOf('circularity');

const MATERIAL_KINDS = {
  metal: label('metal', 'Metall', 'métal'),
  chemical: label('chemical', 'Chemikalie', 'substance chimique'),
  polymer: label('rubber or plastic', 'Gummi oder Kunststoff', 'caoutchouc ou plastique'),
  fibre: label('textile fibre', 'Textilfaser', 'fibre textile'),
  leather: label('leather', 'Leder', 'cuir'),
  wood: label('wood', 'Holz', 'bois'),
  paper: label('paper', 'Papier', 'papier'),
  mineral: label('mineral', 'Mineral', 'minéral'),
  glass: label('glass, ceramic, cement', 'Glas, Keramik, Zement', 'verre, céramique, ciment'),
  other: label('other', 'anderes', 'autre'),
};

export const SUSTAINABILITY: readonly Field[] = [
  materials(
    'materials',
    list(
      object({
        name: must(local(), label('material', 'Material', 'matériau')),
        percentage: must(percent, label('share', 'Anteil', 'part')),
        recycledContent: may(percent, label('recycled', 'recycelt', 'recyclé')),
        preConsumer: may(percent, label('pre-consumer', 'Produktionsabfall', 'préconsommation')),
        postConsumer: may(percent, label('post-consumer', 'Altmaterial', 'postconsommation')),
        materialKind: may(choice(MATERIAL_KINDS), label('kind', 'Art', 'type')),
        critical: may(yesNo, label('critical raw material', 'kritischer Rohstoff', 'matière première critique')),
        hazardous: may(yesNo, label('hazardous', 'gefährlich', 'dangereux')),
        origin: may(text('country'), label('origin', 'Herkunft', 'origine'), [...INTERESTED, 'authorities']),
      }),
      100,
    ),
    label('Materials', 'Materialien', 'Matériaux'),
    ESPR('Article 7(2)(b), Annex I'),
    // For batteries, the guidance requires hazardous substances, chemistry and critical raw materials instead.
    { battery: 'optional', otherwise: 'pending' },
  ),
  materials(
    'substancesOfConcern',
    list(
      object({
        name: must(local(), label('substance', 'Stoff', 'substance')),
        safeUse: may(local(1000), label('safe use', 'sichere Verwendung', 'utilisation sûre')),
        scipId: may(text(), label('SCIP number', 'SCIP-Nummer', 'numéro SCIP')),
        socType: may(codes('SVHC', 'CLP', 'POP', 'hampers recycling'), label('kind', 'Art', 'type')),
        cas: may(text('cas'), label('CAS number', 'CAS-Nummer', 'numéro CAS'), INTERESTED),
        ec: may(text('ec'), label('EC number', 'EG-Nummer', 'numéro CE'), INTERESTED),
        concentrationPercent: may(percent, label('concentration', 'Konzentration', 'concentration'), INTERESTED),
        location: may(local(), label('location', 'Ort im Produkt', 'emplacement'), INTERESTED),
      }),
      200,
    ),
    label('Substances of concern', 'Besorgniserregende Stoffe', 'Substances préoccupantes'),
    ESPR('Article 7(5)'),
    'pending',
  ),
  environment(
    'carbonFootprint',
    object({
      value: must(number('', {}), label('value', 'Wert', 'valeur')),
      unit: must(
        choice({ 'kg CO2e': label('kg CO₂e', 'kg CO₂e', 'kg CO₂e'), 't CO2e': label('t CO₂e', 't CO₂e', 't CO₂e') }),
        label('unit', 'Einheit', 'unité'),
      ),
      perUnit: may(
        choice({
          piece: label('piece', 'Stück', 'pièce'),
          kWh: label('kWh', 'kWh', 'kWh'),
          kg: label('kg', 'kg', 'kg'),
          t: label('t', 't', 't'),
          m2: label('m²', 'm²', 'm²'),
          m3: label('m³', 'm³', 'm³'),
          m: label('m', 'm', 'm'),
        }),
        label('per', 'je', 'par'),
      ),
      stages: may(list(local(), 20), label('life cycle stages', 'Lebenszyklusphasen', 'étapes du cycle de vie')),
      performanceClass: may(codes('A', 'B', 'C', 'D', 'E', 'F', 'G'), label('class', 'Klasse', 'classe')),
      method: may(text(), label('method', 'Verfahren', 'méthode')),
      asOf: may(text('date'), label('as of', 'Stand', 'date')),
      studyUrl: may(text('url'), label('study', 'Studie', 'étude')),
    }),
    label('Carbon footprint', 'CO₂-Fußabdruck', 'Empreinte carbone'),
    `${ESPR('Annex I (m)')}; ${BATTERY('Article 7')}`,
    'pending',
  ),
  environment(
    'environmentalFootprint',
    object({
      value: must(number('', {}), label('value', 'Wert', 'valeur')),
      unit: must(text(), label('unit', 'Einheit', 'unité')),
      method: may(text(), label('method', 'Verfahren', 'méthode')),
    }),
    label('Environmental footprint', 'Umweltfußabdruck', 'Empreinte environnementale'),
    ESPR('Annex I'),
    'pending',
  ),
  environment('waterUseLitres', number('l'), label('Water use', 'Wasserverbrauch', 'Consommation d’eau'), ESPR('Annex I'), 'pending'),
  environment(
    'energyUseKWh',
    number('kWh'),
    label('Energy use in production', 'Energieeinsatz der Herstellung', 'Énergie de production'),
    ESPR('Annex I'),
    'pending',
  ),
  circularity(
    'repairabilityScore',
    number('', { min: 0, max: 10 }),
    label('Repairability score (0–10)', 'Reparierbarkeit (0–10)', 'Indice de réparabilité (0–10)'),
    ESPR('Annex I (b)'),
    'pending',
  ),
  circularity(
    'repairabilityClass',
    codes('A', 'B', 'C', 'D', 'E'),
    label('Repairability class', 'Reparierbarkeitsklasse', 'Classe de réparabilité'),
    ESPR('Annex I (b)'),
    'pending',
  ),
  circularity(
    'sparePartsYears',
    count(),
    label('Spare parts available (years)', 'Ersatzteile verfügbar (Jahre)', 'Pièces disponibles (années)'),
    ESPR('Annex I (b)'),
    'pending',
  ),
  circularity(
    'repairInfoUrl',
    text('url'),
    label('Repair information', 'Reparaturinformationen', 'Informations de réparation'),
    ESPR('Annex I (b)'),
    'pending',
  ),
  circularity(
    'disassembly',
    local(4000),
    label('Dismantling', 'Demontage', 'Démontage'),
    ESPR('Article 7(2)(b)(iii)'),
    'pending',
    INTERESTED,
  ),
  circularity(
    'durability',
    object({
      expectedLifetimeYears: {
        ...may(number(), label('expected lifetime (years)', 'erwartete Lebensdauer (Jahre)', 'durée de vie attendue (années)')),
        // Regulation (EU) 2023/1542 Annex XIII (4)(a): the same datum as the field `expectedLifetimeYears` of a battery.
        tiersOfBattery: ['legitimate-interest'],
      },
      cycles: may(count(), label('cycles', 'Zyklen', 'cycles')),
      guaranteeMonths: may(count(), label('guarantee (months)', 'Garantie (Monate)', 'garantie (mois)')),
    }),
    label('Durability', 'Haltbarkeit', 'Durabilité'),
    ESPR('Annex I (a)'),
    'pending',
  ),
  circularity(
    'recycledContentTotal',
    percent,
    label('Recycled content, total', 'Rezyklatanteil gesamt', 'Contenu recyclé total'),
    ESPR('Annex I (h)'),
    'pending',
  ),
  circularity('recyclabilityRate', percent, label('Recyclability', 'Rezyklierbarkeit', 'Recyclabilité'), ESPR('Annex I (d)'), 'pending'),
  circularity(
    'remanufacturing',
    local(1000),
    label('Remanufacturing', 'Wiederaufarbeitung', 'Remanufacturage'),
    ESPR('Annex I (d)'),
    'pending',
  ),
  circularity(
    'endOfLife',
    languageMap(4000),
    label('End of life', 'Ende der Lebensdauer', 'Fin de vie'),
    ESPR('Article 7(2)(b)(iii)'),
    'pending',
  ),
  circularity('takeBackUrl', text('url'), label('Take-back', 'Rücknahme', 'Reprise'), ESPR('Article 7(2)(b)(ii)'), 'pending'),
  circularity(
    'wastePrevention',
    local(2000),
    label('Waste prevention', 'Abfallvermeidung', 'Prévention des déchets'),
    ESPR('Article 7(2)(b)(iv)'),
    'pending',
  ),
];
