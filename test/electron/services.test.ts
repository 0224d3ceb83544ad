// The shell's server processes, spoken for by fakes: opening, calls, restarts that are told of, three strikes, publishing, a clean stop.
import { describe, expect, it, vi } from 'vitest';
import { type Fork, type Services, startServices } from '../../electron/services.ts';
import { publishWish } from '../../server/process/publish.ts';
import type { Phase } from '../../server/process/supervise.ts';
import { type FakeProcess, utilityProcess } from '../fixtures/electron.ts';

const READY = { ready: true, versions: { node: '24' } };
let phases: Phase[];
let killed: number[];

const begin = (secret?: string): Services => {
  utilityProcess.forked.length = 0;
  phases = [];
  killed = [];
  return startServices({
    fork: utilityProcess.fork.bind(utilityProcess) as unknown as Fork,
    programs: { workbench: '/app/out/workbench.js', public: '/app/out/public.js' },
    folder: '/data',
    secret,
    env: { PATH: '/usr/bin', HOME: '/home/me', AWS_SECRET_ACCESS_KEY: 'x', NODE_OPTIONS: '--inspect', DPP_DESK_PASSPHRASE: 'p' },
    kill: (pid) => killed.push(pid),
    changed: (phase) => phases.push(phase),
    timing: { pauses: [1, 1], stopWithin: 50 },
  });
};

const forks = () => utilityProcess.forked;
const process = (index: number): FakeProcess => {
  const found = forks()[index]?.process;
  if (found === undefined) throw new Error(`process ${index} was not forked`);
  return found;
};
const request = { method: 'GET', url: '/workbench/state', headers: {} };

describe('a start', () => {
  it('forks the workbench with a small environment and gives it folder and secret as its first message', () => {
    begin('s3cret');
    expect(forks()).toHaveLength(1);
    expect(forks()[0]).toMatchObject({
      path: '/app/out/workbench.js',
      args: [],
      options: { env: { PATH: '/usr/bin', HOME: '/home/me' }, stdio: 'pipe', serviceName: 'DPP Desk workbench' },
    });
    expect(process(0).posted).toEqual([{ open: { folder: '/data', mode: 'desktop', switchesPublic: true, secret: 's3cret' } }]);
  });

  it('forks no public process of its own accord', () => {
    begin();
    process(0).emit('message', READY);
    expect(forks()).toHaveLength(1);
  });

  it('lets calls wait until the workbench is ready, then answers them', async () => {
    const services = begin();
    const call = services.call(request);
    expect(process(0).posted).toHaveLength(1);
    process(0).emit('message', READY);
    await vi.waitFor(() => expect(process(0).posted).toHaveLength(2));
    process(0).emit('message', { id: 1, status: 200, headers: {}, body: new Uint8Array([1]) });
    expect(await call).toMatchObject({ status: 200 });
    expect(phases).toEqual(['ready']);
  });
});

describe('a process that ends by itself', () => {
  it('fails the calls under way, is started again and told so', async () => {
    const services = begin();
    process(0).emit('message', READY);
    const lost = services.call(request);
    await vi.waitFor(() => expect(process(0).posted).toHaveLength(2));
    const outcome = expect(lost).rejects.toThrow('its process ended during the call');
    process(0).emit('exit', 9);
    await outcome;
    const waiting = services.call(request);
    await vi.waitFor(() => expect(forks()).toHaveLength(2));
    expect(process(1).posted).toEqual([{ open: { folder: '/data', mode: 'desktop', switchesPublic: true, restarted: { exitCode: 9 } } }]);
    process(1).emit('message', READY);
    await vi.waitFor(() => expect(process(1).posted).toHaveLength(2));
    process(1).emit('message', { id: 1, status: 204, headers: {}, body: new Uint8Array() });
    expect(await waiting).toMatchObject({ status: 204 });
    expect(phases).toEqual(['ready', 'waiting', 'starting', 'ready']);
  });

  it('is given up after three strikes, with its own words, until somebody wants to try again', async () => {
    const services = begin();
    const waiting = expect(services.call(request)).rejects.toThrow('the key file is locked');
    for (let index = 0; index < 3; index++) {
      process(index).stderr.emit('data', Buffer.from(`strike ${index}\n`));
      process(index).emit('message', { fault: { code: 'key-locked', detail: 'the key file is locked' } });
      process(index).emit('exit', 78);
      if (index < 2) await vi.waitFor(() => expect(forks()).toHaveLength(index + 2));
    }
    await waiting;
    expect(forks()).toHaveLength(3);
    expect(phases.at(-1)).toBe('failed');
    expect(services.fault()).toBe('the key file is locked');
    expect(services.log()).toBe('strike 0\nstrike 1\nstrike 2\n');
    services.retry();
    expect(forks()).toHaveLength(4);
    process(3).emit('message', READY);
    expect(phases.at(-1)).toBe('ready');
    expect(services.fault()).toBeUndefined();
  });

  it('for want of memory is logged and started again; the main process goes on', async () => {
    const services = begin();
    process(0).emit('message', READY);
    process(0).emit('error', 'FatalError', 'heap limit', '{}');
    expect(process(0).killed).toBe(true);
    await vi.waitFor(() => expect(forks()).toHaveLength(2));
    expect(services.log()).toBe('workbench: FatalError at heap limit\n');
    expect(phases).toEqual(['ready', 'waiting', 'starting']);
  });

  it('keeps only the end of what it writes', () => {
    const services = begin();
    process(0).stdout.emit('data', Buffer.from('x'.repeat(200_000)));
    process(0).stdout.emit('data', Buffer.from('end'));
    expect(services.log()).toHaveLength(64 * 1024);
    expect(services.log().endsWith('xend')).toBe(true);
  });
});

