// Signs and publishes one passport after confirmation.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { PassportDetail } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { ActionDialog, Button, Note } from '../../../ui/index.ts';
import { passportsChanged } from '../../../workbench/passports-changed.ts';
import { useWorkbench } from '../../../workbench/workbench.ts';
import { Demonstration } from '../demonstration.tsx';

export function Publish({ passport }: { readonly passport: PassportDetail }) {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useWorkbench();
  const [asking, setAsking] = useState(false);
  const label = passport.published ? t('passports.publishAgain') : t('passports.publish');
  return (
    <>
      <Button kind={passport.published ? 'plain' : 'primary'} icon={<Send aria-hidden />} onPress={() => setAsking(true)}>
        {label}
      </Button>
      <ActionDialog
        title={t('passports.publishTitle')}
        isOpen={asking}
        action={label}
        onClose={() => setAsking(false)}
        run={() => api.publish(passport.dppCode)}
        done={t('passports.publishedNow')}
        onDone={() => passportsChanged(client)}
      >
        <p>{t('passports.publishText')}</p>
        <Demonstration count={passport.demonstration ? 1 : 0} />
        {state?.baseUrlIsDefault ? (
          <Note>
            <p>{t('passports.publishDefaultUrl', { url: state.baseUrl })}</p>
            <Button onPress={() => navigate({ to: '/settings' })}>{t('passports.toSettings')}</Button>
          </Note>
        ) : null}
      </ActionDialog>
    </>
  );
}
