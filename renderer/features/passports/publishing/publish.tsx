// Signs and publishes one passport after confirmation.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { PassportDetail } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { Button, Dialog, ErrorBox, Note, toast } from '../../../ui/index.ts';
import { passportsChanged } from '../../../workbench/passports-changed.ts';
import { useWorkbench } from '../../../workbench/workbench.ts';
import { Demonstration } from '../demonstration.tsx';

export function Publish({ passport }: { readonly passport: PassportDetail }) {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useWorkbench();
  const [asking, setAsking] = useState(false);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () => api.publish(passport.dppCode),
    onSuccess: async () => {
      setAsking(false);
      toast('good', t('passports.publishedNow'));
      await passportsChanged(client);
    },
  });
  const label = passport.published ? t('passports.publishAgain') : t('passports.publish');
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button kind={passport.published ? 'plain' : 'primary'} icon={<Send aria-hidden />} onPress={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        title={t('passports.publishTitle')}
        isOpen={asking}
        onClose={close}
        confirm={
          <Button kind="primary" onPress={() => isPending || mutate()}>
            {label}
          </Button>
        }
      >
        <p>{t('passports.publishText')}</p>
        <Demonstration count={passport.demonstration ? 1 : 0} />
        {state?.baseUrlIsDefault ? (
          <Note>
            <p>{t('passports.publishDefaultUrl', { url: state.baseUrl })}</p>
            <Button onPress={() => navigate({ to: '/settings' })}>{t('passports.toSettings')}</Button>
          </Note>
        ) : null}
        {error ? <ErrorBox error={error} /> : null}
      </Dialog>
    </>
  );
}
