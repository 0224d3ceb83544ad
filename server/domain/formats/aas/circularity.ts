// Writes two submodels that have no published generic template: Circularity and EnergyConsumption.
import { decimal } from '../../encoding/decimal.ts';

import type { Json } from '../../json/json.ts';
import { textIn } from '../../language/language.ts';
import type { Field } from '../../passport/fields/field.ts';
import type { Passport, PassportMaterial } from '../../passport/model.ts';
import { collection, type Element, elementList, property } from './elements.ts';
import { fieldElement } from './fields.ts';

/**
 * IDTA 02035-7 is specific to the battery passport: it requires dismantling and safety information, which is not public (Annex XIII (2)).
 * The submodel therefore has its own semantic ID and reuses the elements that fit.
 */
const SAMM = 'urn:samm:io.admin-shell.idta.batterypass.circularity:1.0.0#';

type Fields = readonly (readonly [Field, Json])[];

const CIRCULARITY: ReadonlySet<string> = new Set([
  ...['recycledCobalt', 'recycledLithium', 'recycledNickel', 'recycledLead', 'separateCollectionSymbol', 'wastePreventionAndManagement'],
  ...['repairabilityIndex', 'sparePartAvailabilityYears', 'spareParts', 'recoverabilityRate', 'repairServicesUrl', 'recyclability'],
  ...['recycledContent', 'scrapContent', 'reusability'],
]);
const ENERGY: ReadonlySet<string> = new Set([
  ...['energyUseKWh', 'energyEfficiencyClass', 'energyLabelUrl', 'eprelRegistrationNumber', 'annualEnergyConsumptionKWh'],
  ...['powerOnW', 'powerOffW', 'powerStandbyW', 'initialRoundTripEfficiency', 'roundTripEfficiencyAtHalfLife'],
]);

export const isCircularity = ({ name, group }: Field): boolean => group === 'circularity' || CIRCULARITY.has(name);
export const isEnergy = ({ name }: Field): boolean => ENERGY.has(name);

export function circularity(passport: Passport, fields: Fields): readonly (Element | undefined)[] {
  const { defaultLanguage: language, materials = [] } = passport;
  const renewable = passport.renewableContentShare;
  return [
    elementList(
      { idShort: 'RecycledContentInformation', semanticId: `${SAMM}recycledContent` },
      'SubmodelElementCollection',
      materials.map((material) => recycled(material, language)),
      { semanticIdListElement: `${SAMM}RecycledContent` },
    ),
    typeof renewable === 'number'
      ? property({ idShort: 'RenewableContent', semanticId: `${SAMM}renewableContent` }, 'xs:float', decimal(renewable))
      : undefined,
    ...fields.filter(([field]) => isCircularity(field)).map(([field, value]) => fieldElement(field, value, language)),
  ];
}

export const energyConsumption = ({ defaultLanguage }: Passport, fields: Fields): readonly (Element | undefined)[] =>
  fields.filter(([field]) => isEnergy(field)).map(([field, value]) => fieldElement(field, value, defaultLanguage));

/**
 * Writes shares in percent of the material. The template defines only the pre-consumer and the post-consumer share, so their sum is
 * written as an additional element of ours.
 */
function recycled({ name, recycledContent, preConsumer, postConsumer }: PassportMaterial, language: string): Element | undefined {
  if (recycledContent === undefined && preConsumer === undefined && postConsumer === undefined) return undefined;
  const share = (idShort: string, semanticId: string, value: Json | undefined) =>
    typeof value === 'number' ? property({ idShort, semanticId }, 'xs:float', decimal(value)) : undefined;
  return collection({ semanticId: `${SAMM}RecycledContent` }, [
    share('PreConsumerShare', `${SAMM}preConsumerShare`, preConsumer),
    property({ idShort: 'RecycledMaterial', semanticId: `${SAMM}recycledMaterial` }, 'xs:string', textIn(name, [], language) ?? ''),
    share('PostConsumerShare', `${SAMM}postConsumerShare`, postConsumer),
    share('RecycledShare', 'https://vocabulary.uncefact.org/untp/Characteristics#recycledContent', recycledContent),
  ]);
}
