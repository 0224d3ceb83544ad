// Messages of the frame around the screens: navigation, notices, errors, in English.
export const frame = {
  'frame.inspect': 'Inspect',
  'frame.inspections': 'Inspections',
  'frame.passports': 'Passports',
  'frame.packs': 'Packs',
  'frame.trustScreen': 'Trust',
  'frame.bodies': 'Notified bodies',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Settings',
  'frame.navigation': 'Screens',
  'frame.skip': 'Skip to the content',
  'frame.language': 'Language',
  'frame.sessionOver':
    'This window is no longer signed in to the workbench. Open a new one-time address; “desk address” prints one while the program is running.',
  'frame.maintenance': 'In maintenance since {time}, by {who}: {reason}. Inspections and changes have to wait.',
  'frame.down': 'The workbench does not respond. Nothing is lost. This window keeps trying.',
  'frame.downSince': 'No answer since {time}',
  'frame.back': 'The workbench answers again.',
  'frame.trust': 'Trust data',
  'frame.trustNone': 'none on this computer',
  'frame.trustState': '{state, select, fresh {up to date} stale {due for renewal} expired {out of date} other {none}}',
  'frame.issuers': '{count, plural, =0 {no issuers} one {# issuer} other {# issuers}}',
  'frame.sampleLoaded': 'The sample set is loaded. Everything from it is marked SAMPLE.',
  'frame.notice.workbench-restarted': 'The workbench was restarted. Every finished inspection is in the log.',
  'frame.notice.backup-restored':
    'A backup was restored, and this computer has its records again. The settings show what was restored and what was not.',
  'frame.notice.wanted-arrived': 'Missing passports arrived; inspections repeated. The results are in the log.',
  'frame.notice.issuer-arrived': 'New issuers or keys are known: items from unknown issuers were inspected again. The log has the results.',
  'frame.notice.own-list-waiting':
    'An imported status list of this service needs a decision: it would revoke or suspend many passports, or the key that signed it was replaced before the list was first seen. Nothing was revoked. Confirm or refuse the list under Trust, or with desk status recall.',
  'frame.notice.own-list-newer':
    'Revocations were applied again: a status list of this service was newer than its data, so an old copy of the data had been restored here.',
  'frame.notice.log-changed':
    'The log is not what this computer signed: entries were changed, removed or added by another program. Do not rely on it, and tell your administrator:',
  'frame.notice.log-key-new':
    'This computer now signs the log with a new key, because the previous key is missing. It cannot show whether earlier entries were changed.',
  'frame.notice.modes-mended':
    'Files of the data folder were open to other users of this computer. Now only their owner can read or change them:',
  'frame.notice.modes-open':
    'Other users of this computer can read or change files of the data folder, and the app cannot correct this. Tell your administrator:',
  'frame.notice.public-restarted': 'The public service was restarted.',
  'frame.notice.backup-late': 'The newest backup is older than planned. See Settings, Backup.',
  'frame.notice.log-file-failed': 'The log file of the service cannot be written. Free some disk space, or run desk doctor.',
  'frame.notice.certificate-ends':
    'The certificate of the resolver expires within 30 days or has expired. The Resolver screen shows when, and what to do.',
  'frame.notice.clock-behind':
    'The clock of this computer is behind. Dates cannot be judged until you correct it. If it is correct now and was ahead before, confirm that on the Trust screen.',
  'frame.notice.self-test-failed': 'The self-test failed: do not rely on the verdicts of this computer. Tell your administrator.',
  'frame.engineOld':
    'The browser engine of this app dates from {day} or earlier. Engines older than six months have known security faults: install the current version. The app does not check for updates.',
  'frame.dismiss': 'Dismiss this notice',
  'frame.noSuchScreen': 'There is no such screen',
  'frame.noSuchScreenHelp': 'The address does not match any of the screens on the left.',
  'frame.notLoaded': 'This screen could not be loaded',
  'frame.notLoadedHelp': 'It comes from the workbench, which does not answer at the moment. Reload it when the workbench answers.',
  'frame.toInspect': 'Go to Inspect',
  'frame.crashed': 'This screen stopped working',
  'frame.crashedHelp': 'What was inspected before is in the log. Reload the screen; if it happens again, report the text below.',
  'frame.reload': 'Reload',
} as const;
