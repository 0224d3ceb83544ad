// Writes the passport page with its verification state: HTML without script, everything escaped.

import type { PassportLinks } from '../formats/links.ts';
import { lookup, taggedIn } from '../language/language.ts';
import { languagesOf } from '../passport/facts/view.ts';
import { formatDate, type Reading } from '../passport/format.ts';
import type { Passport } from '../passport/model.ts';
import { COLON, ourLanguage, say } from '../passport/words.ts';
import { escapeHtml } from './escape-html.ts';
import { foreignHtml, foreignText } from './foreign-html.ts';
import { kindLine, pageDocument } from './page-document.ts';
import { passportParts } from './page-parts.ts';
import { PAGE_WORDS as WORDS } from './page-words.ts';

export { PAGE_CSS } from './page-css.ts';

export interface PageVerification {
  readonly state: 'verified' | 'failed' | 'unsigned' | 'unchecked';
  /** Time of the last check of the signature, ISO 8601 UTC. */
  readonly at?: string;
  /** DID or name of the signer. */
  readonly issuer?: string;
}

/** Why the passport is not active, and since when (ISO 8601 UTC). */
export interface PageStanding {
  readonly state: keyof typeof NOTICES;
  readonly since?: string;
}

const NOTICES = {
  suspended: WORDS.suspended,
  inactive: WORDS.inactive,
  archived: WORDS.archived,
  revoked: WORDS.invalid,
  invalid: WORDS.invalid,
  unknown: WORDS.inactive,
} as const;

export interface PageInput {
  readonly passport: Passport;
  /** Preferred languages from Accept-Language, best first. */
  readonly preferences: readonly string[];
  readonly links: PassportLinks;
  /** Address of the style sheet, on the page's own origin. */
  readonly stylesheet: string;
  readonly verification: PageVerification;
  /** The name that the operator gave the service. */
  readonly serviceName?: string | undefined;
  /** Absent if the passport is active. */
  readonly standing?: PageStanding;
  /** The date of the copy behind the page, ISO 8601 UTC, if the copy is too old to show that the passport is still active. */
  readonly lateCopy?: string;
  readonly now: Date;
  /** Returns the address of this page in a language. Without it, the page has no language switch. */
  readonly inLanguage?: (language: string) => string;
}

export interface Page {
  readonly html: string;
  /** Value for Content-Language: the language of the page's own words, and that of the manufacturer's texts if different. */
  readonly language: string;
}

export function passportPage(input: PageInput): Page {
  const { passport, links, stylesheet } = input;
  const language = lookup(input.preferences, languagesOf(passport)) ?? passport.defaultLanguage;
  const reading: Reading = { preferences: [language], fallback: passport.defaultLanguage };
  // The page's own words, dates and ages are in one of our languages; the manufacturer's texts are in theirs.
  const ours = ourLanguage([language]);
  const own: Reading = { preferences: [ours], fallback: ours };
  const word = (name: keyof typeof WORDS): string => escapeHtml(say(WORDS[name], own.preferences));
  const colon = say(COLON, own.preferences);
  const given = taggedIn(passport.productName, [language], passport.defaultLanguage) ?? { text: passport.dppCode, language: '' };
  const name = foreignText(given.text);
  const qr = `<figure><img src="${escapeHtml(links.qr)}" width="180" height="180" alt="${word('qr')}"></figure>`;
  const parts = passportParts(passport, language, reading, qr);
  const html = pageDocument({
    language: ours,
    sample: passport.sample === true,
    stylesheet,
    links: [
      `<link rel="canonical" href="${escapeHtml(links.page)}">`,
      `<link rel="alternate" type="application/json" href="${escapeHtml(links.api)}">`,
    ],
    skip: word('skip'),
    title: `${name} – ${word('title')}`,
    main: `<header>
${kindLine(input.serviceName, own.preferences)}
<h1 lang="${escapeHtml(given.language)}" dir="auto">${foreignHtml(given.text)}</h1>
${statusNotice(standingIn(input), own)}${copyNotice(input, own)}
${parts.identification}
</header>
${signature(input, own)}
<section aria-labelledby="maker"><h2 id="maker">${word('manufacturer')}</h2>
<p class="maker">${foreignHtml(passport.manufacturer.name)}</p>
${parts.origin}</section>
${parts.groups}
<section aria-labelledby="machine"><details class="whole"><summary><h2 id="machine">${word('machine')}</h2></summary>
<ul class="links"><li><a href="${escapeHtml(links.api)}">${word('data')}</a></li>${
      input.verification.state === 'unsigned'
        ? ''
        : `<li><a href="${escapeHtml(links.vc)}">${word('credential')}</a></li><li><a href="${escapeHtml(links.jwt)}">${word('token')}</a></li>`
    }</ul></details></section>
${languageSwitch(input, language, word('languages'))}`,
    foot: `${word('address')}${colon}${escapeHtml(links.page)}`,
  });
  return { html, language: language.split('-')[0] === ours ? language : `${ours}, ${language}` };
}

