// What a page of the app cannot do, whoever has taken it over: find an address by WebRTC, make scripts or elements out of text.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeskApp, whyNot } from '../fixtures/browser/desk-app.ts';
import { named } from '../fixtures/skipped.ts';

describe.skipIf(whyNot)(named('a page of the desktop app', whyNot), () => {
  let desk: DeskApp;
  beforeAll(async () => {
    desk = await (await DeskApp.start()).ready();
  }, 120_000);
  afterAll(() => desk?.close());

  it('finds no address by WebRTC', async () => {
    const candidates = await desk.page.evaluate(async () => {
      const connection = new RTCPeerConnection();
      const found: string[] = [];
      const over = new Promise((resolve) => {
        connection.onicecandidate = ({ candidate }) => (candidate === null ? resolve(undefined) : found.push(candidate.candidate));
      });
      connection.createDataChannel('any');
      await connection.setLocalDescription();
      await over;
      return found;
    });
    expect(candidates).toEqual([]);
  });

  it('makes neither an element nor a script nor a thread out of text', async () => {
    const outcome = await desk.page.evaluate(() => {
      const attempt = (run: () => unknown): string => {
        try {
          run();
          return 'done';
        } catch (fault) {
          return fault instanceof Error ? fault.name : 'other';
        }
      };
      return {
        element: attempt(() => Reflect.set(document.createElement('p'), 'innerHTML', '<b>x</b>')),
        script: attempt(() => Reflect.set(document.createElement('script'), 'text', '1')),
        thread: attempt(() => new Worker('blob:nothing')),
        policy: attempt(() => Reflect.get(globalThis, 'trustedTypes').createPolicy('another', {})),
      };
    });
    expect(outcome).toEqual({ element: 'TypeError', script: 'TypeError', thread: 'TypeError', policy: 'TypeError' });
  });
});
