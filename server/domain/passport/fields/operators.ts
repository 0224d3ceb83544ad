// Field table, operators: manufacturer, importer, responsible person in the Union, and place of production.
import {
  AUTHORITIES,
  type Field,
  fieldsOf,
  INSPECTORS,
  label,
  list,
  local,
  type Member,
  may,
  must,
  object,
  PUBLIC,
  text,
} from './field.ts';
import { BATTERY, ESPR, SURVEILLANCE } from './laws.ts';

const operator = fieldsOf('operators');

const ADDRESS = object({
  street: must(text(), label('street', 'Straße', 'rue')),
  postalCode: must(text(), label('postal code', 'Postleitzahl', 'code postal')),
  city: must(text(), label('city', 'Ort', 'ville')),
  region: may(text(), label('region', 'Region', 'région')),
  country: must(text('country'), label('country', 'Land', 'pays')),
});

const CONTACT: Readonly<Record<string, Member>> = {
  name: must(text(), label('name', 'Name', 'nom')),
  tradeName: may(text(), label('trade name', 'Handelsname', 'nom commercial')),
  address: may(ADDRESS, label('address', 'Anschrift', 'adresse')),
  email: may(text('email'), label('e-mail', 'E-Mail', 'courriel')),
  website: may(text('url'), label('web site', 'Website', 'site web')),
  operatorId: may(text(), label('operator identifier', 'Kennung', 'identifiant')),
};

export const OPERATORS: readonly Field[] = [
  operator(
    'manufacturer',
    // The interface allows a manufacturer with only a name. Such a passport is accepted, and the address reported as missing.
    object(CONTACT),
    label('Manufacturer', 'Hersteller', 'Fabricant'),
    `${ESPR('Annex III (g), Article 27(7)')}; ${BATTERY('Article 38(7), Annex VI Part A (1)')}`,
    { battery: 'mandatory', otherwise: 'mandatory' },
  ),
  operator(
    'producerLei',
    text('lei'),
    label(
      'Legal Entity Identifier of the producer',
      'Rechtsträgerkennung (LEI) des Herstellers',
      'Identifiant d’entité juridique (LEI) du producteur',
    ),
    ESPR('Annex III (g)'),
    'optional',
    AUTHORITIES,
  ),
  operator(
    'importer',
    object({ ...CONTACT, eori: may(text('eori'), label('EORI number', 'EORI-Nummer', 'numéro EORI'), AUTHORITIES) }),
    label('Importer', 'Einführer', 'Importateur'),
    ESPR('Annex III (j), Article 29(3)'),
    'conditional',
  ),
  operator(
    'responsibleOperatorEU',
    object(CONTACT),
    label('Responsible operator in the Union', 'Verantwortlicher Wirtschaftsakteur in der Union', 'Opérateur responsable dans l’Union'),
    `${ESPR('Annex III (k)')}; ${SURVEILLANCE('Article 4')}`,
    'conditional',
  ),
  operator(
    'authorisedRepresentative',
    object(CONTACT),
    label('Authorised representative', 'Bevollmächtigter', 'Mandataire'),
    ESPR('Annex III (h)'),
    'conditional',
    AUTHORITIES,
  ),
  operator(
    'otherOperators',
    list(object({ ...CONTACT, role: must(text(), label('role', 'Rolle', 'rôle')) }), 50),
    label('Other operators', 'Weitere Wirtschaftsakteure', 'Autres opérateurs'),
    ESPR('Annex III (h)'),
    'optional',
    AUTHORITIES,
  ),
  operator(
    'facilities',
    list(
      object({
        country: must(text('country'), label('country', 'Land', 'pays')),
        name: may(text(), label('name', 'Name', 'nom'), INSPECTORS),
        facilityId: may(text(), label('identifier', 'Kennung', 'identifiant'), INSPECTORS),
        activity: may(local(), label('activity', 'Tätigkeit', 'activité')),
      }),
      50,
    ),
    label('Facilities', 'Betriebsstätten', 'Installations'),
    ESPR('Annex III (i)'),
    'optional',
    PUBLIC,
  ),
];
