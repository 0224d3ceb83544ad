// Messages about received passports and events, in English.
export const received = {
  'received.whose': 'Origin',
  'received.whose.own': 'Own passports',
  'received.whose.received': 'Received from others',
  'received.from': 'Received from {name}',
  'received.how':
    '{door, select, pack {by pack} sync {fetched from the service} file {imported as a file} restore {with a backup} other {here}}, {date}, {who}',
  'received.key': 'Key',
  'received.speaker': 'Asserted by',
  'received.came': 'How it arrived',
  'received.search': 'Name, manufacturer, code, sender',
  'received.emptyTitle': 'Nothing received',
  'received.emptyText': 'Complete passports from the packs of other services are listed here.',
  'received.note':
    'Passports from others are stored under their sender. They change none of yours, are never signed here and are not public.',
  'received.toList': 'All received passports',
  'received.ownToo': 'You have a passport of your own under this code. It is unchanged.',
  'received.openOwn': 'Open your own passport',
  'received.sources': 'Events that others sent',
  'received.sourcesText':
    'Not public until you accept them. They are then listed with your own events, under the name of the party that asserts them and yours. They are never signed here.',
  'received.sourcesNone': 'No events from others.',
  'received.counts': '{count, plural, one {# event} other {# events}}, {accepted, plural, =0 {none accepted} other {# accepted}}',
  'received.look': 'Review and accept',
  'received.withdraw': 'Withdraw',
  'received.acceptTitle': 'Accept the events of {name}?',
  'received.acceptText':
    'These are claims by {name}. Accepted events become public together with your own, with both names. Later events from this source have to be accepted separately.',
  'received.accept': 'Accept these events',
  'received.accepted': 'The events are now public, as claims of their source.',
  'received.who': 'Your name, public with the events',
  'received.withdrawTitle': 'Withdraw the events of {name}?',
  'received.withdrawText': 'They are kept here, but are no longer public.',
  'received.withdrawn': 'The events are no longer public.',
  'received.eventAccepted': 'accepted by {name}, {date}',
  'received.eventWaiting': 'not accepted: not public',
  'received.conflicting': 'contradictory claims: not signed',
  'received.importedOwn': 'own events: {stored} new, {present} already here',
  'received.importedOthers': 'events asserted by {name}, public with your name, not signed here: {stored} new, {present} already here',
  'received.importedConflicts':
    '{count, plural, one {One of them says} other {# of them say}} something else under an ID that was used before. Both are kept.',
} as const;
