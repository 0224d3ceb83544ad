// A product group in, the Turtle that its shapes file must hold out: what the field table says of every public field. Run as a program, it writes the five files.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Category } from '../../../server/contract.ts';
import type { Field, FieldType, Label, Member } from '../../../server/passport/field.ts';
import { CATEGORY_LABELS, FIELDS, obligationOf } from '../../../server/passport/fields.ts';
import { FORMATS, type Format, type TextFormat } from '../../../server/passport/formats.ts';
import { meaningOf } from '../../../server/represent/aas/fields.ts';

export const SHAPED = ['battery', 'electronics', 'textile', 'steel', 'construction'] as const satisfies readonly Category[];
export type Shaped = (typeof SHAPED)[number];

/** In the credential under a member of UNTP, or not in it at all (what is true only until the next change of the passport). */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...['dppStatus', 'validFrom', 'defaultLanguage', 'labelTranslations', 'accessRights', 'previousVersion', 'productName', 'description'],
  ...['manufacturer', 'importer', 'responsibleOperatorEU', 'materials', 'massKg', 'carbonFootprint', 'recycledContentTotal'],
  ...['productClassifications', 'modelIdentifier', 'granularity', 'serial', 'batchOrLot'],
]);

const KINDS = ['ev', 'lmt', 'industrial', 'portable', 'sli'] as const;

const label = (en: string, de: string, fr: string): Label => ({ en, de, fr });
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const join = (...labels: readonly Label[]): Label =>
  label(labels.map(({ en }) => en).join(''), labels.map(({ de }) => de).join(''), labels.map(({ fr }) => fr).join(''));
const messages = ({ en, de, fr }: Label): string => `sh:message ${quoted(en)}@en , ${quoted(de)}@de , ${quoted(fr)}@fr`;
const same = (text: string): Label => label(text, text, text);

/** The public fields of a product group that stand in the characteristics of the credential. */
export const characteristicsOf = (category: Shaped): readonly Field[] =>
  FIELDS.filter(
    (field) =>
      field.tiers.includes('public') &&
      !ELSEWHERE.has(field.name) &&
      KINDS.some((kind) => obligationOf(field, category, kind) !== 'not-to-be-filled'),
  );

/** For which legal kinds of battery a field is mandatory; for other product groups all or none. */
function neededBy(field: Field, category: Shaped): readonly string[] {
  return KINDS.filter((kind) => obligationOf(field, category, kind) === 'mandatory');
}
const always = (field: Field, category: Shaped): boolean => neededBy(field, category).length === KINDS.length;

const TEXTS: Partial<Record<Format, Label>> = {
  date: label('a date, YYYY-MM-DD', 'ein Datum, JJJJ-MM-TT', 'une date, AAAA-MM-JJ'),
  'year-month': label('a month or a date', 'ein Monat oder ein Datum', 'un mois ou une date'),
  'date-time': label('a date and time with its offset', 'Datum und Uhrzeit mit Zeitzone', 'une date et une heure avec leur décalage'),
  country: label('a country code of two letters', 'ein Ländercode aus zwei Buchstaben', 'un code de pays à deux lettres'),
  url: label('a web address', 'eine Webadresse', 'une adresse web'),
  uri: label('an absolute URI', 'ein absoluter URI', 'un URI absolu'),
  email: label('an e-mail address', 'eine E-Mail-Adresse', 'une adresse électronique'),
  gtin: label('a GTIN of 14 digits', 'eine GTIN aus 14 Ziffern', 'un GTIN de 14 chiffres'),
  sha256: label('a SHA-256', 'eine SHA-256-Prüfsumme', 'une empreinte SHA-256'),
  'body-number': label(
    'the four digits of a notified body',
    'die vier Ziffern einer notifizierten Stelle',
    'les quatre chiffres d’un organisme notifié',
  ),
  'dpp-code': label('a passport code', 'ein Pass-Code', 'un code de passeport'),
};

