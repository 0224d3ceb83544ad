// Writes the page that a browser gets instead of a problem document: HTML without script, everything escaped.
import { label } from '../passport/fields/field.ts';
import { formatDate } from '../passport/format.ts';
import { COLON, ourLanguage, say } from '../passport/words.ts';
import { escapeHtml } from './escape-html.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_WORDS } from './page-words.ts';

export interface RefusalPageInput {
  readonly status: number;
  /** The state of the requested passport. Absent if the refusal is not about a passport. */
  readonly state?: keyof typeof STATES;
  /** ISO 8601 UTC. */
  readonly since?: string;
  readonly dppCode?: string;
  readonly sample?: boolean;
  /** The requested path. */
  readonly asked: string;
  /** The reason for the refusal, in English. Displayed if there is no translated text for it. */
  readonly detail: string;
  readonly stylesheet: string;
  /** Preferred languages, best first. */
  readonly preferences: readonly string[];
}

const STATES = {
  revoked: {
    heading: label('This passport was revoked', 'Dieser Pass wurde widerrufen', 'Ce passeport a été révoqué'),
    meaning: label(
      'The issuer revoked it for good. Do not rely on copies of it.',
      'Der Aussteller hat ihn endgültig widerrufen. Verlassen Sie sich nicht auf Kopien davon.',
      'L’émetteur l’a révoqué définitivement. Ne vous fiez pas à des copies de ce passeport.',
    ),
  },
  invalid: {
    heading: label('This passport is no longer valid', 'Dieser Pass ist nicht mehr gültig', 'Ce passeport n’est plus valide'),
    meaning: label(
      'The issuer declared it invalid. Do not rely on copies of it.',
      'Der Aussteller hat ihn für ungültig erklärt. Verlassen Sie sich nicht auf Kopien davon.',
      'L’émetteur l’a déclaré non valide. Ne vous fiez pas à des copies de ce passeport.',
    ),
  },
  unknown: {
    heading: label('There is no such passport here', 'Diesen Pass gibt es hier nicht', 'Ce passeport n’existe pas ici'),
    meaning: label(
      'Compare the code on the product with the address. The passport may be kept by another service.',
      'Vergleichen Sie den Code auf dem Produkt mit der Adresse. Vielleicht liegt der Pass bei einem anderen Dienst.',
      'Comparez le code sur le produit avec l’adresse. Le passeport se trouve peut-être auprès d’un autre service.',
    ),
  },
} as const;

const WORDS = {
  asked: label('You asked for', 'Angefragt wurde', 'Adresse demandée'),
  nothing: label('There is nothing at this address', 'Unter dieser Adresse gibt es nichts', 'Il n’y a rien à cette adresse'),
  again: label(
    'Check the address, or scan the code on the product again.',
    'Prüfen Sie die Adresse, oder scannen Sie den Code auf dem Produkt noch einmal.',
    'Vérifiez l’adresse, ou scannez de nouveau le code du produit.',
  ),
  wrong: label('This address cannot be read', 'Diese Adresse ist nicht lesbar', 'Cette adresse est illisible'),
  later: label(
    'The service cannot answer at the moment',
    'Der Dienst kann im Augenblick nicht antworten',
    'Le service ne peut pas répondre pour le moment',
  ),
  refused: label('This request was refused', 'Diese Anfrage wurde abgelehnt', 'Cette demande a été refusée'),
};

const headingOf = (status: number): (typeof WORDS)[keyof typeof WORDS] =>
  status === 400 || status === 414 ? WORDS.wrong : status >= 500 ? WORDS.later : WORDS.refused;

export function refusalPage(input: RefusalPageInput): { readonly html: string; readonly language: string } {
  const { status, state, since, dppCode, sample = false, asked, detail, stylesheet, preferences } = input;
  const language = ourLanguage(preferences);
  const word = (words: ReturnType<typeof label>): string => escapeHtml(say(words, [language]));
  const colon = say(COLON, [language]);
  const nothing = { heading: WORDS.nothing, meaning: WORDS.again };
  const shown = state !== undefined ? STATES[state] : status === 404 ? nothing : { heading: headingOf(status), meaning: undefined };
  const heading = word(shown.heading);
  const date = (at: string): string =>
    escapeHtml(formatDate(at, { preferences: [language], fallback: language }, { dateStyle: 'long', timeStyle: 'short' }));
  const html = pageDocument({
    language,
    sample,
    stylesheet,
    isUnlisted: true,
    title: `${heading} – ${word(PAGE_WORDS.title)}`,
    main: `<header>
<p class="kind">${word(PAGE_WORDS.title)}</p>
<h1>${heading}</h1>
${dppCode === undefined ? '' : `<p class="made code">${escapeHtml(dppCode)}</p>`}
</header>
<div class="notice${state === 'revoked' || state === 'invalid' ? ' invalid' : ''}">
${since === undefined ? '' : `<p>${word(PAGE_WORDS.since)}${colon}<time datetime="${escapeHtml(since)}">${date(since)} UTC</time></p>`}
<p${shown.meaning === undefined ? ' lang="en"' : ''}>${shown.meaning === undefined ? escapeHtml(detail) : word(shown.meaning)}</p>
</div>`,
    foot: `${word(WORDS.asked)}${colon}${escapeHtml(asked)} (${status})`,
  });
  return { html, language };
}
