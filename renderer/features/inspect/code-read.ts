// What happens when the camera reads a code in continuous mode, before the code is inspected.
import { scanArrived } from '../../scan/arrivals.ts';
import { playRead } from './tone.ts';

/** As with a hand scanner, a decision form that is open closes: what is entered in it was about the item before. */
export function codeRead(): void {
  playRead();
  scanArrived();
}
