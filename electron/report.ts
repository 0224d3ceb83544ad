// The number of an inspection in, its report as PDF bytes out: the print page of the log entry, printed by a hidden window.
import type { BrowserWindow, PrintToPDFOptions } from 'electron';
import { HOME } from './address.ts';

export const PDF: PrintToPDFOptions = {
  pageSize: 'A4',
  printBackground: true,
  preferCSSPageSize: true,
  // Tagged and with an outline: a report is read by screen readers too (PDF/UA).
  generateTaggedPDF: true,
  generateDocumentOutline: true,
};

const printAddress = (inspection: number): string => `${HOME}#/print/${inspection}`;

/**
 * Runs in the page: true once it is marked as printable, false when it says that there is nothing to print or the time is over.
 * The page sets `data-print` on an element to `ready` or `failed` after the entry and its pictures have been drawn.
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

/** Throws when there is no such inspection or its page could not be drawn; the window is gone afterwards in any case. */
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
