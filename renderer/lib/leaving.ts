// Whether this window still holds what the workbench has not got in; a browser that asks before the page goes, out.

/**
 * Gives the way to end it. Loading the page again while the workbench is away would lose what waits for it. The desktop app is left out:
 * there nobody is asked, the window would only not close.
 */
export function askBeforeLeaving(isHeld: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (window.desk === undefined && isHeld()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
