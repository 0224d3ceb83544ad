// The stakeholder keys: holder, role, expiry; a new secret is shown once, a key is revoked after confirmation.
import { Ban, Check, CircleCheck, CircleSlash, Clock, KeyRound, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { StakeholderKey, StakeholderKeyCreated } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { ActionDialog, Badge, Button, Card, ColumnHeads, CopyLine, ErrorBox, Loading, PlainTable } from '../../ui/index.ts';
import { CommodityCode } from './commodity-code.tsx';
import { CreateKey } from './create-key.tsx';
import { useKeyChange, useKeys } from './queries.ts';
import styles from './resolver.module.css';

const STATES = {
  active: { icon: CircleCheck, tone: 'good' },
  expired: { icon: Clock, tone: 'warn' },
  revoked: { icon: CircleSlash, tone: 'bad' },
} as const;

export function Keys() {
  const t = useT();
  const { data, error, isPending, refetch } = useKeys();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<StakeholderKeyCreated>();
  const [revoking, setRevoking] = useState<StakeholderKey>();
  const keys = data?.keys ?? [];
  return (
    <Card
      title={t('resolver.keys')}
      icon={<KeyRound aria-hidden />}
      actions={
        <>
          {data ? <span className={styles.note}>{t('common.count', { count: keys.length })}</span> : null}
          <Button icon={<Plus aria-hidden />} onPress={() => setCreating(true)}>
            {t('resolver.keyCreate')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.note}>{t('resolver.keysText')}</p>
        {created ? <Secret created={created} onKept={() => setCreated(undefined)} /> : null}
        {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
        {isPending ? <Loading /> : keys.length === 0 ? <p>{t('resolver.keysNone')}</p> : <KeyTable keys={keys} onRevoke={setRevoking} />}
        <CommodityCode />
      </div>
      {creating ? (
        <CreateKey
          onClose={() => setCreating(false)}
          onCreated={(made) => {
            setCreating(false);
            setCreated(made);
          }}
        />
      ) : null}
      {revoking ? <RevokeKey stakeholderKey={revoking} onClose={() => setRevoking(undefined)} /> : null}
    </Card>
  );
}

/** Stays until a press dismisses it: a stray key or click must not lose what is never shown again. */
function Secret({ created: { key, secret }, onKept }: { readonly created: StakeholderKeyCreated; readonly onKept: () => void }) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const title = t('resolver.keySecret', { label: key.label });
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className={styles.secret}>
      <p className={styles.secretTitle}>{title}</p>
      <CopyLine text={secret} copyLabel={t('resolver.keyCopy')} size="large" />
      <p>{t('resolver.keySecretText')}</p>
      <Button icon={<Check aria-hidden />} onPress={onKept}>
        {t('resolver.keyKept')}
      </Button>
    </section>
  );
}

interface KeyTableProps {
  readonly keys: readonly StakeholderKey[];
  readonly onRevoke: (key: StakeholderKey) => void;
}

function KeyTable({ keys, onRevoke }: KeyTableProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={styles.tableScroll}>
      <PlainTable className={styles.table}>
        <ColumnHeads
          of={[
            'resolver.keyLabel',
            'resolver.keyRole',
            'resolver.keyCreated',
            'resolver.keyExpires',
            'resolver.keyUsed',
            'resolver.keyState',
            'resolver.keyActions',
          ]}
        />
        <tbody>
          {keys.map((key) => {
            const { icon: Icon, tone } = STATES[key.state];
            return (
              <tr key={key.id}>
                <th scope="row">{key.label}</th>
                <td>{t(`resolver.role.${key.role}`)}</td>
                <td>{format.date(key.createdAt)}</td>
                <td>{key.expiresAt ? format.date(key.expiresAt) : '–'}</td>
                <td>{key.lastUsedOn ? format.date(key.lastUsedOn) : t('resolver.keyNeverUsed')}</td>
                <td>
                  <Badge tone={tone} icon={<Icon aria-hidden />}>
                    {t(`resolver.keyState.${key.state}`)}
                  </Badge>
                </td>
                <td>
                  {key.state === 'active' ? (
                    <Button
                      kind="quiet"
                      icon={<Ban aria-hidden />}
                      aria-label={t('resolver.keyRevokeOf', { label: key.label })}
                      onPress={() => onRevoke(key)}
                    >
                      {t('resolver.keyRevoke')}
                    </Button>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </PlainTable>
    </div>
  );
}

function RevokeKey({ stakeholderKey: { id, label }, onClose }: { readonly stakeholderKey: StakeholderKey; readonly onClose: () => void }) {
  const t = useT();
  const { mutateAsync } = useKeyChange(api.revokeKey);
  return (
    <ActionDialog
      title={t('resolver.keyRevokeTitle', { label })}
      action={t('resolver.keyRevokeDo')}
      isDangerous
      onClose={onClose}
      run={() => mutateAsync(id)}
      done={t('resolver.keyRevoked')}
    >
      <p>{t('resolver.keyRevokeText')}</p>
    </ActionDialog>
  );
}
