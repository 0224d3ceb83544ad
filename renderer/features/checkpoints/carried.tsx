// A checkpoint to carry to another desk: as a code to scan, as a file, or as text.
import { FileDown } from 'lucide-react';
import type { CarriedNote } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { useSvg } from '../../lib/use-svg.ts';
import { Button, Raw, saveText } from '../../ui/index.ts';
import styles from './checkpoints.module.css';

interface CarriedProps {
  readonly note: CarriedNote;
  /** The name of the file. */
  readonly name: string;
  readonly label: string;
}

export function Carried({ note: { text, svg }, name, label }: CarriedProps) {
  const t = useT();
  const url = useSvg(svg);
  return (
    <>
      {url === undefined ? null : <img className={styles.code} src={url} alt={t('checkpoints.code')} />}
      {svg === undefined ? <p>{t('checkpoints.noCode')}</p> : null}
      <Button icon={<FileDown aria-hidden />} onPress={() => saveText(name, 'text/plain', text)}>
        {t('checkpoints.save')}
      </Button>
      <Raw text={text} label={label} />
    </>
  );
}
