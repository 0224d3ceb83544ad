// Adds an issuer on this computer; requires a DID document, a compared fingerprint and a reason.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrustOverview } from '../../../server/contract/index.ts';
import { FingerprintField } from '../../fingerprint/fingerprint-field.tsx';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { compared } from '../../scan/fingerprint.ts';
import { Persons, useSigning } from '../../sign-off/signing.tsx';
import { lookAtDocument } from '../../trust-list/queries.ts';
import { ActionDialog, Field, shown } from '../../ui/index.ts';

export interface AddIssuerProps {
  readonly onClose: () => void;
  readonly onDone: (overview: TrustOverview) => Promise<void>;
}

const EMPTY = { document: '', name: '', country: '', fingerprint: '', reason: '' };

export function AddIssuer({ onClose, onDone }: AddIssuerProps) {
  const t = useT();
  const signing = useSigning();
  const [given, setGiven] = useState(EMPTY);
  const country = given.country.trim().toUpperCase();
  const { signed } = signing;
  const document = given.document.trim();
  // The document is previewed while the form is filled in; the preview is not cached.
  const { data: look } = useQuery({
    queryKey: ['did-document', document],
    queryFn: ({ signal }) => lookAtDocument(document, signal),
    enabled: document !== '',
    retry: false,
    gcTime: 0,
  });
  const fingerprints = look?.fingerprints ?? [];
  const ready =
    [document, given.name, given.reason].every((text) => text.trim() !== '') && compared(given.fingerprint, fingerprints) === 'same';
  const field = (name: keyof typeof EMPTY) => ({
    value: given[name],
    onChange: (value: string) => setGiven((before) => ({ ...before, [name]: value })),
  });
  const add = async () => {
    if (signed === undefined) return;
    const { document, name, fingerprint, reason } = given;
    await onDone(await api.addIssuer({ document, name, fingerprint, reason, ...signed, ...(country === '' ? {} : { country }) }));
  };
  return (
    <ActionDialog
      title={t('trust.addTitle')}
      wide
      action={t('trust.addDo')}
      isReady={ready && signed !== undefined}
      onClose={onClose}
      run={add}
      done={t('trust.addDone')}
    >
      <p>{t('trust.addLead')}</p>
      <Field
        label={t('trust.document')}
        help={
          look?.did === undefined ? t('trust.documentHelp') : t('trust.documentOf', { did: shown(look.did), count: fingerprints.length })
        }
        lines={6}
        mono
        error={look?.fault}
        {...field('document')}
      />
      <FingerprintField
        label={t('trust.fingerprintGiven')}
        help={t('trust.fingerprintHelp')}
        expected={fingerprints}
        same={t('trust.sameDocument')}
        differs={t('trust.differsDocument')}
        {...field('fingerprint')}
      />
      <Field label={t('trust.name')} {...field('name')} maxLength={200} />
      <Field label={t('trust.country')} help={t('trust.countryHelp')} {...field('country')} maxLength={2} />
      <Field label={t('trust.reason')} {...field('reason')} maxLength={2000} />
      <Persons {...signing} />
    </ActionDialog>
  );
}
