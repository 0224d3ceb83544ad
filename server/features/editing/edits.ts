// Begins, keeps, compares, discards and saves edits. Two windows cannot overwrite each other unnoticed.
import { randomUUID } from 'node:crypto';
import type {
  Differences,
  EditList,
  EditReview,
  EditSaved,
  EditStart,
  OutdatedEdit,
  PassportEdit,
  ShapesCheck,
} from '../../contract/index.ts';
import { original } from '../../domain/foreign/index.ts';
import { beyondBounds } from '../../domain/json/bounds.ts';
import { defined } from '../../domain/json/defined.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { textIn } from '../../domain/language/language.ts';
import { differences } from '../../domain/passport/facts/differences.ts';
import { parsePassport } from '../../domain/passport/model.ts';
import { Refusal } from '../../lib/problem.ts';
import { noteAct } from '../../store/passports/acts.ts';
import { addEdit, changeEdit, editById, editOfPassport, removeEdit, type StoredEdit, storedEdits } from '../../store/passports/edits.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import { passportOf } from '../../store/passports/record.ts';
import type { Store } from '../../store/store.ts';
import type { AppContext } from '../app-context/index.ts';
import { shapesOfPassport, storePassport } from '../passports/index.ts';
import { namedHere, ownClaim } from '../trust/index.ts';
import { atFields, candidateOf, contentHash, editable, reviewOf } from './review.ts';

/** Members that identify one item or one passport. A copy describes another one. */
const NOT_COPIED: ReadonlySet<string> = new Set([
  'dppCode',
  'sample',
  'serial',
  'batchOrLot',
  'granularity',
  'passportVersion',
  'previousVersion',
  'registrationId',
  'registryHash',
]);
/** The number of differences or values shown in one page. */
export const SHOWN = 500;

/** The value of `present` if the passport was removed. */
const REMOVED = 'removed';

export const editList = ({ store }: AppContext, language: string): EditList => ({
  items: storedEdits(store).map(({ id, dppCode, productName, defaultLanguage, category, changedAt }) => ({
    id,
    ...defined({ dppCode }),
    productName: textIn(productName, [language], String(defaultLanguage)) ?? '',
    category: String(category ?? ''),
    changedAt,
  })),
});

/** Throws `not-found` for an unknown passport. */
export function beginEdit(start: EditStart, context: AppContext, language: string): PassportEdit {
  const { store } = context;
  const begun = store.db
    .transaction((): StoredEdit => {
      const present = 'passport' in start ? editOfPassport(store, start.passport) : undefined;
      if (present !== undefined) return present;
      const edit: StoredEdit = { id: randomUUID(), ...contentOf(start, store), revision: 1, changedAt: context.now().toISOString() };
      addEdit(store, edit);
      return edit;
    })
    .immediate();
  return toPassportEdit(begun, context, language);
}

function contentOf(start: EditStart, store: Store): Pick<StoredEdit, 'dppCode' | 'base' | 'document'> {
  if ('category' in start) return { document: { category: start.category, defaultLanguage: start.language } };
  const code = 'passport' in start ? start.passport : start.copyOf;
  const document = present(store, code);
  if (document === undefined) throw new Refusal('not-found', `there is no passport '${code.slice(0, 100)}'`);
  if ('passport' in start) return { dppCode: code, base: contentHash(document), document: editable(document) };
  return { document: Object.fromEntries(Object.entries(editable(document)).filter(([name]) => !NOT_COPIED.has(name))) };
}

function present(store: Store, dppCode: string | undefined): JsonObject | undefined {
  const record = dppCode === undefined ? undefined : passportByCode(store, dppCode);
  return record && passportOf(record);
}

function required(store: Store, id: string): StoredEdit {
  const edit = editById(store, id);
  if (edit === undefined) throw new Refusal('not-found', 'this edit was saved or discarded, perhaps in another window');
  return edit;
}

const changedElsewhere = (): Refusal => {
  const detail = 'this passport was edited in another window meanwhile';
  return new Refusal('conflict', detail, { errors: [{ code: 'edit-changed', detail }] });
};

export const passportEdit = (id: string, context: AppContext, language: string): PassportEdit =>
  toPassportEdit(required(context.store, id), context, language);

/** Checks the shapes of the edited passport, once nothing prevents saving it. */
export async function editShapes(id: string, context: AppContext, language: string): Promise<ShapesCheck> {
  const edit = required(context.store, id);
  const parsed = parsePassport(candidateOf(edit, present(context.store, edit.dppCode)));
  return parsed.ok ? shapesOfPassport(parsed.passport, context, language) : { outcome: 'not-checked', why: 'mistakes' };
}

