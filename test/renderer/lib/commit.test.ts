// Every way from a screen to the workbench goes through the guarded one.
import { describe, expect, it } from 'vitest';
import { isStep, STEPS } from '../../../renderer/lib/steps.ts';
import { sources } from '../../architecture/sources.ts';

describe('what changes something', () => {
  it('is sent from one place, which asks the guard first', () => {
    const senders = sources('renderer').filter(({ text }) =>
      /\bfetch\(|XMLHttpRequest|sendBeacon|new WebSocket|new EventSource/.test(text),
    );
    // Files of the bundle: the WebAssembly of the decoding thread, the fonts of the thread for PDF documents, and the licences and the page that checks bundles in Settings.
    expect(senders.map(({ path }) => path)).toEqual([
      'renderer/features/settings/third-party.tsx',
      'renderer/features/settings/verifier.tsx',
      'renderer/lib/call.ts',
      'renderer/scan/decode.worker.ts',
      'renderer/scan/pdf.worker.ts',
    ]);
    expect(senders[0]?.text.match(/\bfetch\([^)]*\)/g)).toEqual(["fetch('./third-party-notices.txt', { signal })"]);
    expect(senders[1]?.text.match(/\bfetch\([^)]*\)/g)).toEqual(["fetch('./check-evidence.html', { signal })"]);
    expect(senders[2]?.text).toContain('isFree ? send(path, options) : commit(() => send(path, options))');
  });

  it('needs no guard in a short list of cases, each with its reason', () => {
    expect(STEPS.map(({ method, path, reason }) => `${method} ${path.source}: ${reason}`)).toMatchInlineSnapshot(`
      [
        "POST ^\\/inspections$: what a scan is for: it is recorded that the item was inspected",
        "POST ^\\/officers\\/use$: says that a person is at the computer, and keeps nothing",
        "POST ^\\/trust\\/(?:preview|issuers\\/look)$: reads a text and keeps nothing",
        "POST ^\\/office\\/look$: reads a text and keeps nothing",
        "POST ^\\/bulk\\/[0-9a-f-]+\\/(?:items|claims)$: an input of a bulk inspection that was committed when it began",
        "PUT ^\\/bulk\\/[0-9a-f-]+\\/items\\/\\d+\\/(?:readings|content\\?at=\\d+)$: as above: its file, or what was read of it",
        "PUT ^\\/(?:packs|backups|run-parts)\\/incoming\\?at=\\d+$: a part of a file whose upload was committed when it began",
        "PUT ^\\/edits\\/[0-9a-f-]{36}$: keeps what a person types into a form, and changes no passport",
        "POST ^\\/edits\\/[0-9a-f-]{36}\\/differences$: compares two texts and keeps nothing",
      ]
    `);
  });

  it.each([
    ['POST', '/inspections/7/decisions'],
    ['PUT', '/settings'],
    ['DELETE', '/keys/abc'],
    ['POST', '/office/sign'],
    ['POST', '/packs/incoming'],
    ['POST', '/bulk'],
    ['POST', '/bulk/0a/cancel'],
    ['DELETE', '/bulk/0a'],
    ['POST', '/identity/rotate'],
  ] as const)('asks the guard for %s %s', (method, path) => {
    expect(isStep(method, path)).toBe(false);
  });

  it('is committed before it is passed on: nobody else makes a pass', () => {
    const makers = sources('renderer').filter(({ text }) => /\bas Committed\b/.test(text));
    expect(makers.map(({ path }) => path)).toEqual(['renderer/lib/commit.ts']);
  });
});
