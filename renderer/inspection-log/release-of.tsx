// Says where, when and by whom an item was released that is now invalid.
import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import type { ReleasedInvalid } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { Foreign, Note, original } from '../ui/index.ts';
import styles from './inspection-log.module.css';

function useRelease(): (release: ReleasedInvalid['release']) => string {
  const t = useT();
  const format = useFormat();
  return ({ at, place, officer }) => {
    const what = { time: format.dateTime(at), officer: officer === '' ? t('released.noOfficer') : officer };
    return place === '' ? t('released.when', what) : t('released.where', { ...what, place });
  };
}

/** One line: the product and its release. */
export function ReleaseOf({ item: { productName, gtin, serial, dppCode, release } }: { readonly item: ReleasedInvalid }) {
  const say = useRelease();
  const code = gtin ? [gtin, serial ?? ''].map(original).filter(Boolean).join(' · ') : dppCode;
  return (
    <small>
      {[productName, code].map((text) =>
        text ? (
          <Fragment key={original(text)}>
            <Foreign text={text} size="line" />{' '}
          </Fragment>
        ) : null,
      )}
      {say(release)}
    </small>
  );
}

/** On the entry itself, above the decision. */
export function ReleasedBefore({ release }: Pick<ReleasedInvalid, 'release'>) {
  const t = useT();
  const say = useRelease();
  return (
    <Note icon={<Undo2 aria-hidden />}>
      <div className={styles.again}>
        <strong>{t('released.before')}</strong>
        <Link to="/inspections/$id" params={{ id: String(release.inspection) }}>
          {say(release)}
        </Link>
      </div>
    </Note>
  );
}
