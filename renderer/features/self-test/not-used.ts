// What is not used here, as a person declared on this computer.
import { useState } from 'react';

/** Never a row about verifying, the data or the keys. */
export const OPTIONAL = ['camera', 'scanner', 'packs'] as const;
export type Optional = (typeof OPTIONAL)[number];

const REMEMBERED = 'self-test-not-used';

function remembered(): readonly Optional[] {
  const kept = (localStorage.getItem(REMEMBERED) ?? '').split(' ');
  return OPTIONAL.filter((check) => kept.includes(check));
}

export interface NotUsed {
  readonly checks: readonly Optional[];
  declare(check: Optional, isNotUsed: boolean): void;
}

export function useNotUsed(): NotUsed {
  const [checks, setChecks] = useState(remembered);
  return {
    checks,
    declare(check, isNotUsed) {
      const next = OPTIONAL.filter((one) => (one === check ? isNotUsed : remembered().includes(one)));
      localStorage.setItem(REMEMBERED, next.join(' '));
      setChecks(next);
    },
  };
}
