// Remembers the notices that a person dismissed on this computer, across screens and page loads.
import { useState } from 'react';

const REMEMBERED = 'dismissed-notices';

/** Policy: far more than a workbench issues at a time; the oldest are dropped first. */
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
  /** Call when the cause is gone, so that the notice is shown the next time. */
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
