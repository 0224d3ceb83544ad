// Chooses which status lists of an issuer the next list includes.

import type { OfficeEntry } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import styles from '../../trust-list/trust.module.css';
import { Age, Checkbox, Foreign, original, shown } from '../../ui/index.ts';
import { ChooseFile, MAX_LIST_BYTES } from './choose-file.tsx';
import type { Given } from './given.ts';

export interface ListFieldsProps {
  readonly given: Given;
  readonly entry: OfficeEntry | undefined;
  readonly onChange: (change: Partial<Given>) => void;
}

export function ListFields({ given: { statusLists, dropLists }, entry, onChange }: ListFieldsProps) {
  const t = useT();
  const addresses = entry?.statusLists.map(({ url, retrievedAt }) => ({ url: original(url), retrievedAt })) ?? [];
  return (
    <div className={styles.form}>
      <p className={styles.strong}>{t('trust.statusLists')}</p>
      <p className={styles.muted}>{t('office.listsHelp')}</p>
      {addresses.map(({ url, retrievedAt }) => (
        <Checkbox
          key={url}
          isSelected={!dropLists.includes(url)}
          onChange={(stays) => onChange({ dropLists: stays ? dropLists.filter((one) => one !== url) : [...dropLists, url] })}
          help={<Age iso={retrievedAt} />}
        >
          <Foreign as="span" className={styles.did} text={url} />
        </Checkbox>
      ))}
      {statusLists.length === 0 ? null : (
        <ul className={styles.lines} aria-live="polite">
          {statusLists.map((file) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`}>{t('office.listChosen', { name: shown(file.name) })}</li>
          ))}
        </ul>
      )}
      <div>
        <ChooseFile label={t('office.listsChoose')} maxBytes={MAX_LIST_BYTES} many onFiles={(files) => onChange({ statusLists: files })} />
      </div>
    </div>
  );
}