/** Prefers the status known to the service, which includes its start, to the status in the passport. */
function standingIn({ standing, passport: { dppStatus = 'active' } }: PageInput): PageStanding | undefined {
  return standing ?? (dppStatus === 'active' ? undefined : { state: dppStatus });
}

function statusNotice(standing: PageStanding | undefined, reading: Reading): string {
  if (standing === undefined) return '';
  const { state, since } = standing;
  const said = escapeHtml(say(NOTICES[state], reading.preferences));
  const date = since === undefined ? '' : formatDate(since, reading, { dateStyle: 'long', timeStyle: 'short' });
  const from =
    since === undefined
      ? ''
      : ` ${escapeHtml(say(WORDS.since, reading.preferences))}${say(COLON, reading.preferences)}<time datetime="${escapeHtml(since)}">${escapeHtml(date)} UTC</time>`;
  return `<p class="notice ${state}">${said}${from}</p>`;
}

function copyNotice({ lateCopy }: PageInput, reading: Reading): string {
  if (lateCopy === undefined) return '';
  const word = (name: 'late' | 'copied'): string => escapeHtml(say(WORDS[name], reading.preferences));
  const date = escapeHtml(formatDate(lateCopy, reading, { dateStyle: 'long', timeStyle: 'short' }));
  return `<p class="notice late">${word('late')} ${word('copied')}${say(COLON, reading.preferences)}<time datetime="${escapeHtml(lateCopy)}">${date} UTC</time></p>`;
}

const MARKS = { verified: '✓', failed: '✗', unsigned: '–', unchecked: '?' } as const;

function signature({ verification, now }: PageInput, reading: Reading): string {
  const { state, at, issuer } = verification;
  const colon = say(COLON, reading.preferences);
  const word = (name: keyof typeof WORDS): string => escapeHtml(say(WORDS[name], reading.preferences));
  const checked =
    at === undefined || state === 'unchecked'
      ? ''
      : `<p>${word('checkedAt')}${colon}<time datetime="${escapeHtml(at)}">${escapeHtml(age(at, now, reading))} (${escapeHtml(formatDate(at, reading, { dateStyle: 'long', timeStyle: 'short' }))} UTC)</time></p>`;
  return `<section class="signature ${state}" aria-labelledby="signature"><h2 id="signature">${word('signature')}</h2>
<p class="state"><span class="mark" aria-hidden="true">${MARKS[state]}</span> <strong>${word(state)}</strong></p>
${state === 'failed' ? `<p>${word('failedAdvice')}</p>` : ''}${checked}${issuer === undefined ? '' : `<p>${word('by')}${colon}<span class="code">${foreignHtml(issuer)}</span></p>`}
<p class="meaning">${word('meaning')}</p></section>`;
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Returns "3 days ago". A time ahead of the clock counts as now, so that the page never shows "in 2 minutes" for a past check. */
export function age(at: string, now: Date, { preferences, fallback }: Reading): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(at)) / 1000);
  const [unit, length] = STEPS.find(([, step]) => seconds >= step) ?? (['minute', 60] as const);
  return new Intl.RelativeTimeFormat([...preferences, fallback, 'en'], { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}

function languageSwitch({ inLanguage, passport }: PageInput, current: string, heading: string): string {
  const offered = languagesOf(passport);
  if (inLanguage === undefined || offered.length < 2) return '';
  const links = offered.map((tag) => {
    const own = new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
    const mark = tag === current ? ' aria-current="true"' : '';
    return `<li><a href="${escapeHtml(inLanguage(tag))}" hreflang="${escapeHtml(tag)}" lang="${escapeHtml(tag)}"${mark}>${escapeHtml(own)}</a></li>`;
  });
  return `<nav aria-label="${heading}"><ul class="links">${links.join('')}</ul></nav>`;
}
