// Inspects files and dpp: links that the operating system passes to the desktop app; inactive in browser mode.
import { useEffect, useRef } from 'react';
import type { DesktopShell } from '../../../../server/contract/index.ts';
import { toast } from '../../../ui/index.ts';

declare global {
  interface Window {
    readonly desk?: DesktopShell;
  }
}

export function useInbox(onFiles: (files: readonly File[]) => void, onText: (text: string) => void): void {
  const latest = useRef({ onFiles, onText });
  useEffect(() => {
    latest.current = { onFiles, onText };
  });
  useEffect(() => {
    const { desk } = window;
    if (!desk) return;
    const take = async () => {
      const items = await desk.takeInbox();
      const files = items.flatMap((item) => (item.kind === 'file' ? [new File([item.bytes], item.name)] : []));
      if (files.length > 0) latest.current.onFiles(files);
      for (const item of items) {
        if (item.kind === 'text') latest.current.onText(item.text);
        if (item.kind === 'refused') toast('bad', `${item.name}: ${item.detail}`);
      }
    };
    void take();
    return desk.onInbox(() => void take());
  }, []);
}
