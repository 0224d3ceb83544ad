// Writes the technical data submodel (IDTA 02003-2-0), with one property area per group of fields.

import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import type { Field } from '../../passport/fields/field.ts';
import { GROUPS } from '../../passport/fields.ts';
import type { Passport } from '../../passport/model.ts';
import { collection, type Element, elementList, multiLanguage, property } from './elements.ts';
import { fieldElement } from './fields.ts';
import { orderCode } from './nameplate.ts';

export const TECHNICAL_DATA = {
  idShort: 'TechnicalData',
  semanticId: '0173-1#01-AHX837#002',
  version: '2',
  templateId: 'https://admin-shell.io/idta-02003-2-0',
} as const;

const CLASSIFICATION = '0173-1#02-ABK162#002/0173-1#01-AHX839#002';
const AREA = '0173-1#02-ABL358#002/0173-1#01-AHX773#002';

export function technicalData(
  passport: Passport,
  open: JsonObject,
  fields: readonly (readonly [Field, Json])[],
): readonly (Element | undefined)[] {
  const { defaultLanguage: language, manufacturer, productName, gtin } = passport;
  return [
    collection({ idShort: 'GeneralInformation', semanticId: '0173-1#02-ABK161#002/0173-1#01-AHX838#002' }, [
      property({ idShort: 'ManufacturerName', semanticId: '0173-1#02-AAO677#004' }, 'xs:string', manufacturer.name),
      multiLanguage({ idShort: 'ManufacturerProductDesignation', semanticId: '0173-1#02-AAW338#003' }, productName, language),
      property({ idShort: 'ManufacturerArticleNumber', semanticId: '0173-1#02-AAO676#005' }, 'xs:string', gtin ?? orderCode(passport)),
      property({ idShort: 'ManufacturerOrderCode', semanticId: '0173-1#02-AAO227#004' }, 'xs:string', orderCode(passport)),
    ]),
    classifications(open, language),
    elementList(
      { idShort: 'TechnicalPropertyAreas', semanticId: '0173-1#02-ABK163#002' },
      'SubmodelElementCollection',
      Object.entries(GROUPS).map(([group, label]) =>
        collection(
          { semanticId: AREA, label },
          fields.filter(([field]) => field.group === group).map(([field, value]) => fieldElement(field, value, language)),
        ),
      ),
      { semanticIdListElement: AREA },
    ),
  ];
}

/** Writes the manufacturer's product classifications. Commodity codes are only for authorities and thus never included. */
function classifications(open: JsonObject, language: string): Element | undefined {
  const given = Array.isArray(open.productClassifications) ? open.productClassifications.filter(isObject) : [];
  return elementList(
    { idShort: 'ProductClassifications', semanticId: '0173-1#02-ABK162#002' },
    'SubmodelElementCollection',
    given.map(({ code, name, schemeName, schemeUrl }) =>
      collection({ semanticId: CLASSIFICATION }, [
        property({ idShort: 'ClassificationSystem', semanticId: '0173-1#02-ABL424#001' }, 'xs:string', String(schemeName)),
        property(
          {
            idShort: 'ClassificationSystemUrl',
            semanticId:
              'https://admin-shell.io/IDTA/TechnicalData/ProductClassifications/ProduktClassification/ClassificationSystemUrl/2/0',
          },
          'xs:string',
          String(schemeUrl),
        ),
        property({ idShort: 'ProductClassId', semanticId: '0173-1#02-ABG776#003' }, 'xs:string', String(code)),
        property({ idShort: 'ProductClassCodedName', semanticId: '0173-1#02-ABK128#002' }, 'xs:string', String(code)),
        multiLanguage({ idShort: 'ProductClassName', semanticId: '0173-1#02-ABK273#002' }, String(name), language),
      ]),
    ),
    { semanticIdListElement: CLASSIFICATION },
  );
}
