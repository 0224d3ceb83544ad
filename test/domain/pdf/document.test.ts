// Pages of a PDF document that cannot be drawn: the files attached to them are read nevertheless.
import { createCanvas } from '@napi-rs/canvas';
import * as engine from 'pdfjs-dist/legacy/build/pdf.mjs';
// @ts-expect-error: this file of the package has no types, and is only handed on.
import * as parser from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { expect, it } from 'vitest';
import { type Engine, openPdf } from '../../../server/domain/pdf/document.ts';
import { pdf } from '../../fixtures/pdf.ts';

Object.assign(globalThis, { pdfjsWorker: parser });

it('reads the files of a page that cannot be drawn, and goes on with the next page', async () => {
  let isFull = true;
  const opened = await openPdf(new Uint8Array(pdf({ pages: 2, files: { 'a.json': '{}' }, areOnPage: true })), {
    engine: engine as Engine,
    canvas: (width, height) => {
      if (isFull) throw new RangeError('no memory for a picture');
      return createCanvas(width, height);
    },
    contextOf: (canvas) => canvas.getContext('2d'),
    resource: async (name) => {
      throw new Error(name);
    },
  });
  if ('refused' in opened) throw new Error(opened.refused.detail);
  const first = await opened.page(1);
  expect(first.drawn).toEqual({ refused: { code: 'DPP-INP-31', detail: 'page 1: no memory for a picture' } });
  expect(first.files).toEqual([{ name: 'a.json', bytes: new TextEncoder().encode('{}') }]);
  isFull = false;
  const second = await opened.page(2);
  expect(['canvas' in second.drawn, second.files]).toEqual([true, []]);
  await opened.close();
});
