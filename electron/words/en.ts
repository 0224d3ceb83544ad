// The texts of native dialogs and menus in English, which defines them.
export const en = {
  openLink: (host: string) => `Open ${host} in your browser?`,
  openLinkDetail: 'The link leaves DPP Desk. What it shows is not verified.',
  open: 'Open',
  cancel: 'Cancel',
  stopped: 'The inspection process keeps stopping',
  stoppedDetail: 'It was restarted several times in a row. Every inspection that was shown as logged is safe.',
  pageStopped: 'The window keeps failing',
  pageStoppedDetail: 'Its page was reloaded several times in a row. Every inspection that was shown as logged is safe.',
  tryAgain: 'Try again',
  saveLog: 'Save the messages…',
  quit: 'Quit',
  edit: 'Edit',
  view: 'View',
  window: 'Window',
};

export type Words = typeof en;
