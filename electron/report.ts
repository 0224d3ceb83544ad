// Prints the report of an inspection to PDF from the print page in a hidden window.
import type { BrowserWindow, PrintToPDFOptions } from 'electron';
import { HOME } from './address.ts';

export const PDF: PrintToPDFOptions = {
  pageSize: 'A4',
  printBackground: true,
  preferCSSPageSize: true,
  // Tagged and with an outline, for screen readers (PDF/UA).
  generateTaggedPDF: true,
  generateDocumentOutline: true,
};

const printAddress = (inspection: number): string => `${HOME}#/print/${inspection}`;

/**
 * Runs in the page. Resolves to true when the page is ready to print, and to false when it reports a failure or after 20 s.
 * The page sets `data-print` on an element to `ready` or `failed` after drawing the entry and its pictures.
 */
export const PRINTABLE = `new Promise((resolve) => {
  const state = () => document.querySelector('[data-print]')?.getAttribute('data-print');
  const settle = () => {
    if (state() !== 'ready' && state() !== 'failed') return false;
    resolve(state() === 'ready');
    return true;
  };
  if (settle()) return;
  const watch = new MutationObserver(() => settle() && watch.disconnect());
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-print'] });
  setTimeout(() => resolve(false), 20000);
})`;

type Printing = Pick<BrowserWindow, 'loadURL' | 'destroy'> & {
  readonly webContents: Pick<BrowserWindow['webContents'], 'executeJavaScript' | 'printToPDF'>;
};

/** Throws an Error if there is no such inspection or its page could not be drawn. Always closes the window. */
export const printReport = async (open: () => Printing, inspection: number): Promise<Uint8Array> => {
  const window = open();
  try {
    await window.loadURL(printAddress(inspection));
    const ready: unknown = await window.webContents.executeJavaScript(PRINTABLE);
    if (ready !== true) throw new Error(`inspection ${inspection} could not be drawn for printing`);
    return await window.webContents.printToPDF(PDF);
  } finally {
    window.destroy();
  }
};

export const reportName = (inspection: number): string => `dpp-inspection-${inspection}.pdf`;
