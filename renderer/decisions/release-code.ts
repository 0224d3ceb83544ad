// Two random digits that a person reads and types: no code printed earlier can contain them.

/** Bytes above this would make some of the hundred values more likely. */
const FAIR = 200;

export function newReleaseCode(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes)): string {
  for (;;) {
    const [byte = FAIR] = random(new Uint8Array(1));
    if (byte < FAIR) return String(byte % 100).padStart(2, '0');
  }
}
