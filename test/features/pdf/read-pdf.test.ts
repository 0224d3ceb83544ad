// The process that reads a PDF document: what becomes of the document when it cannot be started.
import { afterEach, expect, it } from 'vitest';
import { readPdf } from '../../../server/features/pdf/index.ts';
import { pdf } from '../../fixtures/pdf.ts';

const { execPath } = process;
afterEach(() => {
  process.execPath = execPath;
});

it('refuses the document when the process cannot be started', async () => {
  process.execPath = '/nonexistent/node';
  expect(await readPdf(pdf({ codes: [''] }))).toMatchObject({
    pages: 0,
    pieces: [{ kind: 'refused', refused: { code: 'DPP-INP-31', detail: expect.stringContaining('ENOENT') } }],
  });
}, 10_000);
