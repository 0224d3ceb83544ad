// The passport page: no script, everything escaped, languages, verification state with its age, SAMPLE.
import { describe, expect, it } from 'vitest';
import { linksOf } from '../../../server/domain/formats/links.ts';
import type { Json } from '../../../server/domain/json/json.ts';
import { ESSENTIALS, isEssential } from '../../../server/domain/pages/essentials.ts';
import { foreignHtml } from '../../../server/domain/pages/foreign-html.ts';
import { age, PAGE_CSS, type PageInput, passportPage } from '../../../server/domain/pages/page.ts';
import { toFacts } from '../../../server/domain/passport/facts/facts.ts';
import { FIELDS } from '../../../server/domain/passport/fields.ts';
import { type Passport, parsePassport } from '../../../server/domain/passport/model.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { ANYONE } from '../../../server/domain/passport/visible.ts';
import { BASE_URL, NOW } from '../../fixtures/signer.ts';

const samples = sampleSet();
const first = samples[0]?.passport as Passport;
const page = (passport: Passport, rest: Partial<PageInput> = {}): string =>
  passportPage({
    passport,
    preferences: ['en'],
    links: linksOf(passport, BASE_URL),
    stylesheet: '/dpp.css',
    verification: { state: 'verified', at: '2026-11-18T09:00:00Z', issuer: 'did:web:dpp.example.org' },
    now: NOW,
    ...rest,
  }).html;

const ATTACK = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;

