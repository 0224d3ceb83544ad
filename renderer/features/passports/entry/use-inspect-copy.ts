// Inspects a signed copy of a passport and opens the result.

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CredentialSummary } from '../../../../server/contract/index.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { original } from '../../../ui/index.ts';

export function useInspectCopy(): { readonly inspect: (copy: CredentialSummary) => Promise<void>; readonly error: unknown } {
  const language = useLanguage();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>();
  const inspect = async ({ body }: CredentialSummary) => {
    setError(undefined);
    try {
      // Nothing was scanned, so there is no expected product: the verdict is about the document only.
      const { inspections } = await api.inspect({ channel: 'file', text: original(body), language });
      const id = inspections[0]?.id;
      if (id !== undefined) await navigate({ to: '/inspections/$id', params: { id: String(id) } });
    } catch (fault) {
      setError(fault);
    }
  };
  return { inspect, error };
}

/** The copy that represents the passport: the passport itself before attestations, JSON before other forms. */
export const copyOf = (copies: readonly CredentialSummary[]): CredentialSummary | undefined =>
  copies.find(({ type, format }) => type === 'DigitalProductPassport' && format === 'vc') ??
  copies.find(({ type }) => type === 'DigitalProductPassport') ??
  copies[0];
