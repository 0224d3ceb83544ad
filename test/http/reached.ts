// What a desk is to hold in; a desk in a folder of its own and a way to ask it out. It ends with the suite, and a fault that the server met on the way fails it.
import { afterAll, beforeAll, expect } from 'vitest';
import { createPublic } from '../../server/routes/public.ts';
import { createWorkbench } from '../../server/routes/workbench.ts';
import { type Client, overSocket } from './client.ts';
import { type FreshDesk, type FreshOptions, freshDesk } from './desk.ts';

export interface Reached extends FreshDesk {
  readonly ask: Client['ask'];
  readonly report: (fault: unknown) => void;
}

type Connect = typeof overSocket;

function reached(fresh: FreshDesk, connect: Connect, create: (report: Reached['report']) => Parameters<Connect>[0]): Reached {
  const faults: unknown[] = [];
  const report = (fault: unknown): void => void faults.push(fault);
  let client: Client;
  beforeAll(async () => {
    client = await connect(create(report));
  });
  afterAll(async () => {
    await client.close();
    fresh.close();
    expect(faults).toEqual([]);
  });
  return { ...fresh, report, ask: (target, options) => client.ask(target, options) };
}

/** `const { desk, ask } = reachedWorkbench(overChannel)` */
export function reachedWorkbench(connect: Connect, options?: FreshOptions): Reached {
  const fresh = freshDesk(options);
  return reached(fresh, connect, (report) => createWorkbench(fresh.desk, { report }));
}

/** The public interface, over a socket. */
export function reachedPublic(options?: FreshOptions): Reached {
  const fresh = freshDesk(options);
  return reached(fresh, overSocket, (report) => createPublic(fresh.reader, { report }));
}
