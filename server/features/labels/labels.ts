// Makes the labels of published passports: what a scanner reads, drawn with the text that people read.
import type { Label, LabelList, LabelRequest, LabelSymbol } from '../../contract/index.ts';
import { oneLine } from '../../domain/foreign/index.ts';
import { linksOf } from '../../domain/formats/links.ts';
import type { Element } from '../../domain/gs1/ai.ts';
import { toHri } from '../../domain/gs1/bracketed.ts';
import { toElementString } from '../../domain/gs1/element-string.ts';
import { printHint } from '../../domain/labels/print-hint.ts';
import { labelSvg, symbolSpace } from '../../domain/labels/svg.ts';
import { dataMatrixModules, type Modules, qrModules } from '../../domain/labels/symbol.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import { asPublished, type PassportRecord, passportOf } from '../../store/passports/record.ts';
import { statusStandingOf } from '../../store/trust/own-status.ts';
import type { AppContext } from '../app-context/index.ts';
import { bundledWriter } from './writer.ts';

type Refused = LabelList['refused'][number]['code'];

/** Drafts and revoked passports have no label: scanning it would lead to nothing, or to a withdrawn passport. */
export async function makeLabels({ codes, ...how }: LabelRequest, context: AppContext): Promise<LabelList> {
  const items: Label[] = [];
  const refused: LabelList['refused'][number][] = [];
  if (how.symbol === 'datamatrix') await bundledWriter();
  for (const dppCode of codes) {
    const label = await makeLabel(dppCode, how, context);
    if (typeof label === 'string') refused.push({ dppCode, code: label });
    else items.push(label);
  }
  return { items, refused };
}

async function makeLabel(
  dppCode: string,
  { symbol, width, height, dpi }: Omit<LabelRequest, 'codes'>,
  context: AppContext,
): Promise<Label | Refused> {
  const record = passportByCode(context.store, dppCode);
  if (record === undefined) return 'not-found';
  if (record.publishedAt === undefined) return 'draft';
  if (statusStandingOf(context.store, dppCode)?.state === 'revoked' || record.dppStatus === 'invalid') return 'withdrawn';
  const published = asPublished(record);
  const elements = elementsOf(published);
  const encoded = await encode(symbol, published, elements, context);
  if (typeof encoded === 'string') return encoded;
  const { modules, content } = encoded;
  const hint = printHint(modules, symbolSpace(width, height), dpi);
  if (hint === undefined) return 'no-room';
  const title = `${published.sample ? 'SAMPLE · ' : ''}${oneLine(published.productName)}`;
  const lines = elements.length > 0 ? toHri(elements) : [dppCode];
  return {
    dppCode,
    productName: published.productName,
    content,
    svg: labelSvg({ width, height, modules, hint, title, lines: lines.map((line) => oneLine(line)) }),
    print: hint,
  };
}

/** A serial number is unique within its GTIN, so the batch is redundant. */
function elementsOf({ gtin, serial, batch }: PassportRecord): readonly Element[] {
  if (gtin === undefined) return [];
  const qualified: Element | undefined = serial !== undefined ? ['21', serial] : batch === undefined ? undefined : ['10', batch];
  return [['01', gtin], ...(qualified === undefined ? [] : [qualified])];
}

interface Encoded {
  readonly modules: Modules;
  readonly content: string;
}

async function encode(
  symbol: LabelSymbol,
  record: PassportRecord,
  elements: readonly Element[],
  context: AppContext,
): Promise<Encoded | Refused> {
  if (symbol === 'datamatrix')
    return elements.length === 0 ? 'no-gtin' : { modules: await dataMatrixModules(elements), content: toElementString(elements) };
  const { digitalLink } = linksOf(passportOf(record), context.settings().baseUrl, context.publicSiteUrl());
  return { modules: qrModules(digitalLink), content: digitalLink };
}
