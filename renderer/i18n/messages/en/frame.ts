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
    'This window is no longer signed in to the workbench. Open a new one-time address; “desk address” prints one while the program runs.',
  'frame.maintenance': 'In maintenance since {time}, by {who}: {reason}. Inspections and changes wait.',
  'frame.down': 'The workbench does not respond. Nothing is lost. This window keeps trying.',
  'frame.downSince': 'No answer since {time}',
  'frame.back': 'The workbench answers again.',
  'frame.trust': 'Trust data',
  'frame.trustNone': 'none on this computer',
  'frame.trustState': '{state, select, fresh {up to date} stale {due for renewal} expired {out of date} other {none}}',
  'frame.issuers': '{count, plural, =0 {no issuers} one {# issuer} other {# issuers}}',
  'frame.sampleLoaded': 'The sample set is loaded. Everything from it carries SAMPLE.',
  'frame.notice.workbench-restarted': 'The workbench was restarted. Every finished inspection is in the log.',
  'frame.notice.backup-restored':
    'A backup was restored, and this computer has its records again. The settings show what was restored and what was not.',
  'frame.notice.wanted-arrived': 'Missing passports arrived; inspections repeated. The results are in the log.',
  'frame.notice.issuer-arrived':
    'Issuers or keys have become known: what came from an unknown issuer was inspected again. The log has the results.',
  'frame.notice.own-list-waiting':
    'A status list of this service was imported that would revoke or suspend many of its passports, or whose key was replaced before the list was first seen. Nothing was revoked: a person confirms or refuses it under Trust, or with desk status recall.',
  'frame.notice.own-list-newer':
    'Revocations were applied again: a status list of this service was newer than its data, so an old copy of the data had been restored here.',
  'frame.notice.log-changed':
    'The log is not what this computer signed: entries were changed, removed or added by another program. Do not rely on it, and tell your administrator:',
  'frame.notice.log-key-new':
    'The log is signed with a new key of this computer from now on, because the former one is gone. Earlier entries are covered as they were found.',
  'frame.notice.modes-mended': 'Files of the data folder were open to other users of this computer. They are its owner’s alone now:',
  'frame.notice.modes-open':
    'Other users of this computer can read or change files of the data folder, and this cannot be mended here. Tell your administrator:',
  'frame.notice.public-restarted': 'The public service was restarted.',
  'frame.notice.backup-late': 'The newest backup is older than planned. See Settings, Backup.',
  'frame.notice.log-file-failed': 'The log file of the service cannot be written. Make room, or see desk doctor.',
  'frame.notice.certificate-ends':
    'The certificate of the resolver ends within 30 days, or has ended. The Resolver screen says when and what to do.',
  'frame.notice.clock-behind':
    'The clock of this computer is behind. Dates cannot be judged until it is set right. If it is correct and was ahead before, say so on the Trust screen.',
  'frame.notice.self-test-failed': 'The self-test failed: do not rely on verdicts of this computer. Tell your administrator.',
  'frame.engineOld':
    'The browser engine of this app dates from {day} or earlier. Engines that are more than six months old have known security faults: install the current version. The app does not look for it.',
  'frame.dismiss': 'Dismiss this notice',
  'frame.noSuchScreen': 'There is no such screen',
  'frame.noSuchScreenHelp': 'The address names none of the screens on the left.',
  'frame.notLoaded': 'This screen could not be loaded',
  'frame.notLoadedHelp': 'It comes from the workbench, which does not answer at the moment. Load it again when the workbench answers.',
  'frame.toInspect': 'Go to Inspect',
  'frame.crashed': 'This screen stopped working',
  'frame.crashedHelp': 'What was inspected before is in the log. Load the screen again; if it happens once more, report the text below.',
  'frame.reload': 'Load again',
} as const;
