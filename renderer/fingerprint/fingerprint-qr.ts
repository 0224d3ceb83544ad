// Builds the address of the QR code of a fingerprint, which the workbench draws.
import { BASE, query } from '../lib/api.ts';

export const fingerprintQr = (fingerprint: string, size: number): string => `${BASE}/trust/fingerprint.png${query({ fingerprint, size })}`;
