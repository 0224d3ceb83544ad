// The page's whole view of the shell: the exact functions of window.desk, and that nothing of Electron shows through them.
import { expect, it } from 'vitest';
import { CALLS, INBOX_EVENT } from '../../electron/bridge.ts';
import { contextBridge, ipcRenderer } from '../fixtures/electron.ts';

await import('../../electron/preload.ts');
const desk = contextBridge.exposed.desk as Record<string, (...given: unknown[]) => unknown>;

it('exposes one object with exactly the functions of the table', () => {
  expect(Object.keys(contextBridge.exposed)).toEqual(['desk']);
  expect(Object.keys(desk).sort()).toEqual(['about', 'onInbox', 'openCameraSettings', 'savePdf', 'takeInbox']);
  expect(Object.keys(desk).sort()).toEqual([...Object.keys(CALLS), 'onInbox'].sort());
});

it('sends each call to its own channel with its own arguments only', async () => {
  ipcRenderer.invoked.length = 0;
  await desk.about?.('ignored');
  await desk.takeInbox?.();
  await desk.savePdf?.({ kind: 'inspection', id: 7 }, 'ignored');
  await desk.openCameraSettings?.();
  expect(ipcRenderer.invoked).toEqual([
    ['desk:about'],
    ['desk:take-inbox'],
    ['desk:save-pdf', { kind: 'inspection', id: 7 }],
    ['desk:open-camera-settings'],
  ]);
});

it('tells of the inbox without handing over the event, and stops when asked', () => {
  const heard: unknown[][] = [];
  const stop = desk.onInbox?.((...given: unknown[]) => heard.push(given)) as () => void;
  ipcRenderer.emit(INBOX_EVENT, { sender: 'the ipcRenderer itself' }, 'payload');
  stop();
  ipcRenderer.emit(INBOX_EVENT, {});
  expect(heard).toEqual([[]]);
  expect(ipcRenderer.listenerCount(INBOX_EVENT)).toBe(0);
});
