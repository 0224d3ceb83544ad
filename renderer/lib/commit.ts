// The one way to an effect: whatever records, deletes, configures or signs goes through `commit`, so that a scan, typed as keys, commands nothing.
import { createGuard } from './guard.ts';

/** Keys came at a scanner's pace around the one that triggered the effect: nothing was done. */
export class Withheld extends Error {
  override readonly name = 'Withheld';
  constructor() {
    super('keys came as fast as those of a scanner: nothing was done');
  }
}

declare const committed: unique symbol;

/** Shows that an effect was let through: its later steps, and its repetitions, are not asked about again. */
export interface Committed {
  readonly [committed]: true;
}
const PASS = {} as Committed;

const guard = createGuard({
  now: () => performance.now(),
  after: (ms, callBack) => setTimeout(callBack, ms),
});

/** A scan has been read to its end. */
export const scanFinished = (): void => guard.finish();

/** Whether the key that is being handled stands alone; true at once for a pointer, an assistive technology and what no input triggered. */
export const standsAlone = (): Promise<boolean> => new Promise((resolve) => guard.ask(resolve));

/** Runs the effect, or rejects with `Withheld`. Call it while the event that triggered it is handled. */
export async function commit<T>(effect: (pass: Committed) => T | Promise<T>): Promise<T> {
  if (!(await standsAlone())) throw new Withheld();
  return effect(PASS);
}

/** For an effect that shows by itself whether it happened: a menu that stays as it was. */
export const commitOrLeave = (effect: () => void): void => {
  commit(effect).catch((fault: unknown) => {
    if (!(fault instanceof Withheld)) throw fault;
  });
};

/** A key's own click comes while the key is handled; one without a pointer at any other time is an assistive technology's. */
function listen(): void {
  let keyIsHandled = false;
  const over = new MessageChannel();
  over.port1.onmessage = () => {
    keyIsHandled = false;
  };
  const onKey = (event: KeyboardEvent) => {
    keyIsHandled = true;
    over.port2.postMessage(undefined);
    if (event.type === 'keydown') guard.press(event);
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) window.addEventListener(type, onKey, true);
  for (const type of ['pointerdown', 'pointerup', 'drop'] as const) window.addEventListener(type, () => guard.act(), true);
  const onClick = () => {
    if (!keyIsHandled) guard.act();
  };
  window.addEventListener('click', onClick, true);
}

if (typeof window !== 'undefined') listen();
