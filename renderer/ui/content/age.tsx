// Shows an age in words that update themselves; a press shows the exact time.
import { useEffect, useState } from 'react';
import { useFormat, useT } from '../../i18n/index.ts';
import styles from './age.module.css';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The current time, updated every half minute for all ages on the screen together. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    listeners.add(tick);
    timer ??= setInterval(() => {
      for (const listener of listeners) listener();
    }, 30_000);
    return () => {
      listeners.delete(tick);
      if (listeners.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    };
  }, []);
  return now;
}

/** `3 days old`, `dated in the future`, `unreadable date`. */
export function useAgeText(): (iso: string, now: number) => string {
  const t = useT();
  const format = useFormat();
  return (iso, now) => {
    const then = Date.parse(iso);
    if (Number.isNaN(then)) return t('common.unclearDate');
    if (then - now > 60_000) return t('common.future');
    return t('common.ageOld', { age: format.age(iso, now) ?? t('common.ageNow') });
  };
}

/** `<Age iso={state.trust.asOf} />` reads "3 days old". A press switches between the age and the exact time. */
export function Age({ iso }: { readonly iso: string }) {
  const [exact, setExact] = useState(false);
  const now = useNow();
  const ageText = useAgeText();
  const format = useFormat();
  return (
    <button type="button" className={styles.age} title={format.dateTime(iso)} onClick={() => setExact(!exact)}>
      <time dateTime={iso}>{exact ? format.dateTime(iso) : ageText(iso, now)}</time>
    </button>
  );
}
