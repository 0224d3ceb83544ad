// The parsing thread of a PDF document: pdf.js, with bounded memory. It ends with the thread that started it.
import 'pdfjs-dist/build/pdf.worker.mjs';
import { boundMemory } from '../../server/domain/pdf/limits.ts';

boundMemory(globalThis);
