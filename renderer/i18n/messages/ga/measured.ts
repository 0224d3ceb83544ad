// Messages of measured values that are compared with a passport, in Irish.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Dearbhaithe agus tomhaiste',
  'measured.compare': 'Cuir luachanna tomhaiste i gcomparáid',
  'measured.compareAgain': 'Cuir luachanna tomhaiste eile i gcomparáid',
  'measured.declared': 'Dearbhaithe',
  'measured.measured': 'Tomhaiste',
  'measured.none': 'Ní luann pas an earra seo aon uimhreacha, agus mar sin níl aon rud le cur i gcomparáid.',
  'measured.quantity': 'Luach an phas',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Luach tomhaiste',
  'measured.valueHelp': 'Úsáid lánstad nó camóg mar chomhartha deachúlach.',
  'measured.unit': 'Aonad',
  'measured.tolerance': 'Lamháltas',
  'measured.toleranceIn': 'Lamháltas i',
  'measured.percent': 'Céatadán',
  'measured.absolute': 'Aonad an luacha',
  'measured.add': 'Cuir luach leis',
  'measured.remove': 'Bain: {label}',
  'measured.deviation': '{share} ón luach dearbhaithe',
  'measured.outcome.agrees': 'Ag teacht le chéile',
  'measured.outcome.agrees-unproven': 'Ag teacht le chéile, gan fíorú',
  'measured.outcome.differs': 'Difriúil',
  'measured.outcome.not-comparable': 'Dochomparáide',
};
