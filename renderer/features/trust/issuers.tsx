// The trusted issuers: who vouches for each, status, keys, and a way to remove those added here.
import { SearchX, Trash2, UserRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { IssuerRestriction, TrustedIssuer } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { ReasonDialog, type Reasoned } from '../../sign-off/reason-dialog.tsx';
import { issuerColumns } from '../../trust-list/issuer-cells.tsx';
import styles from '../../trust-list/trust.module.css';
import { Badge, Card, type Column, EmptyState, Field, Foreign, IconButton, original, shown, Table } from '../../ui/index.ts';
import { type Deciding, RestrictionCell, RestrictionDialog, type RestrictionDialogProps } from './restriction.tsx';

export interface IssuersProps extends Pick<RestrictionDialogProps, 'onRestrict' | 'onLift'> {
  readonly issuers: readonly TrustedIssuer[];
  readonly restrictions: readonly IssuerRestriction[];
  readonly onRemove: (did: string, given: Reasoned) => Promise<void>;
}

export function Issuers({ issuers, restrictions, onRemove, onRestrict, onLift }: IssuersProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [leaving, setLeaving] = useState<TrustedIssuer>();
  const [deciding, setDeciding] = useState<Deciding>();
  const words = search.trim().toLowerCase();
  const found = issuers.filter(({ did, name = '', country = '' }) =>
    [did, name, country].some((text) => original(text).toLowerCase().includes(words)),
  );
  const columns = useColumns(restrictions, setLeaving, setDeciding);
  return (
    <Card title={t('trust.issuers')} flush className={styles.wide ?? ''}>
      <Table
        label={t('trust.issuers')}
        frameless
        columns={columns}
        rows={found}
        rowKey={({ did, origin }) => `${origin} ${original(did)}`}
        total={found.length}
        filters={<Field label={t('common.search')} type="search" value={search} onChange={setSearch} maxLength={200} />}
        empty={
          <EmptyState icon={<SearchX aria-hidden />} title={issuers.length === 0 ? t('trust.noIssuers') : t('trust.noneFound')}>
            {issuers.length === 0 ? t('trust.noIssuersHelp') : null}
          </EmptyState>
        }
      />
      {leaving === undefined ? null : <RemoveDialog issuer={leaving} onClose={() => setLeaving(undefined)} onRemove={onRemove} />}
      {deciding === undefined ? null : (
        <RestrictionDialog {...deciding} onClose={() => setDeciding(undefined)} onRestrict={onRestrict} onLift={onLift} />
      )}
    </Card>
  );
}

function useColumns(
  restrictions: readonly IssuerRestriction[],
  onRemove: (issuer: TrustedIssuer) => void,
  onDecide: (deciding: Deciding) => void,
): readonly Column<TrustedIssuer>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      ...issuerColumns<TrustedIssuer>(t),
      {
        id: 'origin',
        header: t('trust.vouched'),
        track: 'minmax(11rem, 1fr)',
        cell: (issuer) => {
          const { did, name, origin, addedBy = '', reason = '', asOf } = issuer;
          return origin === 'local' ? (
            <div className={styles.lines}>
              <span className={styles.marked}>
                <Badge tone="warn" icon={<UserRound aria-hidden />}>
                  {t('trust.local')}
                </Badge>
                <IconButton
                  label={t('trust.remove', { name: shown(name ?? did) })}
                  icon={<Trash2 aria-hidden />}
                  onPress={() => onRemove(issuer)}
                />
              </span>
              <Foreign as="span" className={styles.muted} text={addedBy} />, {format.date(asOf)}: <Foreign text={reason} />
            </div>
          ) : (
            <div className={styles.lines}>
              <span>{t('trust.listed')}</span>
              <span className={styles.muted}>{t('trust.asOf', { date: format.date(asOf) })}</span>
            </div>
          );
        },
      },
      {
        id: 'here',
        header: t('trust.here'),
        track: 'minmax(11rem, 1fr)',
        cell: (issuer) => (
          <RestrictionCell issuer={issuer} restrictions={restrictions.filter(({ did }) => did === issuer.did)} onDecide={onDecide} />
        ),
      },
      {
        id: 'keys',
        header: t('trust.keys'),
        track: 'minmax(16rem, 1.2fr)',
        cell: ({ keys }) => (
          <ul className={styles.lines}>
            {keys.map(({ id, fingerprint }) => (
              <li key={original(id)}>
                <code className={styles.key}>{fingerprint}</code>
              </li>
            ))}
          </ul>
        ),
      },
    ],
    [t, format, restrictions, onRemove, onDecide],
  );
}

interface RemoveDialogProps {
  readonly issuer: TrustedIssuer;
  readonly onClose: () => void;
  readonly onRemove: IssuersProps['onRemove'];
}

function RemoveDialog({ issuer, onClose, onRemove }: RemoveDialogProps) {
  const t = useT();
  return (
    <ReasonDialog
      mayNeedTwo
      title={t('trust.removeTitle')}
      action={t('trust.removeDo')}
      isDangerous
      onClose={onClose}
      send={(given) => onRemove(original(issuer.did), given)}
    >
      <p>{t('trust.removeText', { name: shown(issuer.name ?? issuer.did) })}</p>
    </ReasonDialog>
  );
}
