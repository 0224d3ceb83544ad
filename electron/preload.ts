// Exposes the bridge's table as window.desk, and nothing of Electron. Runs before the page, in the sandbox.
import { contextBridge, ipcRenderer } from 'electron';
import type { DesktopShell } from '../server/contract/index.ts';
import { CALLS, INBOX_EVENT } from './bridge.ts';

const desk: DesktopShell = {
  about: () => ipcRenderer.invoke(CALLS.about.channel),
  takeInbox: () => ipcRenderer.invoke(CALLS.takeInbox.channel),
  savePdf: (report) => ipcRenderer.invoke(CALLS.savePdf.channel, report),
  openCameraSettings: () => ipcRenderer.invoke(CALLS.openCameraSettings.channel),
  onInbox: (listener) => {
    // Does not pass on the event, because it contains the sender.
    const heard = () => listener();
    ipcRenderer.on(INBOX_EVENT, heard);
    return () => void ipcRenderer.off(INBOX_EVENT, heard);
  },
};

contextBridge.exposeInMainWorld('desk', desk);
