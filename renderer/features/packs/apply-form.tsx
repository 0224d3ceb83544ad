// The form that confirms the import of a pack: fingerprint, names, consent.
import { useState } from 'react';
import type { PackApplication, PackImport, PackPreview } from '../../../server/contract/index.ts';
import { FingerprintField } from '../../fingerprint/fingerprint-field.tsx';
import { useT } from '../../i18n/index.ts';
import { compared } from '../../scan/fingerprint.ts';
import { Persons, useSigning } from '../../sign-off/signing.tsx';
import { Button, Field, Form, Note, shown } from '../../ui/index.ts';
import styles from './packs.module.css';

export interface ApplyFormProps {
  readonly incoming: PackImport;
  readonly preview: PackPreview;
  readonly onApply: (given: PackApplication) => Promise<void>;
}

const BLOCKS: ReadonlySet<string> = new Set(['base-missing', 'bad-trust', 'retired-key', 'wrong-counts']);

export function ApplyForm({ incoming, preview, onApply }: ApplyFormProps) {
  const t = useT();
  const [given, setGiven] = useState({ creatorKey: '', fingerprint: '', reason: '', sequence: '' });
  const needs = new Set(incoming.needs);
  const signing = useSigning(needs.has('second-person'));
  const { signed } = signing;
  const { fingerprint, trust } = preview;
  const creators = fingerprint === undefined ? [] : [fingerprint];
  const operators = trust?.fingerprint === undefined ? [] : [trust.fingerprint];
  if (incoming.fault !== undefined && BLOCKS.has(incoming.fault.code)) return null;
  const ready =
    (!needs.has('creator-key') || compared(given.creatorKey, creators) === 'same') &&
    (!needs.has('operator-key') || compared(given.fingerprint, operators) === 'same') &&
    (!needs.has('sequence') || given.sequence.trim() === String(preview.sequence)) &&
    (!needs.has('reason') || given.reason.trim() !== '');
  const submit = () => {
    if (!ready || signed === undefined) return;
    void onApply({
      ...signed,
      ...(needs.has('creator-key') ? { creatorKey: given.creatorKey } : {}),
      ...(needs.has('operator-key') ? { fingerprint: given.fingerprint } : {}),
      ...(needs.has('sequence') ? { sequence: Number(given.sequence) } : {}),
      ...(needs.has('reason') ? { reason: given.reason.trim() } : {}),
    });
  };
  const set = (member: keyof typeof given) => (value: string) => setGiven((before) => ({ ...before, [member]: value }));
  return (
    <Form className={styles.form} onSubmit={submit}>
      {needs.has('creator-key') ? (
        <Note>
          <p>{t('packs.compareCreator')}</p>
          <p>{t('packs.compareHow')}</p>
          <FingerprintField
            label={t('packs.fingerprint')}
            expected={creators}
            value={given.creatorKey}
            onChange={set('creatorKey')}
            same={t('trust.sameFingerprint')}
            differs={t('trust.differs')}
          />
        </Note>
      ) : null}
      {needs.has('operator-key') ? (
        <Note>
          <p>{t('packs.compareOperator', { name: shown(trust?.operator ?? '') })}</p>
          {needs.has('creator-key') ? null : <p>{t('packs.compareHow')}</p>}
          <FingerprintField
            label={t('packs.operatorFingerprint')}
            expected={operators}
            value={given.fingerprint}
            onChange={set('fingerprint')}
            same={t('trust.sameFingerprint')}
            differs={t('trust.differs')}
          />
        </Note>
      ) : null}
      {needs.has('sequence') ? (
        <Note>
          <p>{t('packs.jump')}</p>
          <Field label={t('packs.jumpNumber')} value={given.sequence} onChange={set('sequence')} maxLength={16} />
        </Note>
      ) : null}
      {needs.has('reason') ? (
        <Note>
          <p>{t('packs.older')}</p>
          <Field label={t('packs.reason')} value={given.reason} onChange={set('reason')} maxLength={2000} />
        </Note>
      ) : null}
      <div className={styles.signed}>
        <Persons {...signing} />
        <Button kind="primary" type="submit" isDisabled={!ready || signed === undefined}>
          {t('packs.apply')}
        </Button>
      </div>
    </Form>
  );
}
