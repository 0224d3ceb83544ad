// Shows the creator of a pack, its contents and what is new here, before it is imported.
import type { PackPreview, TrustPreview } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Changes } from '../../trust-list/changes.tsx';
import { Facts, Fold, Note, shown } from '../../ui/index.ts';
import styles from './packs.module.css';
import { RefusedEntries } from './refused-entries.tsx';

export interface FoundProps {
  readonly preview: PackPreview;
  readonly trust?: TrustPreview;
  /** The check stopped at a fault: what is new here is unknown. */
  readonly isBroken: boolean;
}

export function Found({ preview, trust, isBroken }: FoundProps) {
  const t = useT();
  const format = useFormat();
  const { creator, sequence, since, selection, issuedAt, bytes, counts, refused, refusals, against, own } = preview;
  const kind = since === undefined ? t(selection ? 'packs.selection' : 'packs.whole') : t('packs.since', { since: format.number(since) });
  const some = (count = 0): string | undefined => (count === 0 ? undefined : format.number(count));
  const changes = isBroken ? undefined : preview.changes;
  const list = preview.trust;
  const summary = ({ added, removed, changed }: TrustPreview) =>
    [
      t('trust.added', { count: added.length }),
      t('trust.removedCount', { count: removed.length }),
      t('trust.changed', { count: changed.length }),
    ].join(' · ');
  return (
    <>
      <Facts
        facts={[
          {
            label: t('packs.madeBy'),
            value: shown(creator),
            note: t(against?.code === 'unknown-creator' ? 'packs.keyUnknown' : 'packs.keyKnown'),
          },
          { label: t('packs.number'), value: String(sequence), note: kind },
          { label: t('packs.madeOn'), value: format.dateTime(issuedAt) },
          { label: t('packs.size'), value: format.bytes(bytes) },
          {
            label: t('packs.credentials'),
            value: format.number(counts.credentials),
            note: changes && counts.credentials > 0 ? t('packs.freshHere', changes.credentials) : undefined,
          },
          {
            label: t('packs.passports'),
            value: some(counts.passports),
            note: changes && t('packs.passportsHere', changes.passports),
          },
          { label: t('packs.events'), value: some(counts.events) },
          {
            label: t('packs.lists'),
            value: some(counts.statusLists),
            note: changes && t('packs.listsHere', { newer: changes.statusLists.newer }),
          },
          { label: t('packs.registry'), value: some(counts.registrySnapshots) },
          { label: t('packs.rules'), value: some(counts.rulesEditions) },
          {
            label: t('packs.trustList'),
            value:
              list === undefined
                ? t('packs.trust.none')
                : t(`packs.trust.${list.becomes}`, { sequence: list.sequence, name: shown(list.operator) }),
          },
        ]}
      />
      {trust === undefined ? null : (
        <Fold title={t('packs.trustChanges')} note={summary(trust)} open={trust.removed.length + trust.changed.length > 0}>
          <div className={styles.form}>
            <Changes preview={trust} />
          </div>
        </Fold>
      )}
      {counts.passports + counts.events === 0 ? null : <Note>{t(own ? 'packs.becomeOwn' : 'packs.keepsApart')}</Note>}
      <RefusedEntries refused={refused} refusals={refusals} />
    </>
  );
}
