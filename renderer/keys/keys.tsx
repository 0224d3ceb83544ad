// The list of keys, opened by a button or by its own key. It is generated from the table that the screens use.
import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { commitOrLeave } from '../lib/commit.ts';
import { isAsking, isKeyOf, keysOf, type Place, SHORTCUTS, type ShortcutId } from '../lib/shortcuts.ts';
import { isEditable } from '../scan/listen.ts';
import { Dialog, IconButton, Scroll, Shortcut } from '../ui/index.ts';
import { useSignedIn } from '../workbench/officers.ts';
import styles from './keys.module.css';

const PLACES = ['everywhere', 'inspect', 'item', 'list', 'officers'] as const satisfies readonly Place[];
const IDS = Object.keys(SHORTCUTS) as ShortcutId[];

/** AltGr is allowed: some layouts need it for the character, and Windows reports it as Ctrl and Alt. */
const isCommand = (event: KeyboardEvent) => event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'));

interface KeysProps {
  /** One of the buttons in the window opens the list by its key too. */
  readonly byKey?: boolean;
}

export function Keys({ byKey = false }: KeysProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const officer = useSignedIn();
  useEffect(() => {
    if (!byKey) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || !isKeyOf('help', event) || isCommand(event)) return;
      if (isEditable(event.target) || isAsking()) return;
      event.preventDefault();
      // The character may be the first of a scan, and a dialog may open until this is known.
      commitOrLeave(() => setOpen(!isAsking()));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [byKey]);
  const places = PLACES.filter((place) => place !== 'officers' || officer !== undefined);
  return (
    <>
      <IconButton label={t('keys.open', { key: keysOf('help')[0] ?? '' })} icon={<Keyboard aria-hidden />} onPress={() => setOpen(true)} />
      <Dialog title={t('keys.title')} isOpen={isOpen} onClose={() => setOpen(false)} wide>
        <Scroll label={t('keys.title')} className={styles.places}>
          {places.map((place) => (
            <section key={place} aria-labelledby={`keys-${place}`}>
              <h3 id={`keys-${place}`} className={styles.place}>
                {t(`keys.place.${place}`)}
              </h3>
              <dl className={styles.keys}>
                {IDS.filter((id) => SHORTCUTS[id].place === place).map((id) => (
                  <div key={id} className={styles.row} data-shortcut={id}>
                    <dt>{t(`keys.does.${id}`)}</dt>
                    <dd>
                      <Shortcut of={id} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </Scroll>
        <p className={styles.note}>{t('keys.note')}</p>
      </Dialog>
    </>
  );
}
