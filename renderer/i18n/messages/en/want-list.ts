// Words of the want-list, in English.
export const wantList = {
  'wantList.title': 'Wanted copies',
  'wantList.lead':
    'Scanned, and no copy is on this computer: they could not be checked. Take the list to a computer with a network. When copies come back, they are inspected again by themselves.',
  'wantList.save': 'Save the list',
  'wantList.none': 'No copy is wanted',
  'wantList.noneText': 'Everything that was scanned had its copy here.',
  'wantList.what': 'Product or link',
  'wantList.serial': 'Serial number {serial}',
  'wantList.batch': 'Lot {batch}',
  'wantList.scanned': 'Scanned',
  'wantList.times': '{count, plural, one {once} other {# times}}',
  'wantList.last': 'Last time',
  'wantList.open': 'Wanted copies',
} as const;
