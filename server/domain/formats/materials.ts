// Converts the materials of a passport to UNTP Material entries.
import { defined } from '../json/defined.ts';

import type { Json, JsonObject } from '../json/json.ts';
import type { Identity } from '../keys/identity.ts';
import { textIn } from '../language/language.ts';
import type { Passport, PassportMaterial } from '../passport/model.ts';

const CPC = { schemeId: 'https://unstats.un.org/unsd/classifications/Econ/cpc/', schemeName: 'UN Central Product Classification (CPC)' };

/** Divisions of the UN Central Product Classification, version 2.1. */
const DIVISIONS: Readonly<Record<string, readonly [code: string, name: string]>> = {
  metal: ['41', 'Basic metals'],
  chemical: ['34', 'Basic chemicals'],
  polymer: ['36', 'Rubber and plastics products'],
  fibre: ['26', 'Yarn and thread; woven and tufted textile fabrics'],
  leather: ['29', 'Leather and leather products; footwear'],
  wood: ['31', 'Products of wood, cork, straw and plaiting materials'],
  paper: ['32', 'Pulp, paper and paper products; printed matter and related articles'],
  mineral: ['16', 'Other minerals'],
  glass: ['37', 'Glass and glass products and other non-metallic products n.e.c.'],
};

/** CLDR's code for an unknown region. The schema requires a country, but the origin of a material is not public. */
const UNDISCLOSED = 'ZZ';

export function toMaterials(passport: Passport, issuer: Pick<Identity, 'did'>): JsonObject {
  const { materials = [], defaultLanguage } = passport;
  return materials.length === 0 ? {} : { materialProvenance: materials.map((material) => toMaterial(material, defaultLanguage, issuer)) };
}

function toMaterial(material: PassportMaterial, language: string, issuer: Pick<Identity, 'did'>): Json {
  const division = DIVISIONS[material.materialKind ?? ''];
  return {
    name: textIn(material.name, [], language) ?? '',
    originCountry: { countryCode: UNDISCLOSED, countryName: 'not disclosed' },
    materialType:
      division === undefined
        ? { code: 'unclassified', name: 'Not classified', schemeId: issuer.did, schemeName: 'Material kind' }
        : { code: division[0], name: division[1], ...CPC },
    massFraction: fraction(material.percentage),
    ...(material.recycledContent === undefined ? {} : { recycledMassFraction: fraction(material.recycledContent) }),
    ...defined({ hazardous: material.hazardous }),
  };
}

/** Rounds so that 14.7 % is 0.147, not 0.14699999999999999. */
const fraction = (percentage: number): number => Number((percentage / 100).toPrecision(12));
