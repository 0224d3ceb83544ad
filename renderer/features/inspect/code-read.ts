// Prepares the screen for a code that the camera has read in continuous mode, before the code is inspected.
import { scanArrived } from '../../scan/arrivals.ts';
import { playRead } from './tone.ts';

/** As with a hand scanner, an open decision form closes, because its entries concern the previous item. */
export function codeRead(): void {
  playRead();
  scanArrived();
}
