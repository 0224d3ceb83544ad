// Opens the file dialog of the operating system; the same file types may be dropped anywhere on the screen.
import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../../../i18n/index.ts';
import { listed } from '../../../lib/turns.ts';
import { Button } from '../../../ui/index.ts';

const ACCEPTED =
  '.pdf,.png,.jpg,.jpeg,.webp,.json,.jsonld,.jwt,.txt,.sdjwt,.pack,.zip,.csv,.tsv,application/pdf,image/png,image/jpeg,image/webp,application/json,text/plain';

export function ChooseFiles({ label, onFiles }: { readonly label?: string; readonly onFiles: (files: readonly File[]) => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        hidden
        onChange={({ target }) => {
          const { files } = target;
          if (files === null || files.length === 0) return;
          void listed(files).then((all) => {
            // Allows choosing the same file again, and releases the list. Other files may have been chosen meanwhile.
            if (target.files === files) target.value = '';
            onFiles(all);
          });
        }}
      />
      <Button icon={<FolderOpen aria-hidden />} onPress={() => input.current?.click()}>
        {label ?? t('inspect.files.choose')}
      </Button>
    </>
  );
}