function describe(type: FieldType): Label {
  switch (type.kind) {
    case 'text':
      return TEXTS[type.format] ?? label('a text', 'ein Text', 'un texte');
    case 'local':
    case 'language-map':
      return label('a text, one for each language', 'ein Text, einer je Sprache', 'un texte, un par langue');
    case 'number': {
      const what =
        type.integer === true
          ? label('a whole number', 'eine ganze Zahl', 'un nombre entier')
          : label('a number', 'eine Zahl', 'un nombre');
      const { min, max } = type;
      const from = min === undefined ? same('') : label(` from ${min}`, ` ab ${min}`, ` à partir de ${min}`);
      const to = max === undefined ? same('') : label(` up to ${max}`, ` bis ${max}`, ` jusqu’à ${max}`);
      return join(what, from, to, type.unit === '' ? same('') : same(` (${type.unit})`));
    }
    case 'boolean':
      return label('true or false', 'true oder false', 'true ou false');
    case 'choice':
      return join(label('one of ', 'eines von ', 'une valeur parmi '), same(Object.keys(type.choices).join(', ')));
    case 'list':
      return join(label('each one ', 'jeweils ', 'chacun '), describe(type.of));
    case 'object':
      return join(label('an object with ', 'ein Objekt mit ', 'un objet avec '), same(Object.keys(type.members).join(', ')));
    case 'labels':
      return same('');
  }
}

const REQUIRED = label('required, ', 'Pflichtangabe, ', 'obligatoire, ');

/** The constraints of a value, one per line. */
function constraints(type: FieldType, indent: string): readonly string[] {
  switch (type.kind) {
    case 'text': {
      const { pattern, max }: TextFormat = FORMATS[type.format];
      return [
        'sh:datatype xsd:string',
        `sh:maxLength ${max}`,
        ...(pattern === undefined ? ['sh:minLength 1'] : [`sh:pattern ${quoted(pattern)}`]),
      ];
    }
    case 'local':
    case 'language-map':
      return ['sh:or ( [ sh:datatype rdf:langString ] [ sh:datatype xsd:string ] )', 'sh:minLength 1', `sh:maxLength ${type.max}`];
    case 'number':
      return [
        type.integer === true
          ? 'sh:datatype xsd:integer'
          : 'sh:or ( [ sh:datatype xsd:integer ] [ sh:datatype xsd:decimal ] [ sh:datatype xsd:double ] )',
        ...(type.min === undefined ? [] : [`sh:minInclusive ${type.min}`]),
        ...(type.max === undefined ? [] : [`sh:maxInclusive ${type.max}`]),
      ];
    case 'boolean':
      return ['sh:datatype xsd:boolean'];
    case 'choice':
      return [`sh:in ( ${Object.keys(type.choices).map(quoted).join(' ')} )`];
    case 'list':
      return constraints(type.of, indent);
    case 'object':
      return ['sh:nodeKind sh:BlankNodeOrIRI', ...Object.entries(type.members).flatMap(([name, member]) => inner(name, member, indent))];
    case 'labels':
      return [];
  }
}

/** Members that only authorities read are not in the credential. */
const inner = (name: string, { type, label: text, required, tiers }: Member, indent: string): readonly string[] =>
  tiers === undefined || tiers.includes('public') ? [propertyShape(name, type, text, required === true, `${indent}  `)] : [];

function propertyShape(name: string, type: FieldType, text: Label, required: boolean, indent: string): string {
  const single = type.kind !== 'list' && type.kind !== 'local' && type.kind !== 'language-map';
  const perLanguage = type.kind === 'local' || type.kind === 'language-map';
  const lines = [
    `sh:path ${pathOf(name)}`,
    ...(required ? ['sh:minCount 1'] : []),
    ...(single ? ['sh:maxCount 1'] : []),
    ...(perLanguage ? ['sh:uniqueLang true'] : []),
    ...constraints(type, indent),
    messages(join(text, same(` (${name}): `), required ? REQUIRED : same(''), describe(type))),
  ];
  return `sh:property [\n${lines.map((line) => `${indent}  ${line} ;`).join('\n')}\n${indent}]`;
}

const PREFIXES = [
  ['https://schema.org/', 'schema'],
  ['https://vocabulary.uncefact.org/untp/Characteristics#', 'ch'],
] as const;

function pathOf(name: string): string {
  const address = meaningOf(name);
  const found = PREFIXES.find(([base]) => address.startsWith(base));
  return found === undefined ? `<${address}>` : `${found[1]}:${address.slice(found[0].length)}`;
}

