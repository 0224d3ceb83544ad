// Saves published passports as files for the EU registry, a hundred each, and lists those that cannot be registered.
import { useMutation } from '@tanstack/react-query';
import { Download, Landmark } from 'lucide-react';
import { useState } from 'react';
import type { RegistryFormat, RegistryRefusal } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Card, ErrorBox, Foreign, Note, original, SaveLink, Select, saveText } from '../../ui/index.ts';
import styles from './resolver.module.css';

const FORMATS = ['json', 'xml'] as const;
const SHOWN = 20;

interface Saved {
  readonly files: number;
  readonly entries: number;
  readonly withoutCommodityCode: number;
  readonly withoutBackup: number;
  readonly refused: readonly RegistryRefusal[];
  readonly next?: string;
  readonly isOver: boolean;
}

const NOTHING: Saved = { files: 0, entries: 0, withoutCommodityCode: 0, withoutBackup: 0, refused: [], isOver: false };

export function Registry() {
  const t = useT();
  const [format, setFormat] = useState<RegistryFormat>('json');
  const [saved, setSaved] = useState(NOTHING);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (from: Saved) => api.registryFile({ format, number: from.files + 1, after: from.next }),
    onSuccess: (file, from) => {
      if (file.text !== undefined) saveText(file.name, file.mediaType, file.text);
      setSaved({
        files: from.files + (file.text === undefined ? 0 : 1),
        entries: from.entries + file.entries,
        withoutCommodityCode: from.withoutCommodityCode + file.withoutCommodityCode,
        withoutBackup: from.withoutBackup + file.withoutBackup,
        refused: [...from.refused, ...file.refused],
        isOver: file.next === undefined,
        ...(file.next === undefined ? {} : { next: file.next }),
      });
    },
  });
  const isNew = saved.isOver || (saved.files === 0 && saved.refused.length === 0);
  return (
    <Card title={t('resolver.registry')} icon={<Landmark aria-hidden />}>
      <div className={styles.form}>
        <p className={styles.note}>{t('resolver.registryText')}</p>
        <Select
          label={t('resolver.registryFormat')}
          options={FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          value={format}
          onChange={(next) => {
            setFormat(next);
            setSaved(NOTHING);
          }}
        />
        <div className={styles.links}>
          <SaveLink
            icon={<Download aria-hidden />}
            onPress={() => {
              if (!isPending) mutate(isNew ? NOTHING : saved);
            }}
          >
            {t(isNew ? 'resolver.registrySave' : 'resolver.registryNext')}
          </SaveLink>
        </div>
        {error ? <ErrorBox error={error} /> : null}
        {saved === NOTHING ? null : <Summary saved={saved} />}
      </div>
    </Card>
  );
}

function Summary({ saved: { files, entries, withoutCommodityCode, withoutBackup, refused, isOver } }: { readonly saved: Saved }) {
  const t = useT();
  return (
    <>
      <p role="status">
        {t('resolver.registrySaved', { entries, files })} {t(isOver ? 'resolver.registryOver' : 'resolver.registryMore')}
      </p>
      {withoutCommodityCode > 0 ? <p className={styles.note}>{t('resolver.registryNoCode', { count: withoutCommodityCode })}</p> : null}
      {withoutBackup > 0 ? <p className={styles.note}>{t('resolver.registryNoBackup', { count: withoutBackup })}</p> : null}
      {refused.length > 0 ? (
        <Note>
          <p>{t('resolver.registryRefused', { count: refused.length })}</p>
          <ul className={styles.refused}>
            {refused.slice(0, SHOWN).map(({ dppCode, code }) => (
              <li key={original(dppCode)}>
                <Foreign text={dppCode} size="line" /> {t(`resolver.registryWhy.${code}`)}
              </li>
            ))}
          </ul>
          {refused.length > SHOWN ? <p>{t('resolver.registryRefusedMore', { count: refused.length - SHOWN })}</p> : null}
        </Note>
      ) : null}
    </>
  );
}
