// Asks once which reading of a scan is printed on the label: scanner and computer may have different layouts.

import { useT } from '../../../i18n/index.ts';
import { commit } from '../../../lib/commit.ts';
import type { Reading } from '../../../scan/reading.ts';
import { Button, Dialog, Foreign, toast } from '../../../ui/index.ts';
import { answerReading, discardAsked, useAsked } from '../queue/scans.ts';
import styles from './choices.module.css';

/** Policy: enough of a link or document to compare it with the label, in characters. */
const SHOWN = 300;

export function ReadingQuestion({ onAnswered }: { readonly onAnswered: () => void }) {
  const t = useT();
  const [scan] = useAsked();
  if (scan?.usText === undefined) return null;
  const answer = (reading: Reading) =>
    commit(() => {
      answerReading(reading);
      onAnswered();
    });
  const close = () => {
    const count = discardAsked();
    toast('bad', t('inspect.layout.discarded', { count }));
  };
  const option = (reading: Reading, text: string) => (
    <Button className={styles.option ?? ''} onPress={() => void answer(reading)}>
      <span className={styles.reading}>
        <span>{t(`inspect.layout.${reading}`)}</span>
        <Foreign as="b" text={text.slice(0, SHOWN)} />
      </span>
    </Button>
  );
  return (
    <Dialog title={t('inspect.layout.ask')} isOpen onClose={close} actions={<Button onPress={close}>{t('common.cancel')}</Button>}>
      <p className={styles.lead}>{t('inspect.layout.askHelp')}</p>
      {option('characters', scan.text)}
      {option('positions', scan.usText)}
    </Dialog>
  );
}
