// Takes in files from any source: inspects them, asks about lists of codes, and opens a pack on its own screen.
import { useNavigate } from '@tanstack/react-router';
import { openBundles } from '../../../evidence/bundles.ts';
import { sortOut } from '../../../files/sort-out.ts';
import { bringPack } from '../../../files/upload.ts';
import { type Translate, useT } from '../../../i18n/index.ts';
import { shown, toast } from '../../../ui/index.ts';
import { completeMissing } from '../bulk/hand-over.ts';
import { whileLooking } from '../bulk/looking.ts';
import { bring } from '../bulk/open.ts';
import type { FileSource } from '../queue/jobs.ts';
import { sortFiles } from './bring-files.ts';
import { askAbout } from './open-lists.ts';

/** Policy: more names than these hide the message. */
const NAMED = 5;

function namesOf(files: readonly File[], t: Translate): string {
  const names = files
    .slice(0, NAMED)
    .map(({ name }) => shown(name))
    .join(', ');
  return files.length > NAMED ? t('inspect.sd.more', { names, count: files.length - NAMED }) : names;
}

/** The returned function finishes its work even if the screen is left meanwhile. */
export function useBringFiles(): (files: readonly File[], channel?: FileSource['channel']) => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  return async (files, channel = 'file') => {
    const { packs, bundles, others: rest } = await sortOut(files);
    openBundles(bundles);
    const onUnpack = (name: string) => toast('info', t('inspect.list.unpacking', { name: shown(name) }));
    const { sources, lists } = await whileLooking(rest.length, (report) => sortFiles(rest, channel, onUnpack, report));
    const { completed, others } = await completeMissing(sources).catch(() => ({ completed: [], others: sources }));
    for (const { name, missing, here } of completed) toast('info', t('bulk.completed', { name: shown(name), missing, here }));
    if (others.length > 0) bring(others);
    askAbout(lists);
    const [pack, ...more] = packs;
    if (pack === undefined) return;
    if (more.length > 0) toast('bad', t('inspect.onePack', { name: namesOf(more, t) }));
    void bringPack(pack);
    await navigate({ to: '/packs' });
  };
}
