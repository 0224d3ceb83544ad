// Saves a file of the workbench; the page fetches it, because only the page has the session.
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { fileAt, Refused } from '../../lib/api.ts';
import { SaveLink } from '../controls/button.tsx';
import { toast } from '../feedback/toast.tsx';
import { saveBlob } from './save-file.ts';

export interface DownloadProps {
  /** An address of the workbench, starting with a slash. */
  readonly href: string;
  readonly fileName: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Download({ href, fileName, ...link }: DownloadProps) {
  const save = useSave();
  return <SaveLink onPress={() => save(href, fileName)} {...link} />;
}

/** Reports a file that cannot be fetched. */
export function useSave(): (href: string, fileName: string) => Promise<void> {
  const t = useT();
  return async (href, fileName) => {
    try {
      saveBlob(fileName, await fileAt(href));
    } catch (error) {
      const why = error instanceof Refused ? error.problem.detail : '';
      toast('bad', why === '' ? t('common.notSaved', { name: fileName }) : t('common.refusedFile', { name: fileName, why }));
    }
  };
}