const COMMON = `shape:Credential a sh:NodeShape ;
  sh:targetClass untp:DigitalProductPassport ;
  sh:property [
    sh:path cred:issuer ; sh:minCount 1 ; sh:maxCount 1 ; sh:nodeKind sh:IRI ; sh:pattern "^did:" ;
    sh:message "The credential has one issuer, a DID."@en , "Der Nachweis hat einen Aussteller, einen DID."@de , "L’attestation a un émetteur, un DID."@fr ;
  ] ;
  sh:property [
    sh:path cred:validFrom ; sh:minCount 1 ; sh:maxCount 1 ; sh:datatype xsd:dateTime ;
    sh:message "The credential says from when it is valid (validFrom), with its time zone."@en ,
      "Der Nachweis sagt, ab wann er gilt (validFrom), mit Zeitzone."@de , "L’attestation dit depuis quand elle vaut (validFrom), avec son fuseau."@fr ;
  ] ;
  sh:property [
    sh:path cred:credentialSubject ; sh:minCount 1 ; sh:maxCount 1 ; sh:nodeKind sh:IRI ; sh:class untp:Product ;
    sh:message "The credential is about one Product, which has an address of its own (id)."@en ,
      "Der Nachweis handelt von einem Product, das eine eigene Adresse hat (id)."@de ,
      "L’attestation porte sur un seul Product, qui a sa propre adresse (id)."@fr ;
  ] .

shape:Product a sh:NodeShape ;
  sh:targetClass untp:Product ;
  sh:property [
    sh:path schema:name ; sh:minCount 1 ;
    sh:message "The product has a name."@en , "Das Produkt hat einen Namen."@de , "Le produit a un nom."@fr ;
  ] ;
  sh:property [
    sh:path untp:idGranularity ; sh:minCount 1 ; sh:maxCount 1 ; sh:in ( granularity:model granularity:batch granularity:item ) ;
    sh:message "idGranularity is one of model, batch, item."@en , "idGranularity ist eines von model, batch, item."@de ,
      "idGranularity est une valeur parmi model, batch, item."@fr ;
  ] ;
  sh:property [
    sh:path ( untp:countryOfProduction untp:countryCode ) ; sh:minCount 1 ; sh:maxCount 1 ; sh:pattern "#[A-Z]{2}$" ;
    sh:message "The country of production has a code of two capital letters."@en ,
      "Das Herstellungsland hat einen Code aus zwei Großbuchstaben."@de , "Le pays de production a un code de deux lettres capitales."@fr ;
  ] ;
  sh:property [
    sh:path untp:characteristics ; sh:minCount 1 ; sh:maxCount 1 ;
    sh:message "The product has characteristics: what the law of its product group asks for."@en ,
      "Das Produkt hat Merkmale (characteristics): was das Recht seiner Produktgruppe verlangt."@de ,
      "Le produit a des caractéristiques (characteristics) : ce que le droit de son groupe de produits demande."@fr ;
  ] ;
  sh:property [
    sh:path untp:relatedParty ;
    sh:qualifiedValueShape [ sh:property [ sh:path untp:role ; sh:hasValue role:manufacturer ] ] ; sh:qualifiedMinCount 1 ;
    sh:message "The manufacturer is among the related parties (relatedParty)."@en ,
      "Der Hersteller steht unter den Beteiligten (relatedParty)."@de , "Le fabricant est parmi les parties (relatedParty)."@fr ;
  ] .

shape:Party a sh:NodeShape ;
  sh:targetClass untp:Party ;
  sh:property [
    sh:path schema:name ; sh:minCount 1 ;
    sh:message "A party has a name."@en , "Ein Beteiligter hat einen Namen."@de , "Une partie a un nom."@fr ;
  ] .

shape:Material a sh:NodeShape ;
  sh:targetObjectsOf untp:materialProvenance ;
  sh:property [
    sh:path schema:name ; sh:minCount 1 ;
    sh:message "A material has a name."@en , "Ein Material hat einen Namen."@de , "Un matériau a un nom."@fr ;
  ] ;
  sh:property [
    sh:path untp:massFraction ; sh:minCount 1 ; sh:maxCount 1 ; sh:datatype xsd:double ; sh:minInclusive 0 ; sh:maxInclusive 1 ;
    sh:message "A material has its share of the mass (massFraction), from 0 to 1."@en ,
      "Ein Material hat seinen Massenanteil (massFraction), von 0 bis 1."@de , "Un matériau a sa part de la masse (massFraction), de 0 à 1."@fr ;
  ] ;
  sh:property [
    sh:path untp:recycledMassFraction ; sh:maxCount 1 ; sh:datatype xsd:double ; sh:minInclusive 0 ; sh:maxInclusive 1 ;
    sh:message "The recycled share of a material (recycledMassFraction) is from 0 to 1."@en ,
      "Der Rezyklatanteil eines Materials (recycledMassFraction) liegt zwischen 0 und 1."@de ,
      "La part recyclée d’un matériau (recycledMassFraction) est de 0 à 1."@fr ;
  ] .
`;

