// Defines the API types for labels: the symbol that is printed onto a product, with its human-readable text.

import type { Foreign } from '../../domain/foreign/index.ts';

export type LabelSymbol = 'qr' | 'datamatrix';

/** POST /workbench/labels → LabelList. Sizes in millimetres; `dpi`: the resolution of the printer. */
export interface LabelRequest {
  /** At most 100. */
  readonly codes: readonly string[];
  readonly symbol: LabelSymbol;
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

export interface LabelList {
  readonly items: readonly Label[];
  readonly refused: readonly { readonly dppCode: Foreign; readonly code: 'not-found' | 'draft' | 'withdrawn' | 'no-gtin' | 'no-room' }[];
}

export interface Label {
  readonly dppCode: Foreign;
  readonly productName: Foreign;
  /** What a scanner reads, without FNC1. */
  readonly content: Foreign;
  /** An SVG document of the requested size. */
  readonly svg: string;
  readonly print: PrintHint;
}

export interface PrintHint {
  /** Modules on each side, without the quiet zone. */
  readonly modules: number;
  /** In modules, on each side. */
  readonly quietZone: number;
  /** Width of a module in millimetres, a whole number of printer dots. */
  readonly module: number;
  readonly dots: number;
  /** Side of the symbol with its quiet zone, in millimetres. */
  readonly side: number;
  /** Against the range of the GS1 General Specifications for two-dimensional symbols at the point of sale. */
  readonly size: 'small' | 'fits' | 'target';
}
