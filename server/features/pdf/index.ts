// Reads PDF documents in a process of their own (Node only).
export { OPTIONS, type PdfReading, readPdf } from './read-pdf.ts';
