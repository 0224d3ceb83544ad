// Writes the front page of the service: what it is, and how a passport is opened. HTML without script, everything escaped.
import { label } from '../passport/fields/field.ts';
import { COLON, ourLanguage, say } from '../passport/words.ts';
import { escapeHtml } from './escape-html.ts';
import { foreignHtml, foreignText } from './foreign-html.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_WORDS } from './page-words.ts';

export interface FrontPageInput {
  /** The name that the operator gave the service. */
  readonly serviceName?: string | undefined;
  readonly host: string;
  readonly baseUrl: string;
  readonly did: string;
  /** The address of the folder of the service, relative to this page. */
  readonly root: string;
  /** Preferred languages, best first. */
  readonly preferences: readonly string[];
}

const WORDS = {
  ...PAGE_WORDS,
  kind: label('Digital product passports', 'Digitale Produktpässe', 'Passeports numériques de produits'),
  what: label(
    'This service keeps digital product passports. Anyone can read them, without an account.',
    'Dieser Dienst hält digitale Produktpässe bereit. Jeder kann sie lesen, ohne Anmeldung.',
    'Ce service conserve des passeports numériques de produits. Chacun peut les lire, sans compte.',
  ),
  open: label('Open a passport', 'Einen Pass öffnen', 'Ouvrir un passeport'),
  scan: label(
    'Scan the code on the product with the camera of a telephone, or open an address of this form:',
    'Scannen Sie den Code auf dem Produkt mit der Kamera eines Telefons, oder öffnen Sie eine Adresse dieser Form:',
    'Scannez le code du produit avec l’appareil photo d’un téléphone, ou ouvrez une adresse de cette forme :',
  ),
  parts: label(
    'Replace GTIN with the 14 digits of the product and SERIAL with the serial number of the item.',
    'Setzen Sie für GTIN die 14 Ziffern des Produkts ein, für SERIAL die Seriennummer des Stücks.',
    'Remplacez GTIN par les 14 chiffres du produit, et SERIAL par le numéro de série de l’article.',
  ),
  docs: label('Description of the interface', 'Beschreibung der Schnittstelle', 'Description de l’interface'),
  openapi: label('Description for programs (OpenAPI)', 'Beschreibung für Programme (OpenAPI)', 'Description pour les programmes (OpenAPI)'),
  did: label(
    'Keys that sign the passports (DID document)',
    'Schlüssel, mit denen die Pässe signiert sind (DID-Dokument)',
    'Clés qui signent les passeports (document DID)',
  ),
  identifier: label('Identifier of the service (DID)', 'Kennung des Dienstes (DID)', 'Identifiant du service (DID)'),
};

export function frontPage({ serviceName, host, baseUrl, did, root, preferences }: FrontPageInput): {
  readonly html: string;
  readonly language: string;
} {
  const language = ourLanguage(preferences);
  const word = (name: keyof typeof WORDS): string => escapeHtml(say(WORDS[name], [language]));
  const colon = say(COLON, [language]);
  const link = (path: string, name: keyof typeof WORDS): string => `<li><a href="${escapeHtml(`${root}${path}`)}">${word(name)}</a></li>`;
  const html = pageDocument({
    language,
    sample: false,
    stylesheet: `${root}passport.css`,
    links: [`<link rel="canonical" href="${escapeHtml(`${baseUrl}/`)}">`],
    title: `${foreignText(serviceName ?? host)} – ${word('kind')}`,
    main: `<header>
<p class="kind">${word('kind')}</p>
<h1 lang="" dir="auto">${foreignHtml(serviceName ?? host)}</h1>
<p>${word('what')}</p>
</header>
<section aria-labelledby="open"><h2 id="open">${word('open')}</h2>
<p>${word('scan')}</p>
<p class="code">${escapeHtml(`${baseUrl}/api/v1/public/01/`)}<var>GTIN</var>/21/<var>SERIAL</var></p>
<p>${word('parts')}</p></section>
<section aria-labelledby="machine"><h2 id="machine">${word('machine')}</h2>
<ul class="links">${link('docs', 'docs')}${link('openapi.json', 'openapi')}${link('.well-known/did.json', 'did')}</ul>
<p>${word('identifier')}${colon}<span class="code">${escapeHtml(did)}</span></p></section>`,
    foot: `${word('address')}${colon}${escapeHtml(`${baseUrl}/`)}`,
  });
  return { html, language };
}
