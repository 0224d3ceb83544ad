// A dialog that makes a pack for a recipient and saves it as a file.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PacksOverview, Role } from '../../../server/contract/index.ts';
import { ChooseList } from '../../files/choose-list.tsx';
import { Fingerprint } from '../../fingerprint/fingerprint.tsx';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Button, Checkbox, Dialog, ErrorBox, Field, Form, Note, Progress, Select, shown } from '../../ui/index.ts';
import { useWorkbench } from '../../workbench/workbench.ts';
import { linesOfList } from './lines-of-list.ts';
import styles from './packs.module.css';
import { packsChanged } from './queries.ts';
import { saveMade } from './save-made.ts';

const ROLES: readonly Role[] = ['consumer', 'customs', 'msa', 'notified_body', 'retailer'];
const EVERYTHING = 'everything';
const ONLY = 'only';

export function MakeDialog({ packs, onClose }: { readonly packs: PacksOverview; readonly onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const { state } = useWorkbench();
  const hasTrust = state !== undefined && state.trust.state !== 'none';
  const [role, setRole] = useState<Role>('consumer');
  const [passports, setPassports] = useState(false);
  const [trust, setTrust] = useState(true);
  const [what, setWhat] = useState(EVERYTHING);
  const [codes, setCodes] = useState('');
  const [saving, setSaving] = useState<{ readonly done: number; readonly total: number }>();
  const [fault, setFault] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const { made } = packs;
  const bases = packs.created.filter((one) => !one.selection && one.role === role && one.passports === passports);
  const chosen = what === EVERYTHING || what === ONLY || bases.some(({ sequence }) => String(sequence) === what) ? what : EVERYTHING;
  const lines = codes.split(/\r?\n/).flatMap((line) => line.trim() || []);

  const make = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await api.makePack({
        role,
        passports,
        trust: trust && hasTrust,
        ...(chosen === ONLY ? { lines } : chosen === EVERYTHING ? {} : { since: Number(chosen) }),
      });
      await packsChanged(client);
      await saveMade((done, total) => setSaving({ done, total }));
    } catch (thrown) {
      setFault(thrown);
    }
    setSaving(undefined);
    setBusy(false);
    await packsChanged(client);
  };
  const close = () => {
    // A cancelled pack is not kept.
    void api.discardMade().finally(() => packsChanged(client));
    onClose();
  };

  return (
    <Dialog
      title={t('packs.make')}
      isOpen
      onClose={close}
      wide
      actions={
        <>
          <Button onPress={close}>{t(made?.stage === 'made' && !busy ? 'common.close' : 'common.cancel')}</Button>
          <Button kind="primary" type="submit" form="make-pack" isDisabled={busy || (chosen === ONLY && lines.length === 0)}>
            {t('packs.makeDo')}
          </Button>
        </>
      }
    >
      <Form id="make-pack" className={styles.form} onSubmit={make}>
        <div>
          <Select
            label={t('packs.forWhom')}
            options={ROLES.map((value) => ({ value, label: t(`resolver.role.${value}`) }))}
            value={role}
            onChange={setRole}
          />
          <p className={styles.muted}>{t(`resolver.roleSees.${role}`)}</p>
        </div>
        <Select
          label={t('packs.what')}
          options={[
            { value: EVERYTHING, label: t('packs.everything') },
            ...bases.slice(0, 10).map(({ sequence, createdAt }) => ({
              value: String(sequence),
              label: t('packs.changes', { sequence: format.number(sequence), date: format.dateTime(createdAt) }),
            })),
            { value: ONLY, label: t('packs.only') },
          ]}
          value={chosen}
          onChange={setWhat}
        />
        {chosen === ONLY ? (
          <>
            <Field label={t('packs.codes')} help={t('packs.codesHelp')} lines={4} mono value={codes} onChange={setCodes} />
            <div>
              <ChooseList label={t('wantList.choose')} onFile={({ text }) => setCodes(linesOfList(text))} />
            </div>
          </>
        ) : null}
        {hasTrust ? (
          <Checkbox isSelected={trust} onChange={setTrust} help={t('packs.withTrustHelp')}>
            {t('packs.withTrust')}
          </Checkbox>
        ) : null}
        <Checkbox isSelected={passports} onChange={setPassports} help={t('packs.withPassportsHelp')}>
          {t('packs.withPassports')}
        </Checkbox>
        <Fingerprint label={t('packs.ownKey')} fingerprint={packs.fingerprint} help={t('packs.ownKeyHelp')} />
        {busy && saving === undefined ? <Progress label={t('packs.making', { count: made?.entries ?? 0 })} /> : null}
        {saving === undefined ? null : (
          <Progress
            label={t('packs.saving', { name: shown(made?.name ?? '') })}
            value={Math.floor((saving.done / saving.total) * 100)}
            total={100}
          />
        )}
        {!busy && made?.stage === 'made' ? (
          <p className={styles.strong} role="status">
            {t('packs.made', { sequence: made.sequence ?? 0, count: made.entries, size: format.bytes(made.size ?? 0) })}
          </p>
        ) : null}
        {!busy && made?.stage === 'made' && made.entries === 0 ? <Note urgent>{t('wantList.packEmpty')}</Note> : null}
        {fault === undefined ? null : <ErrorBox title={t('packs.notMade')} error={fault} />}
      </Form>
    </Dialog>
  );
}
