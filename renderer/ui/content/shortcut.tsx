// The keys of a shortcut, named as they are printed on keyboards.
import { useT } from '../../i18n/index.ts';
import { keysOf, type ShortcutId, type ShortcutKey } from '../../lib/shortcuts.ts';

const NAMED = ['Escape', 'Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'] as const satisfies readonly ShortcutKey[];

/** `<Shortcut of="next" />`: all keys, or the first and the last of a row of keys. */
export function Shortcut({ of, className }: { readonly of: ShortcutId; readonly className?: string | undefined }) {
  const t = useT();
  const nameOf = (key: string): string => {
    const named = NAMED.find((one) => one === key);
    return named === undefined ? key : t(`keys.name.${named}`);
  };
  const keys = keysOf(of);
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <>
      <kbd className={className}>{nameOf(first)}</kbd>
      {first === last ? null : (
        <>
          {' – '}
          <kbd className={className}>{nameOf(last)}</kbd>
        </>
      )}
    </>
  );
}
