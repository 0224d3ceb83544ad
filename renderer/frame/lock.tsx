// If officers are set up, shows the screens only to a signed-in one; locks by key or when the workbench demands it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { activateLanguage, languageOf } from '../i18n/index.ts';
import { reloadAtOnce } from '../lib/leaving.ts';
import { onLocked } from '../lib/officer.ts';
import { isKeyOf } from '../lib/shortcuts.ts';
import { applyTheme, Loading } from '../ui/index.ts';
import { lockWindow, officers, officersQuery } from '../workbench/officers.ts';
import { LockScreen } from './lock-screen.tsx';

/** Interval in milliseconds at which use is reported; shorter than the shortest time until the computer locks. */
const USE_MS = 15_000;

/** Reloads a window that locks. This discards all data in it, so nothing is sent in the name of the next officer. */
export function Lockable({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const { data, errorUpdateCount } = useQuery(officersQuery);
  const isSignedOut = data?.isOn === true && data.signedIn === undefined;
  const isLocked = isSignedOut && data.kiosk === undefined;
  const isOpen = data?.isOn === true && !isSignedOut;

  useEffect(
    () =>
      onLocked(() => {
        const known = client.getQueryData(officersQuery.queryKey);
        // No reload: it would not help if the sign-in is unknown, and a kiosk without a sign-in has no data to discard.
        if (known === undefined || (known.kiosk && known.signedIn === undefined))
          void client.invalidateQueries({ queryKey: officersQuery.queryKey });
        else reloadAtOnce();
      }),
    [client],
  );
  const look = data?.look;
  useEffect(() => {
    if (!isSignedOut || look === undefined) return;
    applyTheme(look.theme);
    void activateLanguage(languageOf(look.language));
  }, [isSignedOut, look]);
  useEffect(() => {
    if (!isOpen) return;
    let said = Number.NEGATIVE_INFINITY;
    const onUse = (event: Event) => {
      if (event instanceof KeyboardEvent && isKeyOf('lock', event)) {
        event.preventDefault();
        return lockWindow();
      }
      if (performance.now() - said < USE_MS) return;
      said = performance.now();
      // If this request is lost, the computer locks too early.
      officers.use().catch(() => undefined);
    };
    const events = ['keydown', 'pointerdown', 'wheel'] as const;
    for (const name of events) window.addEventListener(name, onUse, { capture: true, passive: name === 'wheel' });
    return () => {
      for (const name of events) window.removeEventListener(name, onUse, { capture: true });
    };
  }, [isOpen]);
  if (isLocked && data !== undefined) return <LockScreen state={data} />;
  // If the workbench does not answer, the frame says so, and stays while the query is retried.
  return data === undefined && errorUpdateCount === 0 ? <Loading /> : children;
}
