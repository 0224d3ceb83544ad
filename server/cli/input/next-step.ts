// Suggests what to do next when a data folder cannot be used and the message itself does not state it.
import { isDamage } from '../../features/backups/index.ts';
import type { StoreFault, StoreFaultCode } from '../../lib/store-fault.ts';

const NEXT: Readonly<Partial<Record<StoreFaultCode, string>>> = {
  'no-store': "--data names another folder; 'desk serve', 'desk import' and the app make a store where there is none",
  'store-gone':
    "'desk restore FILE' puts a backup in its place; 'desk start-anew --by NAME --reason TEXT' begins a store that knows nothing of what was recorded or revoked",
  'key-gone':
    "'desk restore FILE' brings the key back; 'desk start-anew --by NAME --reason TEXT' has another one follow it, with a line in the log",
  maintenance:
    "'desk maintenance show' says more; 'desk maintenance off --by NAME' ends it; 'desk status revoke DPPCODE --by NAME' goes on",
  'log-tree-damaged':
    "records are kept all the same, and 'desk log verify' still compares them; 'desk restore FILE' puts a backup from before the damage in its place, and keeps what is here",
  'name-taken': "--base-url names the service otherwise; on a second computer of that service, 'desk restore FILE' brings its keys",
  'newer-store': 'install that version or a later one here',
};

/** `thrown` is the original error, from SQLite or the file system. */
export const nextStep = ({ code }: StoreFault, thrown: unknown): string | undefined =>
  isDamage(thrown) ? "'desk restore FILE' puts a backup in its place, and keeps what is here" : NEXT[code];
