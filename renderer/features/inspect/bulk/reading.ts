// Converts what was read from an input to the form that the workbench accepts.
import type { BulkReading } from '../../../../server/contract/index.ts';
import { type Brought, recordedName } from '../queue/brought.ts';

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

export function toReading({ part, requestId: _, language: __, fileName, ...request }: Brought): BulkReading {
  const reading = { ...request, ...(fileName === undefined ? {} : { fileName: recordedName(fileName) }) };
  if (part?.part === undefined) return reading;
  const { text, format, symbology, reader, bytes } = part;
  return {
    ...reading,
    part: { text, format, symbology, reader, part: part.part, ...(bytes === undefined ? {} : { base64: base64(bytes) }) },
  };
}
