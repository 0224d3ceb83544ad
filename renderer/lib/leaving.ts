// Makes the browser ask before the page closes while the window holds unsent work.

let isSure = false;

/** Reloads the page without asking: what is held is kept for the tab, or lost. */
export function reloadAtOnce(): void {
  isSure = true;
  location.reload();
}

/**
 * Returns a function that stops asking. Reloading while the workbench is down would lose unsent work. The desktop app is
 * exempt: it shows no such question, so its window would silently refuse to close.
 */
export function askBeforeLeaving(isHeld: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isSure && window.desk === undefined && isHeld()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
