// Shows what a trust list would change: issuers added, removed and changed, and newer status lists.
import { type ReactNode, useState } from 'react';
import type { Foreign as ForeignText, IssuerChange, TrustPreview } from '../../server/contract/index.ts';
import type { Translate } from '../i18n/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { Button, Facts, Fold, Foreign, original, shown } from '../ui/index.ts';
import { Compared, type Row } from './compared.tsx';
import { rowsOf } from './differences.tsx';
import { certificateWords } from './issuer-cells.tsx';
import styles from './trust.module.css';

export function Changes({ preview }: { readonly preview: TrustPreview }) {
  const t = useT();
  const format = useFormat();
  const {
    operator,
    operators,
    sequence,
    issuedAt,
    nextUpdate,
    freshUntil,
    added,
    removed,
    changed,
    desks,
    statusLists,
    lists,
    newKeys,
    goneKeys,
    inForce,
  } = preview;
  const now = (value: string | undefined) => value && t('trust.inForceNow', { value });
  const when = (moment: string | undefined) => (moment === undefined ? undefined : format.dateTime(moment));
  return (
    <>
      <Facts
        facts={[
          { label: t('trust.operator'), value: shown(operator.name), note: shown(operator.id) },
          {
            label: t('trust.operators'),
            value: operators && t('trust.operatorsOf', { threshold: operators.threshold, of: operators.members.length }),
            note: operators?.members
              .map(({ name, signed }) => `${shown(name)}: ${t(signed ? 'trust.operatorSigned' : 'trust.operatorOpen')}`)
              .join(' · '),
          },
          { label: t('trust.sequence'), value: String(sequence), note: now(inForce && String(inForce.sequence)) },
          { label: t('trust.issuedOn'), value: format.dateTime(issuedAt), note: now(when(inForce?.issuedAt)) },
          {
            label: t('trust.due'),
            value: format.dateTime(freshUntil),
            note: freshUntil === nextUpdate ? now(when(inForce?.freshUntil)) : t('trust.dueOwn', { date: format.dateTime(nextUpdate) }),
          },
          { label: t('trust.statusLists'), value: format.number(statusLists) },
        ]}
      />
      <Keys title={t('trust.newKeys', { count: newKeys.length })} fingerprints={newKeys} />
      <Keys title={t('trust.goneKeys', { count: goneKeys.length })} fingerprints={goneKeys} />
      <ul className={styles.changes}>
        <Group title={t('trust.added', { count: added.length })} changes={added}>
          {(issuer) => <Issuer issuer={issuer} note={issuer.local ? t('trust.localGives') : undefined} isShown />}
        </Group>
        <Group title={t('trust.removedCount', { count: removed.length })} changes={removed}>
          {(issuer) => <Issuer issuer={issuer} note={issuer.local ? t('trust.localCounts') : undefined} />}
        </Group>
        <Group
          title={t('trust.changed', { count: changed.length })}
          changes={inOrder(changed)}
          note={changed.length > OPEN ? summary(changed, t) : ''}
        >
          {(issuer) => (
            <>
              <Issuer issuer={{ did: issuer.did, status: 'granted', ...(issuer.name === undefined ? {} : { name: issuer.name }) }} />
              <Compared of={shown(issuer.name ?? issuer.did)} rows={rowsOf(issuer.differences, t, format)} />
            </>
          )}
        </Group>
        {desks.added.length === 0 ? null : (
          <Group title={t('trust.desksAdded', { count: desks.added.length })} changes={desks.added}>
            {(desk) => <Issuer issuer={desk} isShown />}
          </Group>
        )}
        {desks.removed.length === 0 ? null : (
          <Group title={t('trust.desksRemoved', { count: desks.removed.length })} changes={desks.removed}>
            {(desk) => <Issuer issuer={desk} />}
          </Group>
        )}
        <Group title={t('trust.listsChange', { count: lists.length })} changes={lists}>
          {({ url, name, taken, before, after }) => {
            const rows: readonly Row[] = [
              { id: 'retrievedAt', label: t('trust.listFetched'), before: when(before?.retrievedAt), after: when(after.retrievedAt) },
              { id: 'until', label: t('trust.listCounts'), before: when(before?.usableUntil), after: when(after.usableUntil) },
              {
                id: 'revoked',
                label: t('trust.listRevoked'),
                before: before && format.number(before.revoked),
                after: format.number(after.revoked),
              },
              {
                id: 'suspended',
                label: t('trust.listSuspended'),
                before: before && format.number(before.suspended),
                after: format.number(after.suspended),
              },
            ];
            return (
              <>
                <p>
                  <Foreign as="b" text={name} /> <Foreign as="span" className={styles.did} text={url} />
                </p>
                {taken ? null : <p className={styles.strong}>{t('trust.listOlder')}</p>}
                <Compared
                  of={shown(url)}
                  rows={rows.filter((row) => row.before !== row.after && (row.before !== undefined || row.after !== format.number(0)))}
                />
              </>
            );
          }}
        </Group>
      </ul>
    </>
  );
}

