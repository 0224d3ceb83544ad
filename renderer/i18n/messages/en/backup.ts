// Messages of backup and restore, in English.
export const backup = {
  'backup.title': 'Backup',
  'backup.none': 'No backup was made on this computer yet.',
  'backup.lastWith': 'Last backup: {date}, with the key of the service, verified',
  'backup.lastWithout': 'Last backup: {date}, WITHOUT the key of the service, verified',
  'backup.folder': 'Folder for the backup',
  'backup.folderHelp': 'A USB stick or another disk. If left empty: {folder}, which is lost with this computer.',
  'backup.passphrase': 'Passphrase for the key of the service',
  'backup.passphraseHelp':
    'Keep it in a different place from the backup. Without a passphrase the key is left out, and passports published here cannot be signed again with the same key.',
  'backup.short': 'At least {least} characters',
  'backup.now': 'Back up now',
  'backup.nowWithout': 'Back up now, without the key',
  'backup.busy': 'Copying and verifying…',
  'backup.done': 'The backup was made and verified.',
  'backup.failed': 'No backup was made',
  'backup.nobody': 'no name given',
  'backup.restored': 'Restored from a backup on {date} by {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# inspection made on this computer is} other {# inspections made on this computer are}} not in it.',
  'backup.behind.decisions':
    '{count, plural, one {# decision made on this computer is} other {# decisions made on this computer are}} not in it.',
  'backup.behind.trust-office': 'The trust list in it belongs to another office.',
  'backup.behind.passports': '{count, plural, one {# passport is} other {# passports are}} missing from it or different there.',
  'backup.behind.packs':
    '{count, plural, one {# applied pack is not in it: apply it again.} other {# applied packs are not in it: apply them again.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# earlier version of a passport is} other {# earlier versions of passports are}} not in it.',
  'backup.behind.edits':
    '{count, plural, one {# passport that is being edited is} other {# passports that are being edited are}} missing from it or different there.',
  'backup.behind.published':
    '{count, plural, one {# credential signed on this computer is} other {# credentials signed on this computer are}} not in it.',
  'backup.behind.events': '{count, plural, one {# event is} other {# events are}} not in it.',
  'backup.behind.status-log':
    '{count, plural, one {# line} other {# lines}} on passports that were revoked, suspended or reinstated {count, plural, one {is} other {are}} not in it. What is revoked stays revoked.',
  'backup.behind.key-log':
    '{count, plural, one {# line} other {# lines}} on keys of this service {count, plural, one {is} other {are}} not in it.',
  'backup.behind.clock-log':
    '{count, plural, one {# line} other {# lines}} on the clock of this computer {count, plural, one {is} other {are}} not in it.',
  'backup.behind.officer-log': '{count, plural, one {# line} other {# lines}} on officers {count, plural, one {is} other {are}} not in it.',
  'backup.behind.erasure-log':
    '{count, plural, one {# line} other {# lines}} on erasures {count, plural, one {is} other {are}} not in it. What they cover is erased again.',
  'backup.behind.customs-log':
    '{count, plural, one {# line} other {# lines}} on declarations and suspensions {count, plural, one {is} other {are}} not in it.',
  'backup.behind.run-log':
    '{count, plural, one {# line} other {# lines}} on runs of inspections {count, plural, one {is} other {are}} not in it.',
  'backup.behind.backup-log':
    '{count, plural, one {# line} other {# lines}} on backups that were made or restored {count, plural, one {is} other {are}} not in it.',
  'backup.behind.reader-keys':
    '{count, plural, one {# key given to a reader is} other {# keys given to readers are}} not in it: they no longer work. Issue new ones.',
  'backup.behind.packs-made':
    '{count, plural, one {# pack} other {# packs}} made on this computer {count, plural, one {is} other {are}} not in it: their numbers will be used again. Make the next pack a full one.',
  'backup.behind.fetches':
    '{count, plural, one {# run of fetching from another service is} other {# runs of fetching from other services are}} not in it.',
  'backup.behind.body-list': 'The list of notified bodies that was imported on this computer is not in it: import it again.',
  'backup.behindNewest': 'The newest is of {date}.',
  'backup.behind.service-name': 'Passports were published here under another address.',
  'backup.behind.other-key': 'The service of this computer signed with another key.',
  'backup.behind.office-draft':
    'The draft of the trust list that is kept on this computer is another one: the draft in the backup replaces it, and its numbers are not used again.',
  'backup.behind.log-end':
    'The ends of its logs do not match the signatures of the computer that kept them: lines were removed, changed or added.',
  'backup.behind.unreadable': 'The previous store could not be read, so nothing could be compared.',
  'backup.reason': 'Reason: {reason}',
  'backup.bringBack': 'Restore a backup',
  'backup.bringBackHelp': 'After a new laptop, a lost disk or a mistake. The file is checked and shown first.',
  'backup.guide': 'Did you have DPP Desk on another computer?',
  'backup.lead': 'Replaces the data on this computer: the records, the trust data and, with its passphrase, the key.',
  'backup.damagedTitle': 'The records on this computer cannot be opened',
  'backup.damagedHelp':
    'Nothing was changed or deleted. Nothing can be inspected here until a backup is restored: choose its file below. The damaged records are kept in a separate folder. They cannot be compared with the backup, so restoring takes two people and a reason. If there is no backup, close this window and tell your administrator.',
  'backup.drop': 'Drop the backup file here',
  'backup.choose': 'Choose the file',
  'backup.dropHelp': 'Its name ends in .backup. Nothing changes until you have seen what is in it.',
  'backup.onlyOne': 'One backup at a time: the first file was taken.',
  'backup.receiving': 'Reading the file: {held} of {size}',
  'backup.halfWay': '{held} of {size} received. Choose the same file again to continue.',
  'backup.checking': 'Checking every byte and comparing with this computer',
  'backup.checkingHelp': 'Near the end, the app may not respond for some seconds.',
  'backup.giveUp': 'Cancel',
  'backup.another': 'Choose another file',
  'backup.refused': 'This file cannot be restored',
  'backup.notDone': 'The backup was not restored. Nothing has changed.',
  'backup.whole': 'The backup is complete and undamaged.',
  'backup.made': 'Made',
  'backup.madeBy': '{date} by {who}',
  'backup.service': 'Service',
  'backup.version': 'Version of the app',
  'backup.trustList': 'Trust list',
  'backup.trustNumber': 'number {sequence}',
  'backup.trustNone': 'none',
  'backup.office': 'Trust list that is kept for others',
  'backup.officeNone': 'None in it. A list kept here stays as it is.',
  'backup.officeInside':
    '{sequence, plural, =0 {The draft of the first list} other {The draft after list number #}}, with {count, plural, one {# issuer} other {# issuers}}, will be restored.',
  'backup.officeLater': 'If a later list has been signed since, choose its file under “Keep a trust list” before you sign.',
  'backup.records': 'Records',
  'backup.inIt': 'In the backup',
  'backup.here': 'On this computer now',
  'backup.hereUnreadable': 'cannot be read',
  'backup.record.inspections': 'Inspections',
  'backup.record.decisions': 'Decisions',
  'backup.record.passports': 'Passports',
  'backup.record.credentials': 'Credentials',
  'backup.record.events': 'Events',
  'backup.signers': 'Key that signed the last entries of its logs',
  'backup.signersNone': 'The last entries of its logs are not signed: nothing proves that the logs are complete.',
  'backup.signer.this-computer': 'The key of this computer.',
  'backup.signer.earlier-backup': 'Known here: this computer has restored a backup with logs signed by this key.',
  'backup.signer.no':
    'This computer does not know this key. Its signature alone does not prove that the logs are intact: anyone who rewrites a backup can sign it with their own key. Compare the fingerprint with the computer that made the backup.',
  'backup.keys': 'Keys of the service',
  'backup.keyRevoked': 'revoked',
  'backup.keyHere': 'on this computer',
  'backup.keysHere': 'Already on this computer. They stay as they are, and the passphrase of the backup is not needed.',
  'backup.keysInside': 'Included, encrypted. You need the passphrase that was chosen when the backup was made.',
  'backup.keysOutside':
    'Not included. What was published reads “unknown issuer” on other computers until it is signed again with the key of this one.',
  'backup.lost': 'On this computer, and not in the backup',
  'backup.lostNothing': 'Nothing that was recorded on this computer would be missing.',
  'backup.keptWhere': 'The current data are not deleted. They are kept in full in {folder}. What was revoked here stays revoked.',
  'backup.keptUnread':
    'The current data are not deleted. They are kept in full in {folder}. The backup may not know what was revoked here after it was made: import the newest trust list, and repeat the revocations that this computer has made since.',
  'backup.switches': 'This was switched on in the backup. On this computer it stays as it is unless you choose it:',
  'backup.switch.public-listener': 'Serve passports to others: {value}',
  'backup.switch.watched-folder': 'Look into a folder: {value}',
  'backup.keyPassphrase': 'Passphrase of the backup',
  'backup.leaveKeys': 'Leave the keys in the backup',
  'backup.leaveKeysHelp': 'Only if the passphrase is lost. This computer then signs with its own key.',
  'backup.why': 'Reason',
  'backup.whyHelp': 'Why the older data are right. The reason stays in the log permanently.',
  'backup.ask': 'Restore…',
  'backup.askTitle': 'Replace this computer’s data?',
  'backup.askText':
    'The app restarts automatically with the records of {date}. This takes a few seconds. Do not switch the computer off. If it goes off anyway, either the old or the new records are there in full.',
  'backup.do': 'Restore',
  'backup.restoring': 'The backup is being restored. This page reloads automatically.',
  'backup.restoredNow': 'The backup was restored.',
  'backup.restoredTitle': 'Restored',
  'backup.restoredFile': 'From the file {file}',
  'backup.restoredKeysHere': 'The key of the backup was already on this computer and stays as it was.',
  'backup.restoredKeys': 'The key of the service is that of the backup, or a newer one of this computer.',
  'backup.restoredNoKeys': 'No key was taken from the backup: this computer signs with its own.',
  'backup.restoredAside': 'The previous data are in {folder}.',
  'backup.leftOff': 'Not switched on, though the backup had it on:',
  'backup.leftOffWhere.public-listener': 'Switch it on under Resolver',
  'backup.leftOffWhere.watched-folder': 'Switch it on in the settings',
  'backup.notHere': 'Not from this window',
  'backup.commandFile': 'FILE',
  'backup.commandName': 'NAME',
  'backup.commandHelp':
    'FILE is the backup. NAME is the person who restores it, for the log. The current data are kept in a separate folder.',
  'backup.next': 'The app is running again. Its trust data are as old as the backup: check whether your office has a newer list.',
  'backup.nextTrust': 'Check the trust data',
  'backup.nextInspect': 'Continue inspecting',
  'backup.fault.not-found': 'The file or folder no longer exists. Insert the stick again, or choose another.',
  'backup.fault.not-a-file': 'This is a folder or a link, not a file. Choose the backup itself.',
  'backup.fault.not-a-backup': 'This file is not a backup of DPP Desk. Look for one whose name ends in .backup.',
  'backup.fault.newer': 'The backup was made by a newer version of DPP Desk. Install that version or a later one here, then restore it.',
  'backup.fault.truncated':
    'Part of the file is missing because it was not copied completely. Copy it again from a complete file, or use an earlier backup.',
  'backup.fault.changed': 'The file was damaged or changed after it was written. Copy it again, or use another backup.',
  'backup.fault.damaged-store': 'The records inside are damaged. Use another backup.',
  'backup.fault.foreign-schema': 'This file contains something that DPP Desk never writes. Do not use it, and tell your administrator.',
  'backup.fault.broken-log': 'An entry in the log of this backup was changed or is missing. Do not use it, and tell your administrator.',
  'backup.fault.bad-settings':
    'The service could not start with the settings in this backup. Nothing was changed. Use another backup, and tell your administrator.',
  'backup.fault.no-room': 'There is not enough space on the disk. About three times the size of the file is needed.',
  'backup.fault.exists': 'A file with that name already exists. Choose another folder.',
  'backup.fault.passphrase-needed': 'A passphrase of at least 12 characters is needed for the key of the service.',
  'backup.fault.passphrase-wrong':
    'This passphrase does not open the keys. Check capitals and spaces, and try again. Without it, the keys can only be left in the backup.',
  'backup.fault.office-draft':
    'The draft of the trust list cannot be read. Check it under “Keep a trust list”, or move its file away, then try again.',
  'backup.fault.running':
    'Another program has the records open, such as a command or a second service of DPP Desk. Stop it, then try again.',
  'backup.fault.rollback': 'Something on this computer is not in the backup. Give the reason for restoring it anyway.',
  'backup.fault.second-person': 'On this computer two people have to confirm this. Enter the name of the second one.',
  'backup.fault.busy':
    'A pack is being applied or made, or passports are being fetched. Wait until that is done, or stop it, then try again.',
  'backup.fault.not-here':
    'An administrator started this workbench with a command. The administrator has to stop it and use “desk restore”.',
  'backup.fault.failed': 'That did not work. Restart the app and try again. If it happens again, tell your administrator.',
  'backup.fault.large':
    'Copying can take several minutes, and the app does not respond until it is done. Press again when nobody is using the app.',
  'backup.nowLarge': 'Back up and wait',
} as const;
