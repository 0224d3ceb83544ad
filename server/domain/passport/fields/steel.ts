// Field table, steel: standards in use, the draft delegated act (June 2026), and CBAM data for authorities.
import {
  AUTHORITIES,
  codes,
  type Field,
  fieldsOfCategory,
  HANDLERS,
  INSPECTORS,
  INTERESTED,
  label,
  list,
  local,
  may,
  must,
  number,
  object,
  percent,
  RESTRICTED,
  text,
  yesNo,
} from './field.ts';
import { CBAM, EXPECTED } from './laws.ts';

const only = fieldsOfCategory('steel');
const DRAFT = EXPECTED('draft for the iron and steel delegated act, June 2026');

const ELEMENT = codes('C', 'Mn', 'Si', 'P', 'S', 'Cu', 'N', 'Cr', 'Ni', 'Mo', 'Al', 'Nb', 'V', 'Ti', 'B', 'Sn');

export const STEEL_FIELDS: readonly Field[] = [
  only(
    'steelDesignation',
    text(),
    label('Steel designation (EN 10027)', 'Stahlbezeichnung (EN 10027)', 'Désignation de l’acier (EN 10027)'),
    DRAFT,
    'mandatory',
  ),
  only(
    'steelGradeClassification',
    text(),
    label('Grade classification (EN 10020)', 'Einteilung (EN 10020)', 'Classification (EN 10020)'),
    DRAFT,
    'pending',
  ),
  only('productForm', local(), label('Product form', 'Erzeugnisform', 'Forme du produit'), DRAFT, 'pending'),
  only('productNumber', text(), label('Product number', 'Erzeugnisnummer', 'Numéro du produit'), DRAFT, 'optional'),
  only(
    'technologyRoute',
    codes('BF-BOF', 'EAF', 'DRI-EAF', 'other'),
    label('Production route', 'Herstellungsroute', 'Filière de production'),
    DRAFT,
    'pending',
  ),
  only(
    'meltAndPourCountry',
    text('country'),
    label('Country of melt and pour', 'Schmelz- und Gießland', 'Pays de fusion et de coulée'),
    'Regulation (EU) 2024/2782; steel measures',
    'conditional',
  ),
  only('heatNumber', text(), label('Heat number', 'Schmelzennummer', 'Numéro de coulée'), DRAFT, 'pending'),
  only('castNumber', text(), label('Cast number', 'Gussnummer', 'Numéro de fonte'), DRAFT, 'optional', [
    ...HANDLERS,
    'legitimate-interest',
  ]),
  only('coilNumber', text(), label('Coil number', 'Coilnummer', 'Numéro de bobine'), DRAFT, 'optional', [
    ...HANDLERS,
    'legitimate-interest',
  ]),
  only(
    'steelDimensions',
    object({
      thicknessMm: may(number('mm'), label('thickness', 'Dicke', 'épaisseur')),
      widthMm: may(number('mm'), label('width', 'Breite', 'largeur')),
      lengthMm: may(number('mm'), label('length', 'Länge', 'longueur')),
      diameterMm: may(number('mm'), label('diameter', 'Durchmesser', 'diamètre')),
    }),
    label('Dimensions', 'Abmessungen', 'Dimensions'),
    DRAFT,
    'optional',
    [...HANDLERS, 'legitimate-interest'],
  ),
  only(
    'scrapContent',
    object({
      preConsumer: must(percent, label('pre-consumer', 'Produktionsabfall', 'préconsommation')),
      postConsumer: must(percent, label('post-consumer', 'Altschrott', 'postconsommation')),
    }),
    label('Scrap content', 'Schrottanteil', 'Teneur en ferraille'),
    DRAFT,
    'pending',
  ),
  only(
    'emissionsByScope',
    object({
      scope1: must(number('t CO₂e/t', {}), label('scope 1', 'Scope 1', 'scope 1')),
      scope2: must(number('t CO₂e/t', {}), label('scope 2', 'Scope 2', 'scope 2')),
      scope3: may(number('t CO₂e/t', {}), label('scope 3', 'Scope 3', 'scope 3')),
    }),
    label('Emissions per tonne', 'Emissionen je Tonne', 'Émissions par tonne'),
    `${DRAFT}; ISO 14067`,
    'pending',
  ),
  only(
    'environmentalDeclaration',
    object({
      number: must(text(), label('number', 'Nummer', 'numéro')),
      programme: may(text(), label('programme', 'Programm', 'programme')),
      url: may(text('url'), label('address', 'Adresse', 'adresse')),
    }),
    label('Environmental product declaration', 'Umweltproduktdeklaration', 'Déclaration environnementale'),
    'EN 15804',
    'optional',
  ),
  only(
    'inspectionDocumentType',
    codes('2.1', '2.2', '3.1', '3.2'),
    label('Inspection document (EN 10204)', 'Prüfbescheinigung (EN 10204)', 'Document de contrôle (EN 10204)'),
    'EN 10204',
    'conditional',
  ),
  only(
    'mechanicalProperties',
    object({
      yieldStrengthMPa: may(number('MPa'), label('yield strength', 'Streckgrenze', 'limite d’élasticité')),
      tensileStrengthMPa: may(number('MPa'), label('tensile strength', 'Zugfestigkeit', 'résistance à la traction')),
      elongationPercent: may(percent, label('elongation', 'Dehnung', 'allongement')),
      ratio: may(number(), label('ratio Re/Rm', 'Verhältnis Re/Rm', 'rapport Re/Rm')),
    }),
    label('Mechanical properties', 'Mechanische Eigenschaften', 'Propriétés mécaniques'),
    'EN 10168',
    'optional',
    INTERESTED,
  ),
  only(
    'chemicalAnalysis',
    list(
      object({
        element: must(ELEMENT, label('element', 'Element', 'élément')),
        percentage: must(percent, label('share', 'Anteil', 'part')),
      }),
      40,
    ),
    label('Chemical analysis', 'Chemische Analyse', 'Analyse chimique'),
    'EN 10168',
    'optional',
    // The tariff distinguishes steels by composition (chapter 72).
    [...INTERESTED, 'authorities'],
  ),
  only(
    'carbonEquivalent',
    number('%'),
    label('Carbon equivalent', 'Kohlenstoffäquivalent', 'Carbone équivalent'),
    'EN 10168',
    'optional',
    INTERESTED,
  ),
  only(
    'radiometricControl',
    yesNo,
    label('Radiometric control done', 'Radiometrisch geprüft', 'Contrôle radiométrique effectué'),
    'EN 10168',
    'optional',
    INTERESTED,
  ),
  only('coating', local(), label('Coating', 'Beschichtung', 'Revêtement'), DRAFT, 'optional'),
  only('heatTreatment', local(), label('Heat treatment', 'Wärmebehandlung', 'Traitement thermique'), DRAFT, 'optional'),
  only(
    'cbam',
    object({
      embeddedEmissions: must(number('t CO₂e/t', {}), label('embedded emissions', 'graue Emissionen', 'émissions intrinsèques')),
      carbonPricePaidEuro: may(number('€'), label('carbon price paid', 'gezahlter CO₂-Preis', 'prix du carbone payé')),
      installationId: may(text(), label('installation', 'Anlage', 'installation'), RESTRICTED),
      reportId: may(text(), label('report', 'Bericht', 'rapport'), RESTRICTED),
    }),
    label('Carbon border adjustment', 'CO₂-Grenzausgleich', 'Ajustement carbone aux frontières'),
    CBAM('Article 7'),
    'conditional',
    AUTHORITIES,
  ),
  only(
    'upstreamPassports',
    list(text('uri')),
    label('Passports of inputs', 'Pässe der Vorprodukte', 'Passeports des intrants'),
    DRAFT,
    'optional',
    INSPECTORS,
  ),
];
