// Makes the browser ask before the page closes while the window holds unsent work.

let isSure = false;

/** Reloads the page without asking: what is held is kept for the tab, or lost. */
export function reloadAtOnce(): void {
  isSure = true;
  location.reload();
}

/**
 * Returns a function that ends it. Reloading while the workbench is down would lose unsent work. The desktop app is exempt:
 * it shows no question, so that its window would just not close.
 */
export function askBeforeLeaving(isHeld: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isSure && window.desk === undefined && isHeld()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
