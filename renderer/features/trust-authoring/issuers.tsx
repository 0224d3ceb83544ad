// The issuers of the draft as a table, with ways to add, edit and remove them.
import { Pencil, Trash2, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { OfficeEntry } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { issuerColumns } from '../../trust-list/issuer-cells.tsx';
import styles from '../../trust-list/trust.module.css';
import {
  ActionDialog,
  Age,
  Button,
  Card,
  type Column,
  EmptyState,
  Field,
  Foreign,
  IconButton,
  original,
  shown,
  Table,
} from '../../ui/index.ts';
import { office } from './calls.ts';
import { drawFault } from './fault.tsx';
import { IssuerDialog } from './issuer-dialog.tsx';
import { useChange } from './use-change.ts';

export interface IssuersProps {
  readonly version: string;
  readonly entries: readonly OfficeEntry[];
}

export function Issuers({ version, entries }: IssuersProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<OfficeEntry | 'new'>();
  const [leaving, setLeaving] = useState<OfficeEntry>();
  const words = search.trim().toLowerCase();
  const found = entries
    .filter(({ did, name }) => `${original(name)} ${original(did)}`.toLowerCase().includes(words))
    .toSorted((one, other) => original(one.name).localeCompare(original(other.name)));
  const columns = useColumns(setOpen, setLeaving);
  const add = (
    <Button icon={<UserPlus aria-hidden />} onPress={() => setOpen('new')}>
      {t('office.add')}
    </Button>
  );
  return (
    <Card title={t('trust.issuers')} flush className={styles.wide ?? ''} actions={add}>
      <Table
        label={t('trust.issuers')}
        frameless
        columns={columns}
        rows={found}
        rowKey={({ did }) => original(did)}
        total={found.length}
        filters={<Field label={t('common.search')} type="search" value={search} onChange={setSearch} maxLength={200} />}
        empty={
          <EmptyState title={entries.length === 0 ? t('trust.noIssuers') : t('trust.noneFound')}>
            {entries.length === 0 ? t('office.noIssuersHelp') : null}
          </EmptyState>
        }
      />
      {open === undefined ? null : (
        <IssuerDialog version={version} entry={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
      {leaving === undefined ? null : <RemoveDialog version={version} entry={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}

function useColumns(onChange: (entry: OfficeEntry) => void, onRemove: (entry: OfficeEntry) => void): readonly Column<OfficeEntry>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      ...issuerColumns<OfficeEntry>(t),
      {
        id: 'keys',
        header: t('trust.keys'),
        track: 'minmax(14rem, 1.2fr)',
        cell: ({ keys, fetchedAt }) => (
          <ul className={styles.lines}>
            {keys.map(({ id, fingerprint }) => (
              <li key={original(id)}>
                <code className={styles.key}>{fingerprint}</code>
              </li>
            ))}
            <li className={styles.muted}>{t('trust.asOf', { date: format.date(fetchedAt) })}</li>
          </ul>
        ),
      },
      {
        id: 'lists',
        header: t('trust.statusLists'),
        track: 'minmax(10rem, 1fr)',
        cell: ({ statusLists }) =>
          statusLists.length === 0 ? (
            <span className={styles.muted}>{t('office.noLists')}</span>
          ) : (
            <ul className={styles.lines}>
              {statusLists.map(({ url, retrievedAt }) => (
                <li key={original(url)}>
                  <Foreign as="span" className={styles.did} text={url} /> <Age iso={retrievedAt} />
                </li>
              ))}
            </ul>
          ),
      },
      {
        id: 'do',
        header: t('office.do'),
        track: '7rem',
        cell: (entry) => (
          <span className={styles.marked}>
            <IconButton
              label={t('office.change', { name: shown(entry.name) })}
              icon={<Pencil aria-hidden />}
              onPress={() => onChange(entry)}
            />
            <IconButton
              label={t('trust.remove', { name: shown(entry.name) })}
              icon={<Trash2 aria-hidden />}
              onPress={() => onRemove(entry)}
            />
          </span>
        ),
      },
    ],
    [t, format, onChange, onRemove],
  );
}

function RemoveDialog({
  version: present,
  entry,
  onClose,
}: {
  readonly version: string;
  readonly entry: OfficeEntry;
  readonly onClose: () => void;
}) {
  const t = useT();
  const [version] = useState(present);
  const { make } = useChange();
  return (
    <ActionDialog
      title={t('trust.removeTitle')}
      action={t('trust.removeDo')}
      isDangerous
      onClose={onClose}
      run={() => make(office.remove(version, original(entry.did)))}
      done={t('trust.removed')}
      faultOf={drawFault}
    >
      <p>{t('office.removeText', { name: shown(entry.name) })}</p>
    </ActionDialog>
  );
}
