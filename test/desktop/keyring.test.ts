// The service key on the disk, with a keyring, with a passphrase and with neither; what Settings says of it, and what a keyring that is gone costs.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DeskApp, ended, environment, program, real, whyNot } from '../fixtures/browser/desk-app.ts';
import { named } from '../fixtures/skipped.ts';

const standInOnly = real ? 'with the stand-in only' : undefined;
const noKeyring = process.env.DESK_KEYRING === 'on' ? undefined : 'where DESK_KEYRING is not on';
// Electron's program uses the keyring of the session, which a test cannot take away: on it only the passphrase is tried.
describe.skipIf(whyNot)(named('the service key of the desktop app', whyNot), () => {
  const SERVICE = { STANDIN_KEYRING: 'secret-service' };
  let data: string;
  beforeEach(() => {
    data = join(mkdtempSync(join(tmpdir(), 'desk-keyring-')), 'data');
  });
  afterEach(() => rmSync(join(data, '..'), { recursive: true, force: true }));

  const protection = (): unknown => JSON.parse(readFileSync(join(data, 'service-key.json'), 'utf8')).protection;
  const wrapped = () => join(data, 'keyring-secret');
  const started = async <T>(env: Readonly<Record<string, string>>, run: (desk: DeskApp) => Promise<T>): Promise<T> => {
    const desk = await DeskApp.start({ data, env });
    try {
      return await run(await desk.ready());
    } finally {
      await desk.close();
    }
  };
  const saidInSettings = async (desk: DeskApp, text: string): Promise<void> => {
    await desk.goTo('/settings');
    await desk.page.getByText(text).waitFor();
  };

  it.skipIf(standInOnly)(
    named('lies in a file of its owner alone where no secret service runs, and Settings says so', standInOnly),
    async () => {
      await started({}, (desk) => saidInSettings(desk, 'not encrypted: no key store of the system is in use'));
      expect([protection(), existsSync(wrapped())]).toEqual(['none', false]);
    },
  );

  it.skipIf(standInOnly)(named('is sealed under a secret of the keyring, and the same at the next start', standInOnly), async () => {
    const fingerprint = () =>
      started(SERVICE, async (desk) => {
        await saidInSettings(desk, 'encrypted by the key store of the system');
        return (await desk.state()).keyFingerprint;
      });
    const first = await fingerprint();
    expect([protection(), readFileSync(wrapped()).subarray(0, 3).toString()]).toEqual(['secret', 'v11']);
    expect(await fingerprint()).toBe(first);
  });

  it.skipIf(standInOnly)(
    named('stays as it is when the keyring is gone: the app says that it keeps stopping, and makes no other key', standInOnly),
    async () => {
      await started(SERVICE, async () => undefined);
      const before = [readFileSync(wrapped()), readFileSync(join(data, 'service-key.json'))];
      const [command, ...args] = program(data);
      const app = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: environment({}) });
      let said = '';
      app.stderr.on('data', (part: Buffer) => {
        said += part.toString();
      });
      // The question is answered as one that is closed: with "Quit".
      expect(await ended(app)).toBe(0);
      expect(said).toContain('[question] The inspection process keeps stopping');
      expect([readFileSync(wrapped()), readFileSync(join(data, 'service-key.json'))]).toEqual(before);
    },
  );

  it.skipIf(noKeyring)(named('is sealed under a secret of the session’s own keyring', noKeyring), async () => {
    await started({}, (desk) => saidInSettings(desk, 'encrypted by the key store of the system'));
    expect([protection(), existsSync(wrapped())]).toEqual(['secret', true]);
  });

  it('is sealed under DPP_DESK_PASSPHRASE where that is set, and the keyring is left alone', async () => {
    await started({ DPP_DESK_PASSPHRASE: 'correct horse battery staple' }, (desk) =>
      saidInSettings(desk, 'encrypted by DPP_DESK_PASSPHRASE'),
    );
    expect([protection(), existsSync(wrapped())]).toEqual(['secret', false]);
  });
});
