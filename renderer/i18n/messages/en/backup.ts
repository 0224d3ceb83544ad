// Words of the backup, in English.
export const backup = {
  'backup.title': 'Backup',
  'backup.none': 'No backup was made on this computer yet.',
  'backup.lastWith': 'Last backup: {date}, with the key of the service, read again and whole',
  'backup.lastWithout': 'Last backup: {date}, WITHOUT the key of the service, read again and whole',
  'backup.folder': 'Folder for the backup',
  'backup.folderHelp': 'A stick or another disk. Empty: {folder}, which is lost with this computer.',
  'backup.passphrase': 'Passphrase for the key of the service',
  'backup.passphraseHelp':
    'Keep it in another place than the backup. Without one the key is left out: passports that were published here cannot be signed again under the same key.',
  'backup.short': 'At least {least} characters',
  'backup.now': 'Back up now',
  'backup.nowWithout': 'Back up now, without the key',
  'backup.busy': 'Copying and reading again…',
  'backup.done': 'The backup was made and is whole.',
  'backup.failed': 'No backup was made',
  'backup.nobody': 'nobody named',
  'backup.restored': 'Brought back from a backup on {date} by {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# inspection made on this computer is} other {# inspections made on this computer are}} not in it.',
  'backup.behind.decisions':
    '{count, plural, one {# decision made on this computer is} other {# decisions made on this computer are}} not in it.',
  'backup.behind.trust-sequence':
    'The trust list goes back from number {from} to {to, plural, =0 {none} other {number #}}: import the newest list of your office.',
  'backup.behind.trust-office': 'The trust list in it is that of another office.',
  'backup.behind.passports': '{count, plural, one {# passport is} other {# passports are}} not as on this computer, or not in it.',
  'backup.behind.credentials': '{count, plural, one {# credential that came in is} other {# credentials that came in are}} not in it.',
  'backup.behind.packs':
    '{count, plural, one {# pack that was taken over is not in it: take it over again.} other {# packs that were taken over are not in it: take them over again.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# earlier version of a passport is} other {# earlier versions of passports are}} not in it.',
  'backup.behind.published':
    '{count, plural, one {# credential signed on this computer is} other {# credentials signed on this computer are}} not in it.',
  'backup.behind.events': '{count, plural, one {# event is} other {# events are}} not in it.',
  'backup.behind.status-log':
    '{count, plural, one {# line} other {# lines}} on passports that were revoked, suspended or reinstated {count, plural, one {is} other {are}} not in it. What is revoked stays revoked.',
  'backup.behind.trust-log':
    '{count, plural, one {# line} other {# lines}} on what was done to the trust data {count, plural, one {is} other {are}} not in it.',
  'backup.behind.trust-lists':
    '{count, plural, one {# trust list} other {# trust lists}} taken over on this computer {count, plural, one {is} other {are}} not in it.',
  'backup.behind.status-lists':
    '{count, plural, one {# version of a status list is} other {# versions of status lists are}} not in it. The newer lists are kept.',
  'backup.behind.own-issuers':
    '{count, plural, one {# issuer} other {# issuers}} added on this computer {count, plural, one {is} other {are}} not in it.',
  'backup.behind.key-log':
    '{count, plural, one {# line} other {# lines}} on keys of this service {count, plural, one {is} other {are}} not in it.',
  'backup.behind.clock-log':
    '{count, plural, one {# line} other {# lines}} on the clock of this computer {count, plural, one {is} other {are}} not in it.',
  'backup.behind.backup-log':
    '{count, plural, one {# line} other {# lines}} on backups that were made or brought back {count, plural, one {is} other {are}} not in it.',
  'backup.behind.reader-keys':
    '{count, plural, one {# key given to a reader is} other {# keys given to readers are}} not in it: they open nothing any more, give out new ones.',
  'backup.behind.packs-made':
    '{count, plural, one {# pack} other {# packs}} made on this computer {count, plural, one {is} other {are}} not in it: their numbers are given again. Make the next pack a whole one.',
  'backup.behind.pack-makers':
    '{count, plural, one {# maker of packs whose key was compared here is} other {# makers of packs whose keys were compared here are}} not in it: compare again.',
  'backup.behind.fetches':
    '{count, plural, one {# run of fetching from another service is} other {# runs of fetching from other services are}} not in it.',
  'backup.behind.body-list': 'The list of notified bodies that was imported on this computer is not in it: import it again.',
  'backup.behindNewest': 'The newest is of {date}.',
  'backup.behind.service-name': 'Passports were published here under another address.',
  'backup.behind.other-key': 'The service of this computer signed with another key.',
  'backup.behind.office-draft':
    'The draft of the trust list that is kept on this computer is another one: it gives way to that of the backup, and its numbers are not used again.',
  'backup.behind.unreadable': 'The store before could not be read, so nothing could be compared.',
  'backup.reason': 'Reason: {reason}',
  'backup.bringBack': 'Bring back a backup',
  'backup.bringBackHelp': 'After a new laptop, a lost disk or a mistake. The file is checked and shown first.',
  'backup.guide': 'Did you have DPP Desk on another computer?',
  'backup.lead': 'The records, the trust data and, with its passphrase, the key of a backup take the place of what is on this computer.',
  'backup.damagedTitle': 'The records on this computer cannot be opened',
  'backup.damagedHelp':
    'Nothing was changed or deleted. Nothing can be inspected here until a backup is brought back: choose its file below. The damaged records are kept in a folder beside. Since nobody can compare them with the backup, two persons and a reason are asked for. If there is no backup, close this window and tell your administrator.',
  'backup.drop': 'Drop the backup file here',
  'backup.choose': 'Choose the file',
  'backup.dropHelp': 'Its name ends in .backup. Nothing changes before you have seen what is in it.',
  'backup.onlyOne': 'One backup at a time: the first file was taken.',
  'backup.receiving': 'Reading the file: {held} of {size}',
  'backup.halfWay': '{held} of {size} are here. Choose the same file again to go on.',
  'backup.checking': 'Checking every byte and comparing with this computer',
  'backup.checkingHelp': 'At the end the app may stand still for some seconds.',
  'backup.giveUp': 'Do not bring it back',
  'backup.another': 'Choose another file',
  'backup.refused': 'This file cannot be brought back',
  'backup.notDone': 'The backup was not brought back. Nothing has changed.',
  'backup.whole': 'The backup is whole.',
  'backup.made': 'Made',
  'backup.madeBy': '{date} by {who}',
  'backup.service': 'Service',
  'backup.version': 'Version of the app',
  'backup.trustList': 'Trust list',
  'backup.trustNumber': 'number {sequence}',
  'backup.trustNone': 'none',
  'backup.office': 'Trust list that is kept for others',
  'backup.officeNone': 'None in it; one that is kept here stays as it is.',
  'backup.officeInside':
    '{sequence, plural, =0 {The draft of the first list} other {The draft after list number #}}, with {count, plural, one {# issuer} other {# issuers}}, comes back.',
  'backup.officeLater': 'If a later list was signed since, choose its file under “Keep a trust list” before you sign.',
  'backup.records': 'Records',
  'backup.inIt': 'In the backup',
  'backup.here': 'On this computer now',
  'backup.hereUnreadable': 'cannot be read',
  'backup.record.inspections': 'Inspections',
  'backup.record.decisions': 'Decisions',
  'backup.record.passports': 'Passports',
  'backup.record.credentials': 'Credentials',
  'backup.record.events': 'Events',
  'backup.keys': 'Keys of the service',
  'backup.keyRevoked': 'revoked',
  'backup.keysInside': 'Inside, sealed: you need the passphrase that was chosen when the backup was made.',
  'backup.keysOutside':
    'Not inside: they were left out. What was published reads “unknown issuer” on other computers until it is signed anew with the key of this one.',
  'backup.lost': 'On this computer, and not in the backup',
  'backup.lostNothing': 'Nothing that was recorded on this computer would be missing.',
  'backup.keptWhere': 'What is here now is not deleted. It is kept whole in {folder}. What was revoked here stays revoked.',
  'backup.keptUnread':
    'What is here now is not deleted. It is kept whole in {folder}. What was revoked here after the backup may not be known to it: import the newest trust list, and revoke again what this computer had revoked since.',
  'backup.switches': 'The backup had this switched on. It stays as it is on this computer unless you want it:',
  'backup.switch.public-listener': 'Serve passports to others: {value}',
  'backup.switch.watched-folder': 'Look into a folder: {value}',
  'backup.keyPassphrase': 'Passphrase of the backup',
  'backup.leaveKeys': 'Leave the keys in the backup',
  'backup.leaveKeysHelp': 'Only when the passphrase is lost: this computer then signs with a key of its own.',
  'backup.why': 'Reason',
  'backup.whyHelp': 'Why it is right to go back. It stands in the log for good.',
  'backup.ask': 'Bring it back…',
  'backup.askTitle': 'Put this backup in the place of what is here?',
  'backup.askText':
    'The app starts again by itself, with the records of {date}. That takes some seconds. Do not switch the computer off; if it goes off all the same, either the old or the new records are there, whole.',
  'backup.do': 'Bring it back',
  'backup.restoring': 'The backup is being brought back. This page loads again by itself.',
  'backup.restoredNow': 'The backup was brought back.',
  'backup.restoredTitle': 'Brought back',
  'backup.restoredFile': 'From the file {file}',
  'backup.restoredKeys': 'The key of the service is that of the backup, or a newer one of this computer.',
  'backup.restoredNoKeys': 'No key was taken from the backup: this computer signs with its own.',
  'backup.restoredAside': 'What was here before lies in {folder}.',
  'backup.leftOff': 'Not switched on, though the backup had it on:',
  'backup.leftOffWhere.public-listener': 'Switch it on under Resolver',
  'backup.leftOffWhere.watched-folder': 'Switch it on in the settings',
  'backup.notHere': 'Not from this window',
  'backup.commandFile': 'FILE',
  'backup.commandName': 'NAME',
  'backup.commandHelp': 'FILE is the backup, NAME the name of whoever does it, for the log. What is here now is kept in a folder beside.',
  'backup.next': 'The app is running again. Its trust data are no newer than the backup: see whether your office has a newer list.',
  'backup.nextTrust': 'Look at the trust data',
  'backup.nextInspect': 'Go on inspecting',
  'backup.fault.not-found': 'The file or the folder is not there any more. Put the stick in again, or choose another.',
  'backup.fault.not-a-file': 'This is a folder or a link, not a file. Choose the backup itself.',
  'backup.fault.not-a-backup': 'This file is no backup of DPP Desk. Look for one whose name ends in .backup.',
  'backup.fault.newer': 'The backup was made by a newer version of DPP Desk. Install that version or a later one here, then bring it back.',
  'backup.fault.truncated':
    'A part of the file is missing: it was not copied to its end. Copy it again from where it lies whole, or take an earlier backup.',
  'backup.fault.changed': 'The file is not what was written: it was damaged or changed. Copy it again, or take another backup.',
  'backup.fault.damaged-store': 'The records inside are damaged. Take another backup.',
  'backup.fault.foreign-schema':
    'Somebody built something into this file that DPP Desk does not write. Do not use it; tell your administrator.',
  'backup.fault.broken-log': 'In the log of this backup an entry was changed or is missing. Do not use it; tell your administrator.',
  'backup.fault.no-room': 'There is not enough room on the disk. Free some: about three times the size of the file.',
  'backup.fault.exists': 'There is a file of that name already. Choose another folder.',
  'backup.fault.passphrase-needed': 'A passphrase of at least 12 characters is needed for the key of the service.',
  'backup.fault.passphrase-wrong':
    'This passphrase does not open the keys. Mind capitals and blanks, and try again; without it the keys can only be left in the backup.',
  'backup.fault.office-draft':
    'The draft of the trust list cannot be read. Look at it under “Keep a trust list”, or move its file away, then try again.',
  'backup.fault.running':
    'Another program has the records open, such as a command or a second service of DPP Desk. End it, then ask again.',
  'backup.fault.rollback': 'Something on this computer is not in the backup. Say why it is right to go back.',
  'backup.fault.second-person': 'On this computer two persons have to confirm this: give the name of the second one.',
  'backup.fault.busy':
    'A pack is being taken over or made, or passports are being fetched. Wait until that is done, or stop it, then ask again.',
  'backup.fault.not-here':
    'This workbench was started by a command of an administrator. Whoever started it ends it and uses “desk restore”.',
  'backup.fault.failed': 'It could not be done. Start the app again and try once more; if it happens again, tell your administrator.',
  'backup.fault.large': 'There is much to copy. The app stands still meanwhile, perhaps for minutes. Press again when nobody needs it.',
  'backup.nowLarge': 'Back up and wait',
} as const;
