// Reads an Environment of Asset Administration Shells as passports, and lists the values that it does not understand.
import { parseGtin } from '../../gs1/gtin.ts';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import type { Field } from '../../passport/fields/field.ts';
import { FIELD_BY_NAME } from '../../passport/fields.ts';
import { nameOfMeaning } from '../aas/fields.ts';
import { type Draft, openDraft, type ReadPassport } from './draft.ts';
import { fieldValue, listed, textsOf } from './element-value.ts';
import { TEMPLATES } from './templates.ts';
import { withoutUnfit } from './unfit.ts';

export const isEnvironment = (value: Json): value is JsonObject => isObject(value) && Array.isArray(value.assetAdministrationShells);

/** Policy: maximum nesting depth of elements. */
const MAX_DEPTH = 24;

/** Policy: limits for one Environment. An element in a submodel of several shells is counted for each shell. */
const [MOST_SHELLS, MOST_ELEMENTS] = [1000, 500_000];

/**
 * Returns one passport for each shell, or undefined if there are too many shells. A single shell also gets the submodels that it does not
 * name. With several shells, the first one lists unnamed submodels as not understood.
 */
export function fromEnvironment(environment: JsonObject): readonly ReadPassport[] | undefined {
  const shells = listed(environment.assetAdministrationShells);
  if (shells.length > MOST_SHELLS) return undefined;
  const budget = { left: MOST_ELEMENTS };
  const all = listed(environment.submodels);
  const submodels = new Map(all.toReversed().map((submodel) => [submodel.id, submodel]));
  const namedBy = (shell: JsonObject) =>
    listed(shell.submodels).map(({ keys }) => listed(keys).find(({ type }) => type === 'Submodel')?.value);
  const named = new Set(shells.length === 1 ? submodels.keys() : shells.flatMap(namedBy));
  return shells.map((shell, at) => {
    const draft = openDraft();
    if (at === 0)
      for (const submodel of all) {
        if (submodels.get(submodel.id) !== submodel) draft.miss(`submodel ${String(submodel.id)}: another one has the same id`);
        else if (!named.has(submodel.id)) draft.miss(`submodel ${String(submodel.id)}: no shell names it`);
      }
    for (const id of new Set(shells.length === 1 ? [...submodels.keys(), ...namedBy(shell)] : namedBy(shell))) {
      const submodel = submodels.get(id);
      if (submodel === undefined) draft.miss(`submodel ${String(id)}`);
      else walk(listed(submodel.submodelElements), String(submodel.idShort ?? submodel.id), 1, draft, budget);
    }
    readShell(shell, draft);
    return withoutUnfit(draft.end());
  });
}

/** Reads values of the shell itself, which are used where no element states a value. */
function readShell({ assetInformation, displayName }: JsonObject, draft: Draft): void {
  const about = isObject(assetInformation ?? null) ? (assetInformation as JsonObject) : {};
  for (const { name, value } of listed(about.specificAssetIds)) {
    const path = `specificAssetIds/${String(name)}`;
    const field = SPECIFIC.get(String(name));
    const read = field === 'gtin' ? parseGtin(String(value)) : value;
    if (field === undefined || read === undefined) draft.miss(path);
    else draft.perhaps(path, field, read);
  }
  if (about.globalAssetId !== undefined) draft.perhaps('globalAssetId', 'uniqueProductIdentifier', about.globalAssetId);
  if (about.assetKind === 'Type') draft.perhaps('assetKind', 'granularity', 'model');
  const texts = textsOf({ modelType: 'MultiLanguageProperty', value: displayName ?? [] });
  // The display name of the shell is not necessarily that of the product.
  if (texts !== undefined) draft.perhaps(undefined, 'productName', texts);
}

const SPECIFIC: ReadonlyMap<string, string> = new Map([
  ['gtin', 'gtin'],
  ['serialNumber', 'serial'],
  ['batchNumber', 'batchOrLot'],
]);

function walk(elements: readonly JsonObject[], within: string, depth: number, draft: Draft, budget: { left: number }): void {
  budget.left -= elements.length;
  if (budget.left < 0) {
    draft.miss(`${within}: the Environment has too many elements`);
    return;
  }
  for (const [at, element] of elements.entries()) {
    const path = `${within}/${typeof element.idShort === 'string' ? element.idShort : at}`;
    const isGroup = element.modelType === 'SubmodelElementCollection' || element.modelType === 'SubmodelElementList';
    const field = FIELD_BY_NAME.get(nameOfMeaning(meaningOf(element)) ?? '');
    // In other groups, elements with these names describe parts of the product, documents or suppliers.
    const isOfProduct = depth === 1 || (depth === 2 && within.endsWith('/GeneralInformation'));
    if (field === undefined ? isOfProduct && isOfTemplate(element, draft, path) : isField(field, element, draft, path)) continue;
    // The members of a field that was not read are not fields of the product.
    if (isGroup && field === undefined && depth < MAX_DEPTH) walk(listed(element.value), path, depth + 1, draft, budget);
    else draft.miss(path);
  }
}

/** Reads an element whose meaning is in the field table. Returns false if its value does not fit, or if the field has another value. */
function isField(field: Field, element: JsonObject, draft: Draft, path: string): boolean {
  const missed: string[] = [];
  const value = fieldValue(field.type, element, (part) => missed.push(`${path}/${String(part.idShort ?? '…')}`));
  if (value === undefined || !draft.state(field.name, value)) return false;
  for (const one of missed) draft.miss(one);
  return true;
}

function isOfTemplate(element: JsonObject, draft: Draft, path: string): boolean {
  const name = String(element.idShort ?? '');
  return Object.hasOwn(TEMPLATES, name) && TEMPLATES[name]?.(element, draft, path) === true;
}

function meaningOf({ semanticId }: JsonObject): string {
  const [key] = isObject(semanticId ?? null) ? listed((semanticId as JsonObject).keys) : [];
  return typeof key?.value === 'string' ? key.value : '';
}
