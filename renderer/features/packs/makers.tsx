// The keys whose packs are accepted here, with person and date of confirmation, and a way to remove them.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MakerRemoval, PackMaker, PacksOverview } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { call } from '../../lib/api.ts';
import { ReasonDialog } from '../../sign-off/reason-dialog.tsx';
import { Button, Foreign, shown } from '../../ui/index.ts';
import styles from './packs.module.css';
import { packsChanged } from './queries.ts';

export function Makers({ makers }: { readonly makers: readonly PackMaker[] }) {
  const t = useT();
  const format = useFormat();
  const [removing, setRemoving] = useState<PackMaker>();
  const words = ({ since, by, until, endedBy, reason }: PackMaker): readonly string[] => [
    ...(since === undefined || by === undefined ? [] : [t('packs.confirmed', { name: shown(by), date: format.dateTime(since) })]),
    ...(until === undefined
      ? []
      : [
          endedBy === undefined
            ? t('packs.ended', { date: format.dateTime(until) })
            : t('packs.removedBy', { name: shown(endedBy), date: format.dateTime(until) }),
        ]),
    ...(reason === undefined ? [] : [shown(reason)]),
  ];
  return (
    <>
      <p className={styles.muted}>{t('packs.makersText')}</p>
      <ul className={styles.history}>
        {makers.map((maker) => (
          <li key={`${maker.role} ${maker.fingerprint}`} className={styles.maker}>
            <div>
              <Foreign as="strong" text={maker.name} /> <span className={styles.muted}>{t(`packs.role.${maker.role}`)}</span>
              <br />
              <code className={styles.code}>{maker.fingerprint}</code>
              <br />
              {words(maker).join(' · ')}
            </div>
            {maker.role === 'maker' && maker.until === undefined ? (
              <Button onPress={() => setRemoving(maker)}>{t('packs.removeMaker')}</Button>
            ) : null}
          </li>
        ))}
      </ul>
      {removing === undefined ? null : <Removal maker={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function Removal({ maker: { name, fingerprint }, onClose }: { readonly maker: PackMaker; readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  return (
    <ReasonDialog
      title={t('packs.removeTitle', { name: shown(name) })}
      action={t('packs.removeMaker')}
      isDangerous
      onClose={onClose}
      send={(given) =>
        call<PacksOverview>('/packs/makers/remove', { method: 'POST', body: { fingerprint, ...given } satisfies MakerRemoval })
      }
      done={t('packs.makerRemoved')}
      onDone={() => packsChanged(client)}
    >
      <p>{t('packs.removeText')}</p>
    </ReasonDialog>
  );
}
