// Reads an Environment of Asset Administration Shells as passports, tolerantly: what is not understood is listed.
import { parseGtin } from '../../gs1/gtin.ts';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import { FIELD_BY_NAME, REQUIRED } from '../../passport/fields.ts';
import { parsePassport } from '../../passport/model.ts';
import { nameOfMeaning } from '../aas/fields.ts';
import { type Draft, openDraft, type ReadPassport } from './draft.ts';
import { fieldValue, listed, textsOf } from './element-value.ts';
import { TEMPLATES } from './templates.ts';

export const isEnvironment = (value: Json): value is JsonObject => isObject(value) && Array.isArray(value.assetAdministrationShells);

/** Elements within elements. */
const MAX_DEPTH = 24;

/** Policy: shells of one Environment, and elements that are read for all of them: shells may share a submodel. */
const [MOST_SHELLS, MOST_ELEMENTS] = [1000, 500_000];

/** One passport for each shell. A submodel that no shell names belongs to the only one. Undefined: there are too many shells. */
export function fromEnvironment(environment: JsonObject): readonly ReadPassport[] | undefined {
  const shells = listed(environment.assetAdministrationShells);
  if (shells.length > MOST_SHELLS) return undefined;
  const budget = { left: MOST_ELEMENTS };
  const submodels = new Map(listed(environment.submodels).map((submodel) => [submodel.id, submodel]));
  return shells.map((shell) => {
    const draft = openDraft();
    const named = listed(shell.submodels).map(({ keys }) => listed(keys).find(({ type }) => type === 'Submodel')?.value);
    for (const id of new Set(shells.length === 1 ? [...submodels.keys(), ...named] : named)) {
      const submodel = submodels.get(id);
      if (submodel === undefined) draft.miss(`submodel ${String(id)}`);
      else walk(listed(submodel.submodelElements), String(submodel.idShort ?? submodel.id), 1, draft, budget);
    }
    readShell(shell, draft);
    return withoutUnfit(draft.end());
  });
}

/** Without them it is another product, so a passport with a wrong one is refused. */
const IDENTIFIERS: ReadonlySet<string> = new Set(['dppCode', 'gtin', 'serial', 'batchOrLot', 'granularity']);

/** Leaves out fields that need not be there and whose values do not fit, with the reason. */
function withoutUnfit({ value, notUnderstood }: ReadPassport): ReadPassport {
  const parsed = parsePassport(value);
  if (parsed.ok) return { value, notUnderstood };
  const kept = { ...value };
  const reasons: string[] = [];
  for (const { pointer = '', detail } of parsed.errors) {
    const [, field = ''] = pointer.split('/');
    if (REQUIRED.includes(field) || IDENTIFIERS.has(field) || !Object.hasOwn(value, field)) continue;
    delete kept[field];
    reasons.push(`${pointer}: ${detail}`);
  }
  return { value: kept, notUnderstood: [...notUnderstood, ...reasons] };
}

/** What the metamodel itself says of the product counts if no element says it. */
function readShell({ assetInformation, displayName }: JsonObject, draft: Draft): void {
  const about = isObject(assetInformation ?? null) ? (assetInformation as JsonObject) : {};
  const specific = new Map(listed(about.specificAssetIds).map(({ name, value }) => [name, value]));
  draft.perhaps('gtin', parseGtin(String(specific.get('gtin') ?? '')));
  draft.perhaps('serial', specific.get('serialNumber'));
  draft.perhaps('batchOrLot', specific.get('batchNumber'));
  draft.perhaps('uniqueProductIdentifier', about.globalAssetId);
  if (about.assetKind === 'Type') draft.perhaps('granularity', 'model');
  draft.perhaps('productName', textsOf({ modelType: 'MultiLanguageProperty', value: displayName ?? [] }));
}

function walk(elements: readonly JsonObject[], within: string, depth: number, draft: Draft, budget: { left: number }): void {
  budget.left -= elements.length;
  if (budget.left < 0) {
    draft.miss(`${within}: the Environment has too many elements`);
    return;
  }
  for (const [at, element] of elements.entries()) {
    const path = `${within}/${typeof element.idShort === 'string' ? element.idShort : at}`;
    const isGroup = element.modelType === 'SubmodelElementCollection' || element.modelType === 'SubmodelElementList';
    if (isField(element, draft, path) || isOfTemplate(element, draft, path)) continue;
    if (isGroup && depth < MAX_DEPTH) walk(listed(element.value), path, depth + 1, draft, budget);
    else draft.miss(path);
  }
}

/** An element with a meaning of the field table is that field. */
function isField(element: JsonObject, draft: Draft, path: string): boolean {
  const field = FIELD_BY_NAME.get(nameOfMeaning(meaningOf(element)) ?? '');
  if (field === undefined) return false;
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
