// The notices that a person has dismissed on this computer: they stay so when a screen, or the whole page, is drawn anew.
import { useState } from 'react';

const REMEMBERED = 'dismissed-notices';

/** Policy: far more than a workbench gives out at a time; the oldest are forgotten first. */
const LIMIT = 100;

function remembered(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? '[]');
    return Array.isArray(read) ? read.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export interface Dismissed {
  has(name: string): boolean;
  dismiss(name: string): void;
  /** What it told of is over: the next time it is shown again. */
  forget(name: string): void;
}

export function useDismissed(): Dismissed {
  const [names, setNames] = useState(remembered);
  const keep = (next: readonly string[]) => {
    localStorage.setItem(REMEMBERED, JSON.stringify(next));
    setNames(next);
  };
  return {
    has: (name) => names.includes(name),
    dismiss: (name) => keep([...remembered().filter((one) => one !== name), name].slice(-LIMIT)),
    forget: (name) => keep(remembered().filter((one) => one !== name)),
  };
}
