// Writes the digital nameplate submodel (IDTA 02006-3-0) of a passport.

import { isObject, type JsonObject } from '../../json/json.ts';
import { textIn } from '../../language/language.ts';
import type { Passport } from '../../passport/model.ts';
import { collection, type Element, multiLanguage, property } from './elements.ts';

export const NAMEPLATE = {
  idShort: 'Nameplate',
  semanticId: 'https://admin-shell.io/idta/nameplate/3/0/Nameplate',
  version: '3',
  templateId: 'https://admin-shell.io/idta-02006-3-0',
} as const;

/** The templates require an order code and an article number. Without a model number, the GTIN or the passport's code is used. */
export const orderCode = ({ modelIdentifier, gtin, dppCode }: Passport): string =>
  typeof modelIdentifier === 'string' ? modelIdentifier : (gtin ?? dppCode);

export function nameplate(passport: Passport, open: JsonObject, productUri: string): readonly (Element | undefined)[] {
  const { defaultLanguage: language, manufacturer, productName, serial } = passport;
  const text = (idShort: string, semanticId: string, value: unknown) =>
    typeof value === 'string' ? property({ idShort, semanticId }, 'xs:string', value) : undefined;
  const made = typeof open.manufacturingDate === 'string' ? open.manufacturingDate : undefined;
  return [
    property({ idShort: 'URIOfTheProduct', semanticId: '0112/2///61987#ABN590#002' }, 'xs:anyURI', productUri),
    multiLanguage({ idShort: 'ManufacturerName', semanticId: '0112/2///61987#ABA565#009' }, manufacturer.name, language),
    multiLanguage({ idShort: 'ManufacturerProductDesignation', semanticId: '0112/2///61987#ABA567#009' }, productName, language),
    address(passport),
    text('ManufacturerProductType', '0112/2///61987#ABA300#008', open.modelIdentifier),
    text('OrderCodeOfManufacturer', '0112/2///61987#ABA950#008', orderCode(passport)),
    text('ProductArticleNumberOfManufacturer', '0112/2///61987#ABA581#007', passport.gtin),
    text('SerialNumber', '0112/2///61987#ABA951#009', serial),
    text('YearOfConstruction', '0112/2///61987#ABP000#002', made?.slice(0, 4)),
    made?.length === 10 ? property({ idShort: 'DateOfManufacture', semanticId: '0112/2///61987#ABB757#007' }, 'xs:date', made) : undefined,
    text('CountryOfOrigin', '0112/2///61987#ABP462#001', passport.countryOfOrigin),
  ];
}

/** Elements of IDTA 02002-1-0, Contact Information. */
const ADDRESS: readonly (readonly [idShort: string, semanticId: string, member: string])[] = [
  ['Street', '0173-1#02-AAO128#002', 'street'],
  ['Zipcode', '0173-1#02-AAO129#002', 'postalCode'],
  ['CityTown', '0173-1#02-AAO132#002', 'city'],
  ['StateCounty', '0173-1#02-AAO133#002', 'region'],
  ['NationalCode', '0173-1#02-AAO134#002', 'country'],
];

function address({ manufacturer, defaultLanguage }: Passport): Element | undefined {
  const given = isObject(manufacturer.address) ? manufacturer.address : {};
  return collection(
    { idShort: 'AddressInformation', semanticId: 'https://admin-shell.io/zvei/nameplate/1/0/ContactInformations/AddressInformation' },
    [
      multiLanguage({ idShort: 'Company', semanticId: '0173-1#02-AAW001#001' }, manufacturer.name, defaultLanguage),
      ...ADDRESS.map(([idShort, semanticId, member]) =>
        multiLanguage({ idShort, semanticId }, textIn(given[member], [], defaultLanguage), defaultLanguage),
      ),
    ],
  );
}