describe('the public listener', () => {
  it('starts when the workbench asks, without the secret, and stops when it asks again', async () => {
    begin('s3cret');
    process(0).emit('message', READY);
    process(0).emit('message', { publish: { host: '127.0.0.1', port: 8080 } });
    await vi.waitFor(() => expect(forks()).toHaveLength(2));
    expect(forks()[1]?.path).toBe('/app/out/public.js');
    expect(process(1).posted).toEqual([{ open: { folder: '/data', host: '127.0.0.1', port: 8080 } }]);
    process(1).emit('message', READY);
    process(0).emit('message', { publish: null });
    await vi.waitFor(() => expect(process(1).posted.at(-1)).toEqual({ stop: true }));
  });

  it('says how it stands, and is not tried again when its address is taken', async () => {
    begin();
    process(0).emit('message', READY);
    process(0).emit('message', { publish: { host: '127.0.0.1', port: 8080 } });
    await vi.waitFor(() => expect(forks()).toHaveLength(2));
    expect(process(0).posted.at(-1)).toEqual({ published: { state: 'starting' } });
    process(1).emit('message', { fault: { code: 'EADDRINUSE', detail: '127.0.0.1:8080 is in use' } });
    expect(process(0).posted.at(-1)).toMatchObject({
      published: { state: 'failed', code: 'EADDRINUSE', detail: '127.0.0.1:8080 is in use' },
    });
    process(1).emit('exit', 78);
    process(0).emit('message', { publish: { host: '127.0.0.1', port: 8081, fallback: 'none' } });
    await vi.waitFor(() => expect(forks()).toHaveLength(3));
    process(2).emit('message', { ...READY, url: 'http://127.0.0.1:8081' });
    await vi.waitFor(() =>
      expect(process(0).posted.at(-1)).toMatchObject({ published: { state: 'on', url: 'http://127.0.0.1:8081', fallback: 'none' } }),
    );
  });

  it('that ends three times in a row is given up, and the workbench hears why', async () => {
    begin();
    process(0).emit('message', READY);
    process(0).emit('message', { publish: { host: '127.0.0.1', port: 8080 } });
    for (const number of [1, 2, 3]) {
      await vi.waitFor(() => expect(forks()).toHaveLength(number + 1));
      process(number).emit('exit', 9);
    }
    expect(process(0).posted.at(-1)).toMatchObject({
      published: { state: 'failed', code: 'ended', detail: expect.stringContaining('exit code 9') },
    });
  });

  it('is started again when it ends by itself, and the workbench hears of it', async () => {
    begin();
    process(0).emit('message', READY);
    process(0).emit('message', { publish: { host: '127.0.0.1', port: 8080 } });
    await vi.waitFor(() => expect(forks()).toHaveLength(2));
    process(1).emit('message', READY);
    process(1).emit('exit', 1);
    await vi.waitFor(() => expect(forks()).toHaveLength(3));
    expect(process(0).posted).toContainEqual({ notice: { code: 'public-restarted' } });
  });

  it.each([
    [{ publish: { host: 1, port: 80 } }],
    [{ publish: { host: 'a', port: 70_000 } }],
    [{ publish: { host: 'a', port: 1.5 } }],
    [{ publish: 'x' }],
    [{ publish: undefined }],
    [{}],
    [null],
    ['publish'],
  ])('is not moved by %j', (message) => {
    expect(publishWish(message)).toBeUndefined();
  });
});

