// Prints a report to a tagged PDF from its print page in a hidden window.
import type { BrowserWindow, PrintToPDFOptions } from 'electron';
import type { ReportOf } from '../server/contract/index.ts';
import { safeFileName } from '../server/domain/foreign/file-name.ts';
import { HOME } from './address.ts';

export const PDF: PrintToPDFOptions = {
  pageSize: 'A4',
  printBackground: true,
  // The page states margins and page numbers in its own style.
  preferCSSPageSize: true,
  // Tagged and with an outline, for screen readers (PDF/UA).
  generateTaggedPDF: true,
  generateDocumentOutline: true,
};

const printAddress = (report: ReportOf): string => {
  switch (report.kind) {
    case 'inspection':
      return `${HOME}#/print/${report.id}`;
    case 'selection':
      return `${HOME}#/print/selection/${report.ids.join('-')}`;
    case 'run':
      return `${HOME}#/print/run/${report.id}`;
  }
};

/**
 * Runs in the page. Resolves to the title of the report when the page is ready to print, and to null when it reports a failure or after a
 * minute. The page sets `data-print` on an element to `ready` or `failed` after drawing the report. A picture has its address only once
 * its bytes have arrived.
 */
export const PRINTABLE = `new Promise((resolve) => {
  const end = (title) => {
    clearInterval(watch);
    resolve(title);
  };
  const begun = performance.now();
  const watch = setInterval(() => {
    const state = document.querySelector('[data-print]')?.getAttribute('data-print');
    if (state === 'failed' || performance.now() - begun > 60000) end(null);
    const isDrawn = [...document.images].every((image) => image.hasAttribute('src') && image.complete);
    if (state === 'ready' && isDrawn) document.fonts.ready.then(() => end(document.title));
  }, 50);
})`;

/** A PDF, and the file name to suggest for it. */
export interface Printed {
  readonly pdf: Uint8Array;
  readonly name: string;
}

/** Milliseconds. Longer than the page itself waits. */
const LONGEST = 120_000;

type Printing = Pick<BrowserWindow, 'loadURL' | 'destroy'> & {
  readonly webContents: Pick<BrowserWindow['webContents'], 'executeJavaScript' | 'printToPDF'>;
};

/** Throws an Error if there is no such report or its page could not be drawn. Always closes the window. */
export const printReport = async (open: () => Printing, report: ReportOf): Promise<Printed> => {
  const window = open();
  const fault = new Error(`the report of this ${report.kind} could not be drawn for printing`);
  const print = async (): Promise<Printed> => {
    await window.loadURL(printAddress(report));
    const title: unknown = await window.webContents.executeJavaScript(PRINTABLE);
    if (typeof title !== 'string') throw fault;
    return { pdf: await window.webContents.printToPDF(PDF), name: `${safeFileName(title)}.pdf` };
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A page that has crashed, or hangs, never answers.
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fault), LONGEST);
  });
  try {
    return await Promise.race([print(), late]);
  } finally {
    clearTimeout(timer);
    window.destroy();
  }
};
