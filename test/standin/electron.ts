// The module `electron` as the app's main process imports it; what the app does not use is not here.
export { app } from './app.ts';
export { webContents } from './contents.ts';
export { session } from './session.ts';
export { dialog, Menu, nativeTheme, powerMonitor, protocol, safeStorage, shell, systemPreferences } from './system.ts';
export { utilityProcess } from './utility.ts';
export { BrowserWindow } from './window.ts';
