// Opens the app context on a data folder.
export { openApp, publishingNotes } from './open-app.ts';