function toPassportEdit(edit: StoredEdit, { store, now: clock }: AppContext, language: string): PassportEdit {
  const { id, dppCode, base, document, revision, changedAt } = edit;
  const now = present(store, dppCode);
  const name = now === undefined ? REMOVED : contentHash(now);
  const outdated: OutdatedEdit | undefined =
    dppCode === undefined || base === name
      ? undefined
      : { present: name, differences: differencesIn(editable(now ?? {}), editable(document), language) };
  const review = reviewOf(candidateOf(edit, now), language, clock());
  return { id, ...defined({ dppCode, outdated }), document, revision, changedAt, ...review };
}

/**
 * Throws `conflict` if the edit is no longer at this revision. A change may be repeated if its response was lost: if the edit is still as
 * that change left it, the response is the same.
 */
export function changeEditTo(id: string, revision: number, document: JsonObject, context: AppContext, language: string): EditReview {
  requireBounds(document);
  const { store } = context;
  const edit = required(store, id);
  const now = context.now();
  const isChanged = changeEdit(store, id, revision, document, now);
  if (!isChanged && !(edit.revision === revision + 1 && JSON.stringify(edit.document) === JSON.stringify(document)))
    throw changedElsewhere();
  const review = reviewOf(candidateOf({ ...edit, document }, present(store, edit.dppCode)), language, now);
  return { revision: revision + 1, changedAt: isChanged ? now.toISOString() : edit.changedAt, ...review };
}

/** The document is kept although it has mistakes, but within the limits of a passport. */
function requireBounds(document: JsonObject): void {
  const beyond = beyondBounds(document);
  if (beyond !== undefined) throw new Refusal('bad-body', `the passport is ${beyond.detail}`, { errors: [beyond] });
}

export function differencesTo(id: string, document: JsonObject, { store }: AppContext, language: string): Differences {
  requireBounds(document);
  return differencesIn(editable(required(store, id).document), editable(document), language);
}

export function differencesIn(before: JsonObject, after: JsonObject, language: string): Differences {
  const all = differences(before, after, language);
  return { total: all.length, items: all.slice(0, SHOWN) };
}

/** Throws `conflict` if the edit is no longer at this revision. */
export function discardEdit(id: string, revision: number, { store }: AppContext): void {
  required(store, id);
  if (!removeEdit(store, id, revision)) throw changedElsewhere();
}

/**
 * Stores the edit as a passport with the rules of an import, in one transaction. Throws `bad-body` with its mistakes, or `conflict` if the
 * edit or its passport was changed elsewhere, or if another passport has the code.
 */
export function saveEdit(id: string, revision: number, over: string | undefined, context: AppContext): EditSaved {
  const { store } = context;
  return store.db
    .transaction((): EditSaved => {
      const edit = required(store, id);
      if (edit.revision !== revision) throw changedElsewhere();
      const now = present(store, edit.dppCode);
      const name = now === undefined ? REMOVED : contentHash(now);
      if (edit.dppCode !== undefined && name !== (over ?? edit.base)) {
        const detail = `the passport '${edit.dppCode}' was changed since this edit began`;
        throw new Refusal('conflict', detail, { errors: [{ code: 'passport-changed', detail }] });
      }
      const candidate = candidateOf(edit, now);
      const parsed = parsePassport(candidate);
      if (!parsed.ok) throw new Refusal('bad-body', 'the passport has mistakes and was not saved', { errors: atFields(parsed.errors) });
      const code = parsed.passport.dppCode;
      if (edit.dppCode === undefined && passportByCode(store, code) !== undefined) {
        const detail = `there is already a passport '${code}'`;
        throw new Refusal('conflict', detail, { errors: [{ pointer: '/serial', code: 'code-in-use', detail }] });
      }
      const outcome = storePassport(parsed.passport, context, ownClaim(context, 'own'));
      if (!('what' in outcome)) throw new Refusal('conflict', original(outcome.detail), { errors: [...outcome.errors] });
      const who = namedHere(context);
      if (who !== '') noteAct(store, code, { at: context.now().toISOString(), action: 'edit', who });
      removeEdit(store, id, revision);
      return { dppCode: code, isPublished: passportByCode(store, code)?.publishedAt !== undefined };
    })
    .immediate();
}
