// Messages of the labels, in English.
export const labels = {
  'labels.button': 'Labels',
  'labels.title': 'Labels',
  'labels.back': 'Back',
  'labels.symbol': 'Symbol',
  'labels.qr': 'QR code (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Label format',
  'labels.layout.a4-21': 'A4, 21 labels of 63.5 × 38.1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 labels of 99.1 × 38.1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 labels of 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 labels of 38.1 × 21.2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 labels of 66.7 × 25.4 mm (5160)',
  'labels.layout.roll': 'Roll, 57 × 32 mm, one label at a time',
  'labels.used': 'Places already used on the first sheet',
  'labels.print': '{count, plural, one {Print one label} other {Print # labels}}',
  'labels.making': '{count, plural, one {Drawing one label} other {Drawing # labels}}',
  'labels.sheet': 'Sheet {number}',
  'labels.alt': 'Label of {name}, passport {code}',
  'labels.module': 'Module {module} mm ({dots} dots at 300 dpi), symbol with quiet zone {side} mm.',
  'labels.size.small': 'That is below the 0.396 mm that GS1 requires at the point of sale: choose a larger label, or the GS1 DataMatrix.',
  'labels.size.fits': 'That is within GS1’s range for the point of sale (0.396 to 0.990 mm).',
  'labels.size.target': 'That meets GS1’s target for the point of sale (0.495 mm).',
  'labels.quality': 'Print at 100%, without fitting to the page. Have the print quality verified: 1.5/08/660 or better (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {One draft has no label: publish it first.} other {# drafts have no label: publish them first.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {One passport is revoked or invalid and has no label.} other {# passports are revoked or invalid and have no label.}}',
  'labels.refused.not-found': '{count, plural, one {One passport no longer exists.} other {# passports no longer exist.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {One passport has no GTIN and so no GS1 DataMatrix: choose the QR code.} other {# passports have no GTIN and so no GS1 DataMatrix: choose the QR code.}}',
  'labels.refused.no-room': '{count, plural, one {One symbol does not fit this label.} other {# symbols do not fit this label.}}',
  'labels.samples':
    '{count, plural, one {One sample passport is skipped.} other {# sample passports are skipped.}} Open one to make its label.',
  'labels.left':
    '{count, plural, one {One more passport of the list is skipped: narrow the search.} other {# more passports of the list are skipped: narrow the search.}}',
  'labels.leftMore': 'More passports of the list are skipped: narrow the search.',
  'labels.none': 'The list is empty: there is nothing to label.',
} as const;
