// Says who was signed in when an item was inspected; renders nothing if officers never sign in.
import type { Inspection } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { useOfficers } from '../workbench/officers.ts';

export function InspectedBy({ inspection: { signedIn } }: { readonly inspection: Inspection }) {
  const t = useT();
  const isOn = useOfficers()?.isOn === true;
  if (signedIn === undefined && !isOn) return null;
  return (
    <p>
      {signedIn === undefined
        ? t('officers.nobody')
        : `${t('officers.inspectedBy')}: ${signedIn.map(({ name }) => name).join(', ')} (${t('officers.signedIn')})`}
    </p>
  );
}
