// Notes and photos on paper: of a whole run, or of one of its items.
import type { RunDetail } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { withKeys } from '../../lib/with-keys.ts';
import { Photo } from '../../runs/attachments.tsx';
import { useNamed } from '../../sign-off/how-signed.tsx';
import styles from './print.module.css';

export interface AttachedProps {
  readonly run: RunDetail;
  /** Limits the notes and photos to this item. */
  readonly inspection?: number;
}

export function Attached({ run, inspection: wanted }: AttachedProps) {
  const t = useT();
  const named = useNamed();
  const format = useFormat();
  const isWanted = ({ inspection }: { readonly inspection?: number }) => wanted === undefined || inspection === wanted;
  const notes = run.notes.filter(isWanted);
  const photos = run.photos.filter(isWanted);
  if (notes.length + photos.length === 0) return null;
  const about = (inspection: number | undefined) => (inspection === undefined ? t('runs.noteOfRun') : t('runs.noteOf', { id: inspection }));
  return (
    <section>
      <h2>{t('runs.notes')}</h2>
      {withKeys(notes, ({ at }) => at).map(({ key, item: { at, officer, text, inspection, signedIn } }) => (
        <p key={key} className={styles.written}>
          <strong>{about(inspection)}</strong>: {text} ({named(officer, signedIn)}, {format.dateTime(at)})
        </p>
      ))}
      <div className={styles.photos}>
        {photos.map((photo) => (
          <div key={`${photo.sha256}-${photo.inspection}`}>
            <Photo photo={photo} isWhole />
            <p>
              {about(photo.inspection)}: {named(photo.officer, photo.signedIn)}, {format.dateTime(photo.at)}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
