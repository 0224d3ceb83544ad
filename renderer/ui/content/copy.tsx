// A button that copies a text to the clipboard, with a label or as an icon.
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { toast } from '../feedback/toast.tsx';

const SHOWN_MS = 2_000;

/** `copied` is true for a while after each success. */
function useCopy(text: string): { readonly copied: boolean; readonly copy: () => Promise<void> } {
  const t = useT();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast('good', t('common.copied'));
    } catch {
      toast('bad', t('common.copyFailed'));
    }
  };
  return { copied, copy };
}

const mark = (copied: boolean) => (copied ? <Check aria-hidden /> : <Copy aria-hidden />);

export function CopyButton({ text, children }: { readonly text: string; readonly children?: string }) {
  const t = useT();
  const { copied, copy } = useCopy(text);
  return (
    <Button kind="quiet" icon={mark(copied)} onPress={copy}>
      {children ?? t('common.copy')}
    </Button>
  );
}

/** `<CopyIcon text={state.serviceDid} label={t('settings.copyDid')} />`: the label is the accessible name and the tooltip. */
export function CopyIcon({ text, label }: { readonly text: string; readonly label: string }) {
  const { copied, copy } = useCopy(text);
  return <IconButton label={label} icon={mark(copied)} onPress={copy} />;
}
