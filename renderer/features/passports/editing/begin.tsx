// The buttons that edit or copy a passport.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, FilePenLine } from 'lucide-react';
import type { EditStart, PassportDetail } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, original } from '../../../ui/index.ts';
import { beginEdit } from './queries.ts';

interface BeginProps {
  readonly passport: PassportDetail;
  readonly onFault: (fault: unknown) => void;
}

export function Begin({ passport: { dppCode, standing }, onFault }: BeginProps) {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const begin = async (start: EditStart) => {
    try {
      const { id } = await beginEdit(start);
      await client.invalidateQueries({ queryKey: ['edits'] });
      await navigate({ to: '/edit/$id', params: { id } });
    } catch (thrown) {
      onFault(thrown);
    }
  };
  const code = original(dppCode);
  return (
    <>
      <Button icon={<Copy aria-hidden />} onPress={() => begin({ copyOf: code })}>
        {t('edit.copy')}
      </Button>
      {standing?.state === 'revoked' ? null : (
        <Button icon={<FilePenLine aria-hidden />} onPress={() => begin({ passport: code })}>
          {t('edit.edit')}
        </Button>
      )}
    </>
  );
}
