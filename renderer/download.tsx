// A file of the workbench, saved under a name by the browser's own dialogue. It is fetched by the page: only the page has the session.
import type { ReactNode } from 'react';
import { fileAt } from './api.ts';
import { useT } from './i18n/index.ts';
import { SaveLink, saveBlob, toast } from './ui/index.ts';

export interface DownloadProps {
  /** Of the workbench, from its first slash. */
  readonly href: string;
  readonly fileName: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Download({ href, fileName, ...link }: DownloadProps) {
  const t = useT();
  const save = (): void => {
    fileAt(href).then(
      (blob) => saveBlob(fileName, blob),
      () => toast('bad', t('common.notSaved', { name: fileName })),
    );
  };
  return <SaveLink onPress={save} {...link} />;
}
