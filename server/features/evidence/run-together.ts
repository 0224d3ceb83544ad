// Shows a run of several desks: the state of each part by the current trust lists, and the entries of all desks.
import type { MostDuplicates, RunPart, RunTogether } from '../../contract/index.ts';
import { judgeFinding } from '../../domain/bundle/judge.ts';
import { defined } from '../../domain/json/defined.ts';
import { countRows } from '../../domain/runs/count.ts';
import type { KeptPart } from '../../domain/runs/part.ts';
import { type DeskRow, together } from '../../domain/runs/together.ts';
import { type DeskList, judgeDesk } from '../../domain/trust-list/desks.ts';
import { fingerprintOfDidKey } from '../../domain/trust-list/read.ts';
import { type ListedPart, ownRows, partsOf } from '../../store/runs/parts.ts';
import type { AppContext } from '../app-context/index.ts';
import { deskListsIn } from './judge.ts';

const MOST_DUPLICATES: MostDuplicates = 200;

interface PageOfRows {
  readonly limit: number;
  readonly offset: number;
}

export function runTogether({ store, now }: Pick<AppContext, 'store' | 'now'>, run: string, { limit, offset }: PageOfRows): RunTogether {
  const listed = partsOf(store, run);
  const lists = listed.length === 0 ? [] : deskListsIn(store, now());
  const others = listed.flatMap(({ number, kept, isReplaced }) =>
    isReplaced || typeof kept === 'string' ? [] : [{ part: number, rows: rowsOf(kept) }],
  );
  const own = ownRows(store, run);
  const whole = together([{ part: 0, rows: own }, ...others]);
  const { duplicates, rows } = whole;
  return {
    parts: listed.map((part) => shownPart(part, lists, now())),
    counts: whole.counts,
    here: countsIn(own),
    duplicates: {
      total: duplicates.length,
      differing: duplicates.filter(({ differs }) => differs.length > 0).length,
      items: duplicates.slice(0, MOST_DUPLICATES),
    },
    rows: { total: rows.length, items: rows.slice(offset, offset + limit) },
  };
}

const countsIn = (rows: readonly DeskRow[]): RunTogether['here'] => countRows(rows.map((row) => ({ ...row, id: row.number })));

const rowsOf = ({ entries }: KeptPart): readonly DeskRow[] => entries.filter(({ isPast }) => isPast !== true);

function shownPart({ number, line, kept, isReplaced }: ListedPart, lists: readonly DeskList[], now: Date): RunPart {
  const { bundle, desk, madeAt, at, officer, signedIn, note, signer } = line;
  const about = {
    number,
    sha256: bundle,
    fingerprint: fingerprintOfDidKey(desk),
    madeAt,
    addedAt: at,
    officer,
    ...defined({ signedIn, note }),
    ...(isReplaced ? { isReplaced: true as const } : {}),
  };
  if (typeof kept === 'string') return { ...about, state: kept };
  const { manifest, run, entries, fingerprint, sha256 } = kept;
  const finding = {
    state: 'as-signed',
    manifest,
    fingerprint,
    sha256,
    entries,
    files: 0,
    runs: [],
    erasures: [],
    report: 'not-compared',
  } as const;
  const judged = judgeFinding(finding, { standing: (did, signedAt) => judgeDesk(did, signedAt, lists, now), ...defined({ signer }) });
  const { id: _, ...head } = run;
  return {
    ...about,
    ...(judged.state === 'intact'
      ? { state: 'intact' }
      : { state: 'undetermined', ...defined({ doubt: judged.state === 'undetermined' ? judged.doubt : undefined }) }),
    ...defined({ name: 'desk' in judged ? judged.desk.name : undefined }),
    run: head,
    counts: countsIn(rowsOf(kept)),
  };
}
