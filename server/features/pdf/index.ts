// Reads PDF documents in a process of their own (Node only).
export { type PdfReading, RIGHTS, readPdf } from './read-pdf.ts';
