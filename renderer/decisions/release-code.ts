// Two random digits that a person reads on the screen and types: no code that was printed before can know them.

/** A byte above this would favour some of the hundred. */
const FAIR = 200;

export function newReleaseCode(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes)): string {
  for (;;) {
    const [byte = FAIR] = random(new Uint8Array(1));
    if (byte < FAIR) return String(byte % 100).padStart(2, '0');
  }
}
