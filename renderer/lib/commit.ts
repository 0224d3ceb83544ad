// `commit` guards every effect that records, deletes, configures or signs, so that a scan cannot trigger one.
import { createGuard } from './guard.ts';

/** Thrown when the keys around the triggering key came at a scanner's pace; the effect did not run. */
export class Withheld extends Error {
  override readonly name = 'Withheld';
  constructor() {
    super('keys came as fast as those of a scanner: nothing was done');
  }
}

/** Thrown after an effect without an undo ran and another key of its burst was delivered too late to withhold it. */
export class Doubted extends Error {
  override readonly name = 'Doubted';
  constructor() {
    super('keys followed as fast as those of a scanner after something was done');
  }
}

declare const committed: unique symbol;

/** Proof that an effect was let through: its later steps and repetitions are not checked again. */
export interface Committed {
  readonly [committed]: true;
  /** Registers how to undo the effect if another key of its burst is delivered after it ran, and undoes it now if that has happened. */
  readonly onDoubt: (undo: () => void) => void;
}

const guard = createGuard({
  now: () => performance.now(),
  after: (ms, callBack) => setTimeout(callBack, ms),
});

/** Call when a scan has been read to its end. */
export const scanFinished = (): void => guard.finish();

/** Whether the current key stands alone; resolves to true at once for pointers, assistive technology and effects without input. */
export const standsAlone = (onDoubt?: () => void): Promise<boolean> => new Promise((resolve) => guard.ask(resolve, onDoubt));

/** Runs the effect, or rejects with `Withheld`. Call it inside the handler of the triggering event. */
export async function commit<T>(effect: (pass: Committed) => T | Promise<T>): Promise<T> {
  let undo: (() => void) | undefined;
  let isDoubted = false;
  let hasRun = false;
  const doubt = () => {
    isDoubted = true;
    if (undo) undo();
    // Rejected without a handler, on purpose: the frame reports it.
    else if (hasRun) void Promise.reject(new Doubted());
  };
  const onDoubt: Committed['onDoubt'] = (by) => {
    undo = by;
    if (isDoubted) by();
  };
  if (!(await standsAlone(doubt))) throw new Withheld();
  const result = await effect({ onDoubt } as Committed);
  hasRun = true;
  if (isDoubted && !undo) doubt();
  return result;
}

/** For an effect whose outcome is visible anyway, for example a menu that stays unchanged: ignores `Withheld`. */
export const commitOrLeave = (effect: (pass: Committed) => void | Promise<void>): void => {
  commit(effect).catch((fault: unknown) => {
    if (!(fault instanceof Withheld)) throw fault;
  });
};

/** A click caused by a key fires while the key is handled; any other click without a pointer comes from assistive technology. */
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
    else guard.follow(event);
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) window.addEventListener(type, onKey, true);
  for (const type of ['pointerdown', 'pointerup', 'drop'] as const) window.addEventListener(type, () => guard.act(), true);
  const onClick = () => {
    if (!keyIsHandled) guard.act();
  };
  window.addEventListener('click', onClick, true);
}

if (typeof window !== 'undefined') listen();