/** Mandatory fields that UNTP has members of its own for. */
const IN_PRODUCT: Readonly<Record<string, string>> = {
  materials: 'untp:materialProvenance',
  massKg: '( untp:dimensions untp:weight )',
};

function productRules(category: Shaped): readonly string[] {
  return Object.entries(IN_PRODUCT).flatMap(([name, path]) => {
    const field = FIELDS.find((one) => one.name === name);
    if (field === undefined || neededBy(field, category).length === 0) return [];
    return [rule(field, category, path, 'untp:Product', '( untp:characteristics ch:batteryCategory )')];
  });
}

/**
 * Due from every product of the group, or from some legal kinds of battery only: what every battery with a passport owes
 * (Article 77(1)) is due unless its kind says that it needs none, the rest is due from the kinds that are named.
 */
function rule(field: Field, category: Shaped, path: string, target: string, kindPath: string): string {
  const needed = neededBy(field, category);
  const exempt = KINDS.filter((kind) => !needed.includes(kind));
  const aim = target === 'untp:Product' ? `sh:targetClass ${target}` : `sh:targetObjectsOf ${target}`;
  const exempted = `[ sh:property [ sh:path ${kindPath} ; sh:in ( ${exempt.map(quoted).join(' ')} ) ] ]`;
  const notNamed = `[ sh:not [ sh:property [ sh:path ${kindPath} ; sh:minCount 1 ; sh:in ( ${needed.map(quoted).join(' ')} ) ] ] ]`;
  const otherwise = ['ev', 'lmt', 'industrial'].every((kind) => needed.includes(kind)) ? exempted : notNamed;
  const due = join(label('required for ', 'Pflichtangabe für ', 'obligatoire pour '), same(needed.join(', ')));
  const body =
    exempt.length === 0
      ? [
          `sh:property [ sh:path ${path} ; sh:minCount 1 ; ${messages(join(field.label, same(` (${field.name}): `), label('required', 'Pflichtangabe', 'obligatoire')))} ]`,
        ]
      : [
          `sh:or (\n    [ sh:property [ sh:path ${path} ; sh:minCount 1 ] ]\n    ${otherwise}\n  )`,
          messages(join(field.label, same(` (${field.name}): `), due)),
        ];
  return `# ${field.legalBasis}\nshape:${field.name} a sh:NodeShape ;\n  ${aim} ;\n${body.map((line) => `  ${line} ;`).join('\n')}\n.`;
}

export function shapesOf(category: Shaped): string {
  const fields = characteristicsOf(category);
  const properties = fields.map((field) => {
    const type: FieldType = field.name === 'category' ? { kind: 'choice', choices: { [category]: CATEGORY_LABELS[category] } } : field.type;
    return `${field.legalBasis === 'none' ? '' : `  # ${field.legalBasis}\n`}  ${propertyShape(field.name, type, field.label, always(field, category), '  ')} ;`;
  });
  const conditional = fields
    .filter((field) => neededBy(field, category).length > 0 && !always(field, category))
    .map((field) => rule(field, category, pathOf(field.name), 'untp:characteristics', 'ch:batteryCategory'));
  return [
    `# SHACL Core shapes for the product group "${category}": the RDF of a Digital Product Passport of UNTP 0.7.0 in,`,
    '# what the law or the form of a public field asks for and the passport lacks out. This file needs no other.',
    '@prefix sh: <http://www.w3.org/ns/shacl#> .',
    '@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .',
    '@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .',
    '@prefix schema: <https://schema.org/> .',
    '@prefix cred: <https://www.w3.org/2018/credentials#> .',
    '@prefix untp: <https://vocabulary.uncefact.org/untp/> .',
    '@prefix granularity: <https://vocabulary.uncefact.org/untp/ProductIDGranularity#> .',
    '@prefix role: <https://vocabulary.uncefact.org/untp/PartyRole#> .',
    '@prefix ch: <https://vocabulary.uncefact.org/untp/Characteristics#> .',
    '@prefix shape: <#> .',
    '',
    COMMON,
    'shape:Characteristics a sh:NodeShape ;',
    '  sh:targetObjectsOf untp:characteristics ;',
    ...properties,
    '.',
    ...[...productRules(category), ...conditional].flatMap((text) => ['', text]),
    '',
  ].join('\n');
}

const file = (category: Shaped): string => fileURLToPath(new URL(`../../../server/represent/shacl/${category}.ttl`, import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const category of SHAPED) writeFileSync(file(category), shapesOf(category));
