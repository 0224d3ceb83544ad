// Takes in files from any source: inspects them, asks about lists of codes, and opens a pack on its own screen.
import { useNavigate } from '@tanstack/react-router';
import { sortOut } from '../../../files/sort-out.ts';
import { bringPack } from '../../../files/upload.ts';
import { useT } from '../../../i18n/index.ts';
import { shown, toast } from '../../../ui/index.ts';
import type { FileSource } from '../queue/jobs.ts';
import { queue } from '../queue/use-queue.ts';
import { sortFiles } from './bring-files.ts';
import { askAbout } from './open-lists.ts';

/** The returned function finishes its work even if the screen is left meanwhile. */
export function useBringFiles(): (files: readonly File[], channel?: FileSource['channel']) => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  return async (files, channel = 'file') => {
    const { packs, others: rest } = await sortOut(files);
    const { sources, lists } = await sortFiles(rest, channel, (name) => toast('info', t('inspect.list.unpacking', { name: shown(name) })));
    if (sources.length > 0) queue.bring(sources);
    askAbout(lists);
    const [pack, ...others] = packs;
    if (pack === undefined) return;
    for (const { name } of others) toast('bad', t('inspect.onePack', { name: shown(name) }));
    void bringPack(pack);
    await navigate({ to: '/packs' });
  };
}
