// Defines the API types for editing passports: a form made from the field table, and edits stored as they are typed.

import type { Foreign } from '../../domain/foreign/index.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import type { Completeness } from './completeness.ts';

/** GET /workbench/edits: the edits that were neither saved nor discarded, the latest first. */
export interface EditList {
  readonly items: readonly EditSummary[];
}

export interface EditSummary {
  readonly id: string;
  /** The passport that it changes. Absent: a new one. */
  readonly dppCode?: Foreign;
  readonly productName: Foreign;
  readonly category: Foreign;
  readonly changedAt: string;
}

/** POST /workbench/edits → PassportEdit. For a passport that is being edited already, returns that edit. */
export type EditStart =
  | { readonly category: string; readonly language: string }
  | { readonly copyOf: string }
  | { readonly passport: string };

/** GET /workbench/edits/{id}; facts in the language of Accept-Language. */
export interface PassportEdit extends EditReview {
  readonly id: string;
  /** The passport that it changes. Absent: a new one. */
  readonly dppCode?: Foreign;
  /** As typed: may be incomplete or contain mistakes. Fields that publishing fills in are not in it. */
  readonly document: JsonObject;
  /** Set if the passport was changed or removed since the edit began. */
  readonly outdated?: OutdatedEdit;
}

export interface OutdatedEdit {
  /** Identifies the current content of the passport. Saving over it requires this value. */
  readonly present: string;
  /** What the edit would change in the present passport. */
  readonly differences: Differences;
}

/**
 * PUT /workbench/edits/{id} → EditReview, or 409 with `errors[0].code` = `edit-changed`. A change may be repeated if its response was lost.
 * DELETE /workbench/edits/{id}?revision= → 204, or the same 409.
 */
export interface EditChange {
  /** The revision that the change was made to. */
  readonly revision: number;
  readonly document: JsonObject;
}

export interface EditReview {
  readonly revision: number;
  readonly changedAt: string;
  /** The code under which the passport would be stored. */
  readonly code: Foreign;
  /** What prevents saving, with pointers into the document. */
  readonly mistakes: readonly EditMistake[];
  /** What the law requires, and which of it is missing. Missing data do not prevent saving. */
  readonly completeness: Completeness;
}

export interface EditMistake {
  /** A JSON Pointer into the document. */
  readonly pointer?: string;
  readonly code?: string;
  readonly detail: string;
}

/** POST /workbench/edits/{id}/differences `{ document }` → Differences: from the stored edit to this document. */
export interface Differences {
  readonly total: number;
  /** The first differences, at most as many as one page shows. */
  readonly items: readonly Difference[];
}

export interface Difference {
  /** The place in the passport, such as `materials[1].name`. Entries of lists count from 1. */
  readonly place: string;
  readonly label: Foreign;
  readonly before?: Foreign;
  readonly after?: Foreign;
}

/**
 * POST /workbench/edits/{id}/save → EditSaved. 400 with a pointer for each mistake, or 409 with `errors[0].code` = `edit-changed`,
 * `passport-changed` or `code-in-use`.
 */
export interface EditSave {
  readonly revision: number;
  /** The value of `OutdatedEdit.present`, to replace that content. The replaced version is kept in the history. */
  readonly over?: string;
}

export interface EditSaved {
  readonly dppCode: Foreign;
  /** True if the passport is published. Others read its earlier version until it is published again. */
  readonly isPublished: boolean;
}

/** GET /workbench/edits/form?category=&battery=, with labels and examples in the language of Accept-Language. */
export interface PassportForm {
  /** The core fields first. */
  readonly groups: readonly { readonly id: string; readonly label: string; readonly fields: readonly FormField[] }[];
}

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: FormType;
  /** `needed`: a passport cannot be stored without it. */
  readonly obligation: 'needed' | 'mandatory' | 'conditional' | 'optional' | 'pending';
  readonly legalBasis: string;
  /** Set if the legal basis is text of an edition that was imported or came in a pack. */
  readonly isFromOutside?: true;
  /** Set if an empty list is a valid value, which states that there are none. */
  readonly none?: true;
  /** An example from the sample set, as a reader sees it. */
  readonly example?: string;
}

export type FormType =
  | { readonly kind: 'text'; readonly format: string; readonly max: number }
  /** Texts by language. `plain`: a single text in the default language is allowed too. */
  | { readonly kind: 'texts'; readonly max: number; readonly plain: boolean }
  | { readonly kind: 'number'; readonly unit: string; readonly min?: number; readonly max?: number; readonly integer?: boolean }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: string }[] }
  | { readonly kind: 'list'; readonly of: FormType; readonly max: number }
  | {
      readonly kind: 'object';
      readonly members: readonly { readonly name: string; readonly label: string; readonly required: boolean; readonly type: FormType }[];
    };
