// Lists the search terms for a Union act: spellings of its number, abbreviations, and words of its title.

interface Words {
  /** Matched as whole words only: two or three letters occur in too many names. */
  readonly short: readonly string[];
  /** Matched from the beginning of each word. */
  readonly titles: readonly string[];
}

/** Abbreviations and titles in use in English, German and French, by the number of the act. */
const ACTS: Readonly<Record<string, Words>> = {
  '305/2011': {
    short: ['CPR', 'BauPVO', 'RPC'],
    titles: ['Construction Products Regulation', 'Bauproduktenverordnung', 'produits de construction'],
  },
  '2016/425': {
    short: ['PPE', 'PPER', 'PSA', 'EPI'],
    titles: ['Personal Protective Equipment', 'Persönliche Schutzausrüstungen', 'équipements de protection individuelle'],
  },
  '2023/1230': { short: [], titles: ['Machinery Regulation', 'Maschinenverordnung', 'machines'] },
  '2014/53': { short: ['RED'], titles: ['Radio Equipment Directive', 'Funkanlagenrichtlinie', 'équipements radioélectriques'] },
  '2014/30': {
    short: ['EMC', 'EMCD', 'EMV', 'CEM'],
    titles: ['Electromagnetic Compatibility', 'elektromagnetische Verträglichkeit', 'compatibilité électromagnétique'],
  },
  '2014/68': {
    short: ['PED', 'DGRL', 'DESP'],
    titles: ['Pressure Equipment Directive', 'Druckgeräterichtlinie', 'équipements sous pression'],
  },
  '2009/48': { short: ['TSD'], titles: ['Toy Safety Directive', 'Spielzeugrichtlinie', 'sécurité des jouets'] },
};

export interface ActWords extends Words {
  /** The name as written, and its number in both orders: `305/2011` and `2011/305`. */
  readonly spellings: readonly string[];
}

/** An act that is not in the table is still found by its own words and number. */
export function actWords(act: string): ActWords {
  const [number, one, other] = /(\d{1,4})\/(\d{1,4})/.exec(act) ?? [];
  const known = number !== undefined && Object.hasOwn(ACTS, number) ? ACTS[number] : undefined;
  return {
    spellings: number === undefined ? [act] : [act, number, `${other}/${one}`],
    short: known?.short ?? [],
    titles: known?.titles ?? [],
  };
}
