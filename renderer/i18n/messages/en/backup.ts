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
  'backup.busy': 'Copying and reading again …',
  'backup.done': 'The backup was made and is whole.',
  'backup.failed': 'No backup was made',
  'backup.nobody': 'nobody named',
  'backup.restored': 'Brought back from a backup on {date} by {who}.',
  'backup.behind.inspections': '{count, plural, one {# inspection} other {# inspections}} made before on this computer are not in it.',
  'backup.behind.decisions': '{count, plural, one {# decision} other {# decisions}} made before on this computer are not in it.',
  'backup.behind.trust-sequence':
    'The trust list went back from number {from} to {to, plural, =0 {none} other {number #}}: import the newest list of your office.',
  'backup.behind.trust-office': 'The trust list in it is that of another office.',
  'backup.behind.passports': '{count, plural, one {# passport was} other {# passports were}} not as on this computer, or not in it.',
  'backup.behind.credentials': '{count, plural, one {# credential} other {# credentials}} that had come in are not in it.',
  'backup.behind.packs': '{count, plural, one {# pack} other {# packs}} that had been applied are not in it: apply them again.',
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
  'backup.behind.service-name': 'Passports had been published here under another address.',
  'backup.behind.other-key': 'The service had signed with another key before.',
  'backup.behind.unreadable': 'The store before could not be read, so nothing could be compared.',
  'backup.reason': 'Reason: {reason}',
  'backup.restoreHow': 'To bring a backup back, end the app and run: desk restore FILE --by NAME. What was revoked here stays revoked.',
} as const;
