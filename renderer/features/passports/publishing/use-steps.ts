// Runs a job of the workbench step by step: progress, start, stop, resume.
import { useEffect, useRef, useState } from 'react';
import type { PublishAgainStep } from '../../../../server/contract/index.ts';
import { type Committed, commit } from '../../../lib/commit.ts';

interface Steps {
  readonly state: 'asked' | 'running' | 'stopped' | 'done';
  readonly done: number;
  readonly refused: PublishAgainStep['refused'];
  readonly error: unknown;
  readonly start: () => void;
  readonly stop: () => void;
}

const BEGIN = { state: 'asked', done: 0, refused: [], error: undefined } as const;

export function useSteps(step: (after: string | undefined, pass: Committed) => Promise<PublishAgainStep>): Steps {
  const [now, setNow] = useState<Omit<Steps, 'start' | 'stop'>>(BEGIN);
  const after = useRef<string>(undefined);
  const wanted = useRef(false);
  useEffect(
    () => () => {
      wanted.current = false;
    },
    [],
  );
  const run = async (pass: Committed) => {
    wanted.current = true;
    setNow((before) => ({ ...before, state: 'running', error: undefined }));
    try {
      while (wanted.current) {
        const { done, refused, next } = await step(after.current, pass);
        after.current = next;
        const state = next === undefined ? 'done' : wanted.current ? 'running' : 'stopped';
        setNow((before) => ({ ...before, state, done: before.done + done, refused: [...before.refused, ...refused] }));
        if (next === undefined) return;
      }
    } catch (error) {
      setNow((before) => ({ ...before, state: 'stopped', error }));
    }
  };
  return {
    ...now,
    start: () => void commit(run),
    stop: () => {
      wanted.current = false;
    },
  };
}