describe('the passport page', () => {
  it.each(samples.map(({ passport }) => passport))('of $dppCode has no script, no inline style, no event handler', (passport) => {
    const html = page(passport);
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|javascript:/i);
    expect(html).toContain('SAMPLE – demonstration data');
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
  });

  it('shows essential facts at once, folds the others, and leaves none out', () => {
    for (const { passport } of samples) {
      const html = page(passport);
      const folded =
        html
          .replace(/<summary.*?<\/summary>/gs, '')
          .match(/<details.*?<\/details>/gs)
          ?.join('') ?? '';
      for (const { field, label, value } of toFacts(passport, 'en', ANYONE).flatMap(({ facts }) => facts)) {
        if (/^(?:productName$|certifications$|conformityCertificates\/)/.test(field)) continue;
        const row = `${foreignHtml(label)}</dt><dd dir="auto"`;
        expect([field, html.includes(row), html.includes(foreignHtml(value))]).toEqual([field, true, true]);
        const inView =
          isEssential(field) || ['category', 'brand', 'modelIdentifier', 'gtin', 'serial', 'batchOrLot', 'countryOfOrigin'].includes(field);
        const isCode = field === 'dppCode' && passport.gtin === undefined;
        if (!isCode) expect([field, folded.includes(row)]).toEqual([field, !inView]);
      }
      expect(html).not.toContain('<details open');
    }
  });

  it('has only public fields of the table among its essentials', () => {
    const known = FIELDS.filter(({ tiers }) => tiers.includes('public')).flatMap(({ name, type }) => [
      name,
      ...(type.kind === 'object' ? Object.keys(type.members).map((member) => `${name}/${member}`) : []),
    ]);
    expect([...ESSENTIALS].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('names an act once in a group', () => {
    const sections = page(first).match(/<section.*?<\/section>/gs) ?? [];
    const bases = sections.map((section) => section.match(/class="basis">[^<]*/g) ?? []);
    expect(bases.every((found) => found.length <= 1)).toBe(true);
    expect(bases.flat()).toHaveLength(9);
    for (const basis of bases.flat()) expect(basis.match(/2023\/1542/g)?.length ?? 1).toBe(1);
    expect(page(first)).toContain(
      'Legal basis: Regulation (EU) 2024/1781 Annex III (g), Article 27(7), Annex III (k), Annex III (i) · Regulation (EU) 2023/1542 Article 38(7), Annex VI Part A (1) · Regulation (EU) 2019/1020 Article 4<',
    );
  });

  it('names the service that the operator has named, and links to its front page', () => {
    expect(page(first)).toContain('<p class="kind">Digital product passport</p>');
    expect(page(first, { serviceName: 'A <b>' })).toContain(
      '<p class="kind"><a href="../"><bdi>A &lt;b&gt;</bdi></a> · Digital product passport</p>',
    );
  });

  it('shows nothing that is not public', () => {
    for (const { passport } of samples) {
      const html = page(passport);
      for (const secret of [passport.hsCode, passport.producerLei]) if (secret !== undefined) expect(html).not.toContain(`>${secret}<`);
    }
    expect(page(first)).not.toMatch(/850760|529900SAMPLE|Plant Freiburg|VP-BMS|21324-40-3/);
  });

  it('escapes whatever a maker may have written', () => {
    const hostile = {
      ...first,
      productName: { en: ATTACK },
      description: { en: ATTACK },
      manufacturer: { ...first.manufacturer, name: ATTACK },
      certifications: [ATTACK],
      materials: [{ name: ATTACK, percentage: 10 }],
      labelTranslations: { en: { brand: ATTACK } },
    } as unknown as Passport;
    const html = page(hostile, { verification: { state: 'failed', at: '2026-11-18T09:00:00Z', issuer: ATTACK } });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain(`"'>`);
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(5);
  });

  it('says that it comes from a copy that is too old, in three languages', () => {
    const late = (language: string) => page(first, { lateCopy: '2026-11-18T09:00:00.000Z', preferences: [language] });
    expect(page(first)).not.toContain('notice late');
    expect(late('en')).toMatch(/class="notice late">This page comes from a copy .*datetime="2026-11-18T09:00:00.000Z"/);
    expect(late('de')).toContain('Kopie der Daten des Ausstellers');
    expect(late('fr')).toContain('copie des données de l’émetteur');
  });

  it('speaks the reader’s language and says which', () => {
    const german = passportPage({ ...input(first), preferences: ['de-AT', 'en'] });
    expect(german.language).toBe('de');
    expect(german.html).toContain('E-Bike-Akku VeloPack 520');
    expect(german.html).toContain('Die Signatur ist echt');
    expect(german.html).toContain('SAMPLE');
    const korean = passportPage({ ...input(samples[2]?.passport as Passport), preferences: ['ko'] });
    expect(korean.language).toBe('en, ko');
    expect(korean.html).toContain('<html lang="en">');
    expect(korean.html).toContain('<h1 lang="ko"');
  });

  it.each([
    ['en', /Regulation \(EU\) 2024\/1781 [^<·]*Annex III \(g\)/, /Verordnung|règlement/],
    [
      'de',
      /Anhang III Buchst\. g[, ](?:[^<·]*)?Verordnung \(EU\) 2024\/1781/,
      /class="basis">[^<]*(?:Regulation|Directive|Article|Annex|no act)/,
    ],
    [
      'fr',
      /annexe III, point g\),? (?:[^<·]*)?règlement \(UE\) 2024\/1781/,
      /class="basis">[^<]*(?:Regulation|Directive|Article|Annex |no act)/,
    ],
  ] as const)('names the law in %s, the language of the page', (language, cited, foreign) => {
    for (const { passport } of samples) {
      const { html } = passportPage({ ...input(passport), preferences: [language] });
      // A passport that has no text in this language is read in its own, on a page in English.
      if (!html.includes(`<html lang="${language}">`)) continue;
      expect(html).toMatch(cited);
      expect(html).not.toMatch(foreign);
      if (language === 'fr') expect(html).not.toMatch(/[a-zé]: /);
    }
    expect(passportPage({ ...input(first), preferences: [language] }).html).toContain(`<html lang="${language}">`);
  });

  it.each([
    ['verified', 'The signature is genuine'],
    ['failed', 'The signature does not match'],
    ['unsigned', 'This passport is not signed'],
    ['unchecked', 'The signature has not been checked yet'],
  ] as const)('says %s in words', (state, words) => {
    expect(page(first, { verification: { state } })).toContain(words);
  });

  it('says how old the check is', () => {
    expect(page(first)).toContain('<time datetime="2026-11-18T09:00:00Z">3 days ago');
    expect(page(first, { verification: { state: 'unchecked', at: '2026-11-18T09:00:00Z' } })).not.toContain('Last checked');
    const reading = { preferences: ['fr'], fallback: 'en' };
    expect(age('2026-11-21T07:00:00Z', NOW, reading)).toBe('il y a 2 heures');
    expect(age('2027-01-01T00:00:00Z', NOW, reading)).toBe('cette minute-ci');
  });

  it('of a language that is not ours speaks one language throughout, and declares both', () => {
    const italian = { ...first, defaultLanguage: 'it', productName: { it: 'Batteria', et: 'Aku' } } as Passport;
    for (const tag of ['it', 'et']) {
      const { html, language } = passportPage({
        ...input(italian),
        preferences: [tag],
        verification: { state: 'verified', at: NOW.toISOString() },
      });
      expect(language).toBe(`en, ${tag}`);
      expect(html).toContain('<html lang="en">');
      expect(html).toMatch(new RegExp(`<h1 lang="${tag}"`));
      expect(html).toContain('this minute');
      expect(html).not.toMatch(/questo minuto|novembre/);
    }
  });

  it('of a language that is not ours writes figures and dates as the words around them, and marks what the maker wrote', () => {
    const washer = sampleSet().find(({ passport }) => passport.productName.it !== undefined)?.passport as Passport;
    const materials = [{ name: { it: 'Acciaio', en: 'Steel' }, percentage: 12.5 }] as Passport['materials'];
    const italian = {
      ...washer,
      manufacturingDate: '2026-03-15',
      massKg: 1234.5,
      materials,
      description: { it: 'Lavatrice', en: 'Washer' },
    } as Passport;
    const { html } = passportPage({ ...input(italian), preferences: ['it'] });
    for (const shown of ['15 March 2026', '1,234.5', '12.5 %']) expect(html).toContain(shown);
    expect(html).not.toMatch(/marzo|1\.?234,5|12,5/);
    expect(html).toMatch(/<dd dir="auto" lang="it">[^<]*(?:<[^>]+>)*[^<]*Lavatrice/);
    expect(html).toMatch(/<span lang="it">[^<]*(?:<[^>]+>)*[^<]*Acciaio/);
    expect(html).toMatch(/<span lang="it">[^<]*(?:<[^>]+>)*[^<]*Paese di origine/);
    // Where the maker has no Italian, the text says what it is instead.
    const { html: half } = passportPage({ ...input({ ...italian, productName: { en: 'Washer' } } as Passport), preferences: ['it'] });
    expect(half).toContain('<h1 lang="en"');
    // Nothing is marked on a page of one language.
    const { html: english } = passportPage({ ...input(first), preferences: ['en'] });
    expect(english.match(/<(?:dd|dt|span|th)[^>]* lang="/g)).toBeNull();
  });

  it('says when the passport is not active', () => {
    const parsed = parsePassport({ ...(first as unknown as { readonly [name: string]: Json }), dppStatus: 'archived' });
    expect(parsed.ok && page(parsed.passport)).toContain('This passport is archived.');
  });

  it('prints what is folded', () => {
    expect(PAGE_CSS).toMatch(/@media print \{[\s\S]*details::details-content \{ content-visibility: visible;/);
  });

  it('is styled for dark screens, strong contrast, small screens and paper', () => {
    expect(PAGE_CSS).toMatch(/prefers-color-scheme: dark[\s\S]*max-width: 34rem[\s\S]*prefers-contrast: more[\s\S]*@media print/);
    expect(PAGE_CSS).not.toMatch(/url\(|@import/);
  });
});

function input(passport: Passport): PageInput {
  return {
    passport,
    preferences: [],
    links: linksOf(passport, BASE_URL),
    stylesheet: '/dpp.css',
    verification: { state: 'verified' },
    now: NOW,
  };
}
