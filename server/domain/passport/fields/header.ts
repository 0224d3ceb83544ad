// Field table, header: identifiers of the passport and the product, for every product group.
import {
  AUTHORITIES,
  choice,
  codes,
  count,
  type Field,
  fieldsOf,
  HANDLERS,
  INSPECTORS,
  label,
  languageMap,
  list,
  local,
  may,
  must,
  object,
  onPublish,
  text,
  yesNo,
} from './field.ts';
import { CUSTOMS_CODE, EN_18223, ESPR } from './laws.ts';

const passport = fieldsOf('passport');
const product = fieldsOf('product');

const notByLaw = (row: Field): Field => ({ ...row, notByLaw: true });

export const CATEGORY_LABELS = {
  battery: label('Battery', 'Batterie', 'Batterie'),
  electronics: label('Electronics', 'Elektronik', 'Électronique'),
  textile: label('Textiles', 'Textilien', 'Textile'),
  steel: label('Steel', 'Stahl', 'Acier'),
  construction: label('Construction product', 'Bauprodukt', 'Produit de construction'),
  other: label('Other product', 'Anderes Produkt', 'Autre produit'),
};

export const HEADER: readonly Field[] = [
  passport('dppCode', text('dpp-code'), label('Passport code', 'Pass-Code', 'Code du passeport'), EN_18223, 'mandatory'),
  passport(
    'sample',
    yesNo,
    label('SAMPLE – demonstration data', 'SAMPLE (Muster) – Vorführdaten', 'SAMPLE (exemple) – données de démonstration'),
    'none',
    'optional',
  ),
  onPublish(
    passport(
      'digitalProductPassportId',
      text('uri'),
      label('Passport identifier', 'Kennung des Passes', 'Identifiant du passeport'),
      `${EN_18223} 4.1.2.1`,
      'mandatory',
    ),
  ),
  onPublish(
    passport(
      'uniqueProductIdentifier',
      text('uri'),
      label('Unique product identifier', 'Eindeutige Produktkennung', 'Identifiant unique du produit'),
      ESPR('Annex III (b)'),
      'mandatory',
    ),
  ),
  passport('gtin', text('gtin'), label('GTIN', 'GTIN', 'GTIN'), ESPR('Annex III (c)'), 'conditional'),
  passport('serial', text('serial'), label('Serial number', 'Seriennummer', 'Numéro de série'), ESPR('Annex III (c)'), 'conditional'),
  passport('batchOrLot', text('batch'), label('Batch or lot', 'Charge', 'Lot'), ESPR('Annex III (c)'), 'conditional'),
  passport(
    'granularity',
    choice({
      model: label('model', 'Modell', 'modèle'),
      batch: label('batch', 'Charge', 'lot'),
      item: label('item', 'Einzelstück', 'article'),
    }),
    label('Granularity', 'Granularität', 'Granularité'),
    ESPR('Article 9(2)(d)'),
    'mandatory',
  ),
  passport(
    'category',
    choice(CATEGORY_LABELS),
    label('Product group', 'Produktgruppe', 'Groupe de produits'),
    ESPR('Article 4'),
    'mandatory',
  ),
  passport(
    'defaultLanguage',
    text('language'),
    label('Default language', 'Ausgangssprache', 'Langue par défaut'),
    ESPR('Article 7(7)'),
    'mandatory',
  ),
  onPublish(passport('dppSchemaVersion', text(), label('Schema version', 'Schemaversion', 'Version du schéma'), EN_18223, 'mandatory')),
  passport('passportVersion', text(), label('Passport version', 'Passversion', 'Version du passeport'), 'EN 18221:2026', 'optional'),
  passport(
    'previousVersion',
    object({
      url: must(text('url'), label('address', 'Adresse', 'adresse')),
      sha256: may(text('sha256'), label('SHA-256', 'SHA-256', 'SHA-256')),
    }),
    label('Previous version', 'Vorige Fassung', 'Version précédente'),
    'EN 18221:2026',
    'optional',
  ),
  onPublish(
    passport(
      'dppStatus',
      choice({
        active: label('active', 'aktiv', 'actif'),
        inactive: label('inactive', 'inaktiv', 'inactif'),
        archived: label('archived', 'archiviert', 'archivé'),
        invalid: label('invalid', 'ungültig', 'non valide'),
      }),
      label('Status of the passport', 'Status des Passes', 'Statut du passeport'),
      EN_18223,
      'mandatory',
    ),
  ),
  onPublish(
    passport('validFrom', text('date-time'), label('Valid from', 'Gültig ab', 'Valable à partir du'), ESPR('Article 9(2)(i)'), 'mandatory'),
  ),
  onPublish(
    passport('lastUpdated', text('date-time'), label('Last updated', 'Zuletzt geändert', 'Dernière mise à jour'), EN_18223, 'mandatory'),
  ),
  passport(
    'availableUntil',
    text('date'),
    label('Available until', 'Verfügbar bis', 'Disponible jusqu’au'),
    ESPR('Article 9(2)(i)'),
    'conditional',
  ),
  passport(
    'economicOperatorId',
    text(),
    label('Economic operator identifier', 'Kennung des Wirtschaftsakteurs', 'Identifiant de l’opérateur économique'),
    EN_18223,
    'mandatory',
  ),
  passport(
    'facilityId',
    text(),
    label('Facility identifier', 'Kennung der Betriebsstätte', 'Identifiant de l’installation'),
    `${EN_18223}; ${ESPR('Annex III (i)')}`,
    'optional',
    INSPECTORS,
  ),
  passport(
    'contentSpecificationIds',
    list(text('uri'), 20),
    label('Content specifications', 'Inhaltsspezifikationen', 'Spécifications de contenu'),
    EN_18223,
    'optional',
  ),
  passport(
    'registrationId',
    text(),
    label('Registration in the EU registry', 'Eintragung im EU-Register', 'Enregistrement au registre de l’UE'),
    ESPR('Articles 13(5), 15'),
    'pending',
  ),
  passport(
    'registryHash',
    text('sha256'),
    label('Hash in the registry', 'Prüfsumme im Register', 'Empreinte au registre'),
    ESPR('Article 13'),
    'pending',
    AUTHORITIES,
  ),
  passport(
    'hsCode',
    text('hs'),
    label('Commodity code', 'Warennummer', 'Code des marchandises'),
    ESPR('Annex III (d), Article 15(2)'),
    'conditional',
    AUTHORITIES,
  ),
  passport(
    'commodityCodes',
    list(
      object({
        scheme: must(codes('HS', 'CN', 'TARIC'), label('nomenclature', 'Nomenklatur', 'nomenclature')),
        code: must(text('hs'), label('code', 'Nummer', 'code')),
      }),
      20,
    ),
    label('Further commodity codes', 'Weitere Warennummern', 'Autres codes des marchandises'),
    ESPR('Annex III (d)'),
    'optional',
    AUTHORITIES,
  ),
  passport(
    'backupCopy',
    object({
      provider: must(text(), label('provider', 'Anbieter', 'prestataire')),
      url: may(text('url'), label('address', 'Adresse', 'adresse')),
    }),
    label('Back-up copy', 'Sicherungskopie', 'Copie de sauvegarde'),
    ESPR('Annex III (l), Article 10(4)'),
    'pending',
  ),
  passport(
    'dataCarrier',
    object({
      carrier: must(codes('QR', 'DataMatrix', 'RFID', 'NFC'), label('kind', 'Art', 'type')),
      url: may(text('url'), label('address', 'Adresse', 'adresse')),
      position: may(local(), label('position', 'Ort', 'emplacement')),
    }),
    label('Data carrier', 'Datenträger', 'Support de données'),
    ESPR('Article 9(2)(b), (c)'),
    'conditional',
  ),
  passport(
    'accessRights',
    list(
      object({
        field: must(text(), label('field', 'Feld', 'champ')),
        readers: must(list(text(), 10), label('readers', 'Leser', 'lecteurs')),
        legalBasis: must(text(), label('legal basis', 'Rechtsgrundlage', 'base juridique')),
      }),
      200,
    ),
    label('Access rights', 'Zugangsrechte', 'Droits d’accès'),
    ESPR('Article 9(2)(f)'),
    'pending',
  ),
  passport(
    'labelTranslations',
    { kind: 'labels' },
    label('Labels in further languages', 'Bezeichnungen in weiteren Sprachen', 'Libellés dans d’autres langues'),
    ESPR('Article 7(7)'),
    'optional',
  ),
  notByLaw(
    product('productName', languageMap(300), label('Product name', 'Produktname', 'Nom du produit'), ESPR('Annex III (a)'), 'mandatory'),
  ),
  product('description', languageMap(4000), label('Description', 'Beschreibung', 'Description'), ESPR('Annex III (a)'), 'optional'),
  product('brand', text(), label('Brand', 'Marke', 'Marque'), ESPR('Annex III (g)'), 'optional'),
  product(
    'modelIdentifier',
    text(),
    label('Model', 'Modell', 'Modèle'),
    `${ESPR('Annex III (a)')}; Regulation (EU) 2023/1542 Annex VI Part A (2)`,
    {
      'battery/portable': 'optional',
      'battery/sli': 'optional',
      battery: 'mandatory',
      otherwise: 'conditional',
    },
  ),
  product('productImages', list(text('url'), 20), label('Pictures', 'Bilder', 'Images'), 'none', 'optional'),
  product(
    'productClassifications',
    list(
      object({
        code: must(text(), label('code', 'Nummer', 'code')),
        name: must(text(), label('name', 'Bezeichnung', 'désignation')),
        schemeName: must(text(), label('scheme', 'Klassifikation', 'classification')),
        schemeUrl: must(text('url'), label('address of the scheme', 'Adresse der Klassifikation', 'adresse de la classification')),
      }),
      10,
    ),
    label('Classification', 'Klassifikation', 'Classification'),
    'UNTP 0.7.0 productCategory',
    'optional',
  ),
  notByLaw(
    product(
      'countryOfOrigin',
      text('country'),
      label('Country of origin', 'Ursprungsland', 'Pays d’origine'),
      CUSTOMS_CODE('Articles 59–61'),
      'mandatory',
    ),
  ),
  product(
    'countryOfManufacture',
    text('country'),
    label('Country of manufacture', 'Herstellungsland', 'Pays de fabrication'),
    ESPR('Annex III (i)'),
    'optional',
  ),
  product(
    'manufacturingDate',
    text('year-month'),
    label('Date of manufacture', 'Herstellungsdatum', 'Date de fabrication'),
    'Regulation (EU) 2023/1542 Annex VI Part A (4)',
    { 'battery/portable': 'optional', 'battery/sli': 'optional', battery: 'mandatory', otherwise: 'optional' },
  ),
  product(
    'placedOnMarketDate',
    text('date'),
    label('Placed on the market', 'In Verkehr gebracht', 'Mise sur le marché'),
    ESPR('Article 2(39)'),
    'optional',
  ),
  product(
    'massKg',
    { kind: 'number', unit: 'kg', min: 0, max: 1e7 },
    label('Mass', 'Masse', 'Masse'),
    'Regulation (EU) 2023/1542 Annex VI Part A (5)',
    { 'battery/portable': 'optional', 'battery/sli': 'optional', battery: 'mandatory', otherwise: 'optional' },
  ),
  product(
    'grossMassKg',
    { kind: 'number', unit: 'kg', min: 0, max: 1e7 },
    label('Gross mass', 'Rohmasse', 'Masse brute'),
    CUSTOMS_CODE('Article 162'),
    'optional',
    HANDLERS,
  ),
  product(
    'originEvidence',
    list(text(), 20),
    label('Evidence of origin', 'Ursprungsnachweise', 'Preuves d’origine'),
    CUSTOMS_CODE('Article 61'),
    'optional',
    AUTHORITIES,
  ),
  product('piecesPerBatch', count(), label('Pieces in the batch', 'Stück in der Charge', 'Pièces du lot'), 'none', 'optional', [
    ...HANDLERS,
    'notified-body',
  ]),
];
