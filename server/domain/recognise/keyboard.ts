// Reconstructs text that a scanner set to a US keyboard typed into a computer with another layout.

/**
 * The characters of the keys, row by row from the left, without and with Shift. Each layout lists the same keys in the same order as the US
 * layout.
 */
const US = ["`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./", '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'] as const;

const LAYOUTS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  German: ['^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-', '°!"§$%&/()=?`QWERTZUIOPÜ*\'ASDFGHJKLÖÄYXCVBNM;:_'],
  Swiss: ["§1234567890'^qwertzuiopü¨$asdfghjklöäyxcvbnm,.-", '°+"*ç%&/()=?`QWERTZUIOPè!£ASDFGHJKLéàYXCVBNM;:_'],
  French: ['²&é"\'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!', '~1234567890°+AZERTYUIOP¨£µQSDFGHJKLM%WXCVBN?./§'],
  Belgian: ['²&é"\'(§è!çà)-azertyuiop^$µqsdfghjklmùwxcvbn,;:=', '³1234567890°_AZERTYUIOP¨*£QSDFGHJKLM%WXCVBN?./+'],
  Italian: ["\\1234567890'ìqwertyuiopè+ùasdfghjklòàzxcvbnm,.-", '|!"£$%&/()=?^QWERTYUIOPé*§ASDFGHJKLç°ZXCVBNM;:_'],
  Spanish: ["º1234567890'¡qwertyuiop`+çasdfghjklñ´zxcvbnm,.-", 'ª!"·$%&/()=?¿QWERTYUIOP^*ÇASDFGHJKLÑ¨ZXCVBNM;:_'],
  Portuguese: ["\\1234567890'«qwertyuiop+´~asdfghjklçºzxcvbnm,.-", '|!"#$%&/()=?»QWERTYUIOP*`^ASDFGHJKLÇªZXCVBNM;:_'],
  Swedish: ["§1234567890+´qwertyuiopå¨'asdfghjklöäzxcvbnm,.-", '½!"#¤%&/()=?`QWERTYUIOPÅ^*ASDFGHJKLÖÄZXCVBNM;:_'],
  Danish: ["½1234567890+´qwertyuiopå¨'asdfghjklæøzxcvbnm,.-", '§!"#¤%&/()=?`QWERTYUIOPÅ^*ASDFGHJKLÆØZXCVBNM;:_'],
  Norwegian: ["|1234567890+\\qwertyuiopå¨'asdfghjkløæzxcvbnm,.-", '§!"#¤%&/()=?`QWERTYUIOPÅ^*ASDFGHJKLØÆZXCVBNM;:_'],
  Czech: [';+ěščřžýáíé=´qwertzuiopú)¨asdfghjklů§yxcvbnm,.-', '°1234567890%ˇQWERTZUIOP/(\'ASDFGHJKL"!YXCVBNM?:_'],
  Hungarian: ['0123456789öüóqwertzuiopőúűasdfghjkléáyxcvbnm,.-', '§\'"+!%/=()ÖÜÓQWERTZUIOPŐÚŰASDFGHJKLÉÁYXCVBNM?:_'],
  Turkish: ['"1234567890*-qwertyuıopğü,asdfghjklşizxcvbnmöç.', "é!'^+%&/()=?_QWERTYUIOPĞÜ;ASDFGHJKLŞİZXCVBNMÖÇ:"],
  Greek: ["`1234567890-=;ςερτυθιοπ[]\\ασδφγηξκλ΄'ζχψωβνμ,./", '~!@#$%^&*()_+:΅ΕΡΤΥΘΙΟΠ{}|ΑΣΔΦΓΗΞΚΛ¨"ΖΧΨΩΒΝΜ<>?'],
};

const toUs = Object.entries(LAYOUTS).map(([layout, rows]) => {
  const keys = new Map<string, string>();
  for (const [row, produced] of rows.entries()) {
    for (const [place, character] of [...produced].entries()) if (!keys.has(character)) keys.set(character, US[row]?.[place] ?? character);
  }
  return { layout, keys };
});

/** Longer input is not a scan of a product code. */
const MAX_TYPED = 512;

/** Returns the text as it would read had scanner and computer used the same layout. Omits readings equal to the input. */
export function retyped(text: string): readonly { readonly layout: string; readonly text: string }[] {
  if (text.length > MAX_TYPED) return [];
  return toUs
    .map(({ layout, keys }) => ({ layout, text: [...text].map((character) => keys.get(character) ?? character).join('') }))
    .filter((reading) => reading.text !== text);
}

/**
 * Detects a garbled address in any layout: `http` or `https`, one character other than a colon, then another character twice in place of
 * `//`.
 */
export const isGarbledAddress = (text: string): boolean => /^https?([^:\s])([^\sA-Za-z0-9])\2/i.test(text);
