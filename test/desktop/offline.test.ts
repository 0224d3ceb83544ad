// The desktop app in a network that leads nowhere: by the kernel's own counters nothing tries to leave, from the first start to a verdict and a trust list.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { buildWhatIsStale } from '../../electron/build.ts';
import { whyNot as noApp, root } from '../fixtures/browser/desk-app.ts';
import { inOwnNetwork, whyNot as noNetwork } from '../fixtures/own-network.ts';

const whyNot = noApp ?? noNetwork;

describe.skipIf(whyNot !== undefined)(`the desktop app without any network${whyNot === undefined ? '' : ` (${whyNot})`}`, () => {
  it('starts, inspects and imports a trust list, and sends no packet but on loopback', async () => {
    buildWhatIsStale(root, ['dist/renderer', 'out'], () => undefined);
    const inside = fileURLToPath(new URL('offline/inside.ts', import.meta.url));
    const [program = '', ...args] = inOwnNetwork(process.execPath, inside) ?? [];
    const { stdout } = await promisify(execFile)(program, args, { timeout: 110_000 });
    const { headline, after, sent, control } = JSON.parse(stdout);
    expect(headline).toBe('valid');
    // Chromium asks for an IPv6 route before each look-up of the stand-in's own host (a UDP socket that sends nothing), so routes of IPv6 are not compared.
    expect({ ...after, withoutRoute6: 0 }).toEqual({ withoutRoute4: 0, withoutRoute6: 0, datagrams: 0 });
    expect(Object.values(sent).filter((packets) => packets !== 0)).toEqual([]);
    expect(control).toBeGreaterThan(0);
  });
});