type Changed = TrustPreview['changed'][number];

const MEMBERS = [
  'status',
  'since',
  'keys',
  'types',
  'listIssuers',
  'windows',
  'scope',
  'alwaysDisclosed',
  'name',
  'country',
  'role',
  'document',
] as const;

/** The most important change first; the differences of one issuer are sorted already. */
const weight = ({ differences: [first] }: Changed): number => MEMBERS.indexOf(first?.member ?? 'document');
const inOrder = (changed: readonly Changed[]): readonly Changed[] => changed.toSorted((one, other) => weight(one) - weight(other));

/** The number of issuers that change per member; for a status, also the new value. */
const summary = (changed: readonly Changed[], t: Translate): string =>
  [
    ...(['withdrawn', 'suspended', 'granted'] as const).map((status) => ({
      word: t(`trust.status.${status}`),
      count: changed.filter((one) => one.status === status && changes(one, 'status')).length,
    })),
    ...MEMBERS.slice(1).map((member) => ({
      word: t(`trust.member.${member}`),
      count: changed.filter((one) => changes(one, member)).length,
    })),
  ]
    .flatMap(({ word, count }) => (count === 0 ? [] : [`${word} (${count})`]))
    .join(' · ');

const changes = ({ differences }: Changed, member: (typeof MEMBERS)[number]): boolean => differences.some((one) => one.member === member);

function Keys({ title, fingerprints }: { readonly title: string; readonly fingerprints: readonly string[] }) {
  if (fingerprints.length === 0) return null;
  return (
    <div>
      <p className={styles.strong}>{title}</p>
      {fingerprints.map((fingerprint) => (
        <p key={fingerprint}>
          <code className={styles.key}>{fingerprint}</code>
        </p>
      ))}
    </div>
  );
}

interface IssuerProps {
  readonly issuer: IssuerChange;
  readonly note?: string | undefined;
  /** Includes everything the list states about the issuer. */
  readonly isShown?: boolean;
}

function Issuer({ issuer: { did, name, status, since, types, listIssuers, certificate }, note, isShown = false }: IssuerProps) {
  const t = useT();
  const format = useFormat();
  const said = [
    ...(status === 'granted' && (!isShown || since === undefined) ? [] : [t(`trust.status.${status}`)]),
    ...(isShown && since !== undefined
      ? [t(Date.parse(since) > Date.now() ? 'trust.from' : 'trust.since', { date: format.dateTime(since) })]
      : []),
    ...(isShown && types !== undefined ? [t('trust.onlyFor', { types: shown(types.join(', ')) || '–' })] : []),
    ...(isShown && listIssuers !== undefined ? [t('trust.listsBy', { dids: shown(listIssuers.join(', ')) })] : []),
    ...(certificate === undefined ? [] : [certificateWords(certificate, t, format)]),
    ...(note === undefined ? [] : [note]),
  ];
  return (
    <p>
      <Foreign as="b" text={name ?? did} /> <Foreign as="span" className={styles.did} text={did} />
      {said.length === 0 ? null : <span className={styles.said}>{said.join(' · ')}</span>}
    </p>
  );
}

interface GroupProps<Change> {
  readonly title: string;
  readonly changes: readonly Change[];
  /** Visible while the group is folded. */
  readonly note?: string;
  readonly children: (change: Change) => ReactNode;
}

/** More entries than this are folded at first. */
const OPEN = 8;
const STEP = 200;

function Group<Change extends { readonly did: ForeignText; readonly url?: ForeignText }>({
  title,
  changes,
  note,
  children,
}: GroupProps<Change>) {
  const t = useT();
  const [drawn, setDrawn] = useState(STEP);
  if (changes.length === 0) return <li className={styles.muted}>{title}</li>;
  return (
    <li>
      <Fold title={title} open={changes.length <= OPEN} {...(note === undefined ? {} : { note })}>
        <ul className={styles.entries}>
          {changes.slice(0, drawn).map((change) => (
            <li key={`${original(change.did)} ${original(change.url ?? '')}`}>{children(change)}</li>
          ))}
          {changes.length > drawn ? (
            <li>
              <Button onPress={() => setDrawn(drawn + STEP)}>{t('trust.more', { count: changes.length - drawn })}</Button>
            </li>
          ) : null}
        </ul>
      </Fold>
    </li>
  );
}
