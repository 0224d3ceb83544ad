// Restrictions of an issuer on this computer: the table cell that shows them, and the dialog that adds or lifts one.
import { Ban, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { IssuerRestriction, RestrictionRequest, TrustedIssuer } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { ReasonDialog, type Reasoned } from '../../sign-off/reason-dialog.tsx';
import styles from '../../trust-list/trust.module.css';
import { Badge, Button, Field, Foreign, original, shown } from '../../ui/index.ts';

/** What is to be decided about an issuer. */
export interface Deciding {
  readonly issuer: TrustedIssuer;
  readonly lifts: boolean;
}

export interface RestrictionCellProps {
  readonly issuer: TrustedIssuer;
  readonly restrictions: readonly IssuerRestriction[];
  readonly onDecide: (deciding: Deciding) => void;
}

export function RestrictionCell({ issuer, restrictions, onDecide }: RestrictionCellProps) {
  const t = useT();
  const format = useFormat();
  const name = shown(issuer.name ?? issuer.did);
  const decide = (lifts: boolean) => () => onDecide({ issuer, lifts });
  if (restrictions.length === 0) {
    return (
      <Button kind="quiet" icon={<Ban aria-hidden />} aria-label={t('trust.restrictNamed', { name })} onPress={decide(false)}>
        {t('trust.restrict')}
      </Button>
    );
  }
  return (
    <div className={styles.lines}>
      <Badge tone="warn" icon={<Ban aria-hidden />}>
        {t('trust.restricted')}
      </Badge>
      {restrictions.map(({ types, at, who, reason }) => (
        <span key={`${at} ${types.join(' ')}`} className={styles.muted}>
          {types.length === 0 ? t('trust.acceptsNone') : t('trust.onlyFor', { types: shown(types.join(', ')) })} · <Foreign text={who} />,{' '}
          {format.date(at)}: <Foreign text={reason} />
        </span>
      ))}
      <Button kind="quiet" icon={<Undo2 aria-hidden />} aria-label={t('trust.liftNamed', { name })} onPress={decide(true)}>
        {t('trust.lift')}
      </Button>
    </div>
  );
}

export interface RestrictionDialogProps extends Deciding {
  readonly onClose: () => void;
  readonly onRestrict: (did: string, body: RestrictionRequest) => Promise<void>;
  readonly onLift: (did: string, given: Reasoned) => Promise<void>;
}

/** One person may add a restriction. Lifting one takes two people if the settings require two. */
export function RestrictionDialog({ issuer, lifts, onClose, onRestrict, onLift }: RestrictionDialogProps) {
  const t = useT();
  const [types, setTypes] = useState('');
  const did = original(issuer.did);
  return (
    <ReasonDialog
      title={t(lifts ? 'trust.liftTitle' : 'trust.restrictTitle')}
      action={t(lifts ? 'trust.liftDo' : 'trust.restrictDo')}
      isDangerous={lifts}
      mayNeedTwo={lifts}
      onClose={onClose}
      send={(given) => (lifts ? onLift(did, given) : onRestrict(did, { types: types.split(/\s+/).filter(Boolean), ...given }))}
    >
      <p>{t(lifts ? 'trust.liftText' : 'trust.restrictText', { name: shown(issuer.name ?? issuer.did) })}</p>
      {lifts ? null : (
        <Field
          label={t('trust.accepted')}
          help={t('trust.acceptedHelp')}
          lines={3}
          mono
          value={types}
          onChange={setTypes}
          maxLength={2000}
        />
      )}
    </ReasonDialog>
  );
}