describe('a backup that is brought back', () => {
  it('ends the public process and the workbench first; the next one gets the order, once, and is no strike', async () => {
    const services = begin('s3cret');
    process(0).emit('message', READY);
    process(0).emit('message', { publish: { host: '127.0.0.1', port: 0 } });
    await vi.waitFor(() => expect(forks()).toHaveLength(2));
    process(1).emit('message', READY);
    const restore = { who: 'Ana', switchOn: [], passphrase: 'twelve letters and more' };
    process(0).emit('message', { restore });
    await vi.waitFor(() => expect(process(1).posted.at(-1)).toEqual({ stop: true }));
    expect(process(0).posted.at(-1)).not.toEqual({ stop: true });
    process(1).emit('exit', 0);
    await vi.waitFor(() => expect(process(0).posted.at(-1)).toEqual({ stop: true }));
    expect(forks()).toHaveLength(2);
    const waiting = services.call(request);
    process(0).emit('exit', 0);
    await vi.waitFor(() => expect(forks()).toHaveLength(3));
    expect(process(2).posted).toEqual([{ open: { folder: '/data', mode: 'desktop', switchesPublic: true, secret: 's3cret', restore } }]);
    process(2).emit('message', READY);
    await vi.waitFor(() => expect(process(2).posted).toHaveLength(2));
    process(2).emit('message', { id: 1, status: 200, headers: {}, body: new Uint8Array() });
    expect(await waiting).toMatchObject({ status: 200 });
    expect(phases).toEqual(['ready', 'starting', 'ready']);
  });

  it('that breaks down is not tried again by itself: the store is opened as it is', async () => {
    begin();
    process(0).emit('message', READY);
    process(0).emit('message', { restore: { who: 'Ana', switchOn: [] } });
    await vi.waitFor(() => expect(process(0).posted.at(-1)).toEqual({ stop: true }));
    process(0).emit('exit', 0);
    await vi.waitFor(() => expect(forks()).toHaveLength(2));
    process(1).emit('exit', 9);
    await vi.waitFor(() => expect(forks()).toHaveLength(3));
    expect(process(2).posted).toEqual([{ open: { folder: '/data', mode: 'desktop', switchesPublic: true, restarted: { exitCode: 9 } } }]);
  });

  it('leaves nothing running when the app is quit in between', async () => {
    const services = begin();
    process(0).emit('message', READY);
    process(0).emit('message', { restore: { who: 'Ana', switchOn: [] } });
    await vi.waitFor(() => expect(process(0).posted.at(-1)).toEqual({ stop: true }));
    const stopped = services.stop();
    process(0).emit('exit', 0);
    await stopped;
    expect(forks()).toHaveLength(1);
    expect(phases.at(-1)).toBe('stopped');
  });
});

describe('a stop', () => {
  it('asks both processes, the public one first, and waits for them', async () => {
    const services = begin();
    process(0).emit('message', READY);
    process(0).emit('message', { publish: { host: '127.0.0.1', port: 0 } });
    await vi.waitFor(() => expect(forks()).toHaveLength(2));
    process(1).emit('message', READY);
    const stopped = services.stop();
    await vi.waitFor(() => expect(process(1).posted.at(-1)).toEqual({ stop: true }));
    expect(process(0).posted.at(-1)).not.toEqual({ stop: true });
    process(1).emit('exit', 0);
    await vi.waitFor(() => expect(process(0).posted.at(-1)).toEqual({ stop: true }));
    process(0).emit('exit', 0);
    await stopped;
    expect([process(0).killed, process(1).killed]).toEqual([false, false]);
    expect(phases.at(-1)).toBe('stopped');
  });

  it('ends a process that does not hear in time', async () => {
    const services = begin();
    process(0).emit('message', READY);
    const stopped = services.stop();
    expect(process(0).killed).toBe(false);
    await stopped;
    expect(process(0).killed).toBe(true);
  });
});
