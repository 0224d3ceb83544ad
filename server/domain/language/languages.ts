// The languages that the program speaks: on screens, pages, labels and links.
import type { Language } from '../../contract/index.ts';

/** The compiler asks for a language that is missing here. */
const SPOKEN: Readonly<Record<Language, true>> = { en: true, de: true, fr: true };

export const LANGUAGES = Object.keys(SPOKEN) as readonly Language[];
