// Watches a folder, and offers each trust list or pack in it once. It never imports a file.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { WatchOffer, WatchProblem, WatchState } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { Refusal } from '../../lib/problem.ts';
import { appliedPack } from '../../store/packs.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import { trustListByDigest, trustListInForce } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';
import { type Candidate, candidatesIn, type Unseen } from './candidates.ts';
import { type Content, contentOf, isUnreadable, problemOf, textOf } from './content.ts';

export interface FolderWatch {
  state(): WatchState;
  /** An empty path ends the watch. */
  choose(folder: string): WatchState;
  /** Runs one turn. Reads a file only if it is unchanged since the previous turn, so that a file still being copied is left alone. */
  look(): Promise<void>;
  /** Hides an offer or problem that the person has seen, here and on other sticks. */
  settle(id: string): WatchState;
  /** Returns the file of an offer as it was when it was offered. Throws `not-found`. */
  fileOf(id: string): Candidate;
  textOf(id: string): Promise<string>;
}

interface Known {
  readonly candidate: Candidate;
  readonly content?: Content;
}

/** The number of settled IDs that are kept. The oldest are dropped. */
const SETTLED = 500;
const SHOWN = 20;

export function folderWatch(context: AppContext, report: (fault: unknown) => void): FolderWatch {
  const { store } = context;
  let known: ReadonlyMap<string, Known> = new Map();
  /** A problem stays listed after the stick is removed. */
  let problems: readonly (WatchProblem & { readonly path: string })[] = [];
  let unseen: readonly Unseen[] = [];
  let present = false;
  let checkedAt: string | undefined;
  let turn: Promise<void> | undefined;

  const folder = (): string => readSetting(store, 'watchFolder') ?? '';
  const settled = (): readonly string[] => readSetting(store, 'watchSettled') ?? [];

  const step = async (): Promise<void> => {
    const where = folder();
    if (where === '') return;
    const found = await candidatesIn(where);
    if (folder() !== where) return;
    present = found !== undefined;
    unseen = found?.unseen ?? [];
    for (const { name, folder: at, error } of found?.unread ?? []) {
      const { code, detail } = problemOf(error, name === '' ? at : name);
      const path = join(at, name);
      // The system cannot return this name unchanged. The file exists but cannot be opened.
      tell({ path, mark: `${path}\n${code}`, name, folder: at }, name.includes('\u{fffd}') ? 'read-error' : code, detail);
    }
    const next = new Map<string, Known>();
    for (const candidate of found?.files ?? []) {
      const before = known.get(candidate.mark);
      next.set(candidate.mark, before ?? { candidate });
      if (before === undefined || before.content !== undefined) continue;
      const content = await judged(candidate);
      if (folder() !== where) return;
      next.set(candidate.mark, { candidate, content });
      // The file could be read this time, so earlier problems with it no longer apply.
      problems = problems.filter(({ path }) => path !== candidate.path);
      if (content.kind === 'problem') tell(candidate, content.code, content.detail);
    }
    known = next;
    checkedAt = context.now().toISOString();
  };

  /** A fault in one file does not end the turn. */
  const judged = (candidate: Candidate): Promise<Content> =>
    contentOf(candidate).catch((fault: unknown): Content => {
      report(fault);
      return { kind: 'problem', code: 'read-error', detail: `'${candidate.name}' could not be read` };
    });

  const tell = ({ path, mark, name, folder: at }: Omit<Candidate, 'size'>, code: string, detail: string): void => {
    const id = idOf(mark);
    if (settled().includes(id) || problems.some((one) => one.id === id)) return;
    problems = [{ id, name, folder: at, at: context.now().toISOString(), code, detail, path }, ...problems].slice(0, SHOWN);
  };

  /** Describes the present state. Unlike a problem with a file, it disappears once it no longer applies. */
  const omittedProblems = (): readonly WatchProblem[] => {
    const gone = settled();
    return unseen
      .map(({ code, folder: at, count, atLeast }) => ({
        id: idOf(`${code}\n${at}`),
        name: '',
        folder: at,
        at: checkedAt ?? '',
        code,
        count,
        ...(atLeast ? { atLeast } : {}),
        detail: `${atLeast ? 'at least ' : ''}${count} not looked at`,
      }))
      .filter(({ id }) => !gone.includes(id))
      .slice(0, SHOWN);
  };

  const offers = (): readonly WatchOffer[] => {
    const gone = new Set(settled());
    const active = trustListInForce(store);
    // A second list with the sequence of the one in force is offered, because a person has to know about it.
    const isOld = (sequence: number): boolean => active !== undefined && sequence < active.sequence;
    const isHeld = (sha256: string): boolean => {
      const held = trustListByDigest(store, sha256);
      return held !== undefined && held.setAside !== true;
    };
    const seen = new Set<string>();
    return [...known.values()].flatMap(({ candidate: { name, folder: at }, content }) => {
      if (content === undefined || content.kind === 'other' || content.kind === 'problem') return [];
      const { kind, sha256, by, sequence, issuedAt, selection } = content;
      const here = kind === 'trust' ? isOld(sequence) || isHeld(sha256) : appliedPack(store, sha256) !== undefined;
      // The same file on two sticks is offered once.
      if (here || gone.has(sha256) || seen.has(sha256) || seen.size >= SHOWN) return [];
      seen.add(sha256);
      return [{ id: sha256, kind, name, folder: at, by, sequence, issuedAt, ...(selection ? { selection } : {}) }];
    });
  };

  const fileOf = (id: string): Candidate => {
    for (const { candidate, content } of known.values())
      if (content !== undefined && 'sha256' in content && content.sha256 === id) return candidate;
    throw missing();
  };

  const watch: FolderWatch = {
    state: () => ({
      folder: folder(),
      present,
      suggestions: suggestions(),
      offers: offers(),
      problems: [...problems.map(({ path: _, ...problem }) => problem), ...omittedProblems()],
      ...defined({ checkedAt }),
    }),
    choose: (path) => {
      if (path !== '' && !isAbsolute(path))
        throw new Refusal('bad-parameter', `'${path}' is no whole path: it begins at the root or with a drive`);
      writeSetting(store, 'watchFolder', path);
      known = new Map();
      problems = [];
      unseen = [];
      present = false;
      checkedAt = undefined;
      return watch.state();
    },
    look: () => {
      turn ??= step()
        .catch((fault: unknown) => (store.db.open ? report(fault) : undefined))
        .finally(() => {
          turn = undefined;
        });
      return turn;
    },
    settle: (id) => {
      problems = problems.filter((one) => one.id !== id);
      writeSetting(store, 'watchSettled', [...settled().filter((one) => one !== id), id].slice(-SETTLED));
      return watch.state();
    },
    fileOf,
    textOf: async (id) => {
      const { path, size } = fileOf(id);
      try {
        return await textOf(path, size);
      } catch (error) {
        if (isUnreadable(error)) throw missing();
        throw error;
      }
    },
  };
  return watch;
}

const missing = () => new Refusal('not-found', 'the file is no longer there, or was removed while it was read: nothing was imported');
const idOf = (mark: string): string => createHash('sha256').update(mark).digest('hex');

/** The folders in which the operating system mounts USB sticks, and the downloads folder, as far as they exist. */
const suggestions = (): readonly string[] =>
  [`/run/media/${userInfo().username}`, `/media/${userInfo().username}`, '/Volumes', join(homedir(), 'Downloads')].filter((path) =>
    existsSync(path),
  );
