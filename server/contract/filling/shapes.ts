// Defines the API types for the check of a credential against the SHACL shapes of its product group.
// The shapes test form, not law, and never change a verdict.
import type { Foreign } from '../../domain/foreign/index.ts';

/**
 * `no-credential`: there is none, or it is invalid. `no-rdf`: a token whose claims are not JSON-LD. `hidden`: claims are not disclosed.
 * `mistakes`: the passport cannot be stored yet. `busy`: too many other checks are waiting.
 */
export type ShapesNotChecked =
  | 'no-credential'
  | 'no-rdf'
  | 'hidden'
  | 'mistakes'
  | 'no-category'
  | 'no-shapes'
  | 'context'
  | 'unreadable'
  | 'too-large'
  | 'time'
  | 'busy';

/** GET /workbench/passports/{code}/shapes, …/edits/{id}/shapes and …/inspections/{id}/shapes, in the language of Accept-Language. */
export type ShapesCheck =
  | { readonly outcome: 'conforms' }
  | {
      readonly outcome: 'results';
      readonly total: number;
      /** The first results; the others are only counted. */
      readonly items: readonly ShapesResult[];
    }
  | { readonly outcome: 'not-checked'; readonly why: ShapesNotChecked };

export interface ShapesResult {
  readonly severity: 'Violation' | 'Warning' | 'Info';
  /** The field in the field table that the result is about. */
  readonly field?: { readonly name: string; readonly label: string };
  /** The last part of the property's address, if it belongs to no known field. */
  readonly path?: Foreign;
  readonly message: string;
}
