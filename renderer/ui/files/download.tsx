// A file of the workbench, saved under a name by the browser's own dialogue. It is fetched by the page: only the page has the session.
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { fileAt } from '../../lib/api.ts';
import { SaveLink } from '../controls/button.tsx';
import { toast } from '../feedback/toast.tsx';
import { saveBlob } from './save-file.ts';

export interface DownloadProps {
  /** Of the workbench, from its first slash. */
  readonly href: string;
  readonly fileName: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Download({ href, fileName, ...link }: DownloadProps) {
  const save = useSave();
  return <SaveLink onPress={() => save(href, fileName)} {...link} />;
}

/** Says so when the file does not come. */
export function useSave(): (href: string, fileName: string) => Promise<void> {
  const t = useT();
  return async (href, fileName) => {
    try {
      saveBlob(fileName, await fileAt(href));
    } catch {
      toast('bad', t('common.notSaved', { name: fileName }));
    }
  };
}
