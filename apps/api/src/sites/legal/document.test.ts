import { LANGUAGES, ROUTES } from '@portal/model';
import { LEGAL_PAGES, legalDocumentSchema, legalPath } from '@portal/model/legal';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inWords, legalFactsWith, legalSite, PUBLISHER, said, WHOLE_PUBLISHER } from '../../testing/legal';
import { legalDocument, pagesOf } from './document';
import type { LegalFacts } from './facts';

const OFFER = {
  id: 'anual',
  name: 'Anual',
  description: 'Tot',
  price: 6000,
  period: 'year',
  stripePrice: 'price_anual',
};
const PAYWALL = {
  monthly: 3,
  version: 'v',
  offerUrl: '/subscripcio/',
  gifts: { monthly: 5, days: 14, readers: 20 },
  versions: [{ id: 'v', messages: [], shown: {} }],
  offers: [OFFER],
};
const CONSENT = {
  version: 1,
  partners: [{ name: 'Anuncis', purpose: 'ads', policy: 'https://anuncis.example/' }],
};

/** Sites that differ in everything that sentences depend on. */
const SITES: readonly Record<string, unknown>[] = [
  {},
  { publisher: PUBLISHER },
  {
    paywall: PAYWALL,
    consent: CONSENT,
    comments: { moderation: 'before', held: ['ruc'], refused: ['pocavergonya'] },
    contact: { intro: 'Hola', subjects: [{ id: 'a', label: 'A' }] },
    publisher: { ...WHOLE_PUBLISHER, commercialEmails: true, principles: '/principis/' },
  },
  { features: { users: false, identityProvider: false }, machines: { textMining: 'allowed' } },
  {
    features: { users: true, identityProvider: true },
    identityProvider: { script: 'https://id.example/a.js' },
    streams: [{ id: 'tv', name: 'TV', medium: 'tv', video: '/a.m3u8' }],
  },
];
const FACTS = legalFactsWith({
  socialLogins: ['apple', 'google'],
  captcha: 'turnstile',
  otherSites: [
    {
      alias: 'altra',
      name: 'L’Altra',
      features: { users: true, identityProvider: false },
      publisher: PUBLISHER,
    },
  ],
});

describe.each(LANGUAGES)('the legal pages, in %s', (language) => {
  it.each(LEGAL_PAGES)('%s fills every placeholder and can be parsed', (page) => {
    for (const changes of SITES) {
      const site = legalSite({ ...changes, language });
      const document = legalDocument(page, site, FACTS);
      if (!pagesOf(site).includes(page)) expect(document).toBeNull();
      else {
        expect(v.parse(legalDocumentSchema, document)).toEqual(document);
        const words = inWords(document).join('\n');
        expect(words).not.toMatch(/[{}[\]]|undefined|NaN|\.\.(?!\.)|\(\//);
        expect(document?.sections.length).toBeGreaterThan(1);
      }
    }
  });

  it('say that a fact is not published if the publisher has given none', () => {
    const missing = (publisher: object) =>
      (['notice', 'sale', 'privacy', 'accessibility', 'owners', 'ai'] as const).flatMap((page) => {
        const site = legalSite({ language, publisher, paywall: PAYWALL, streams: SITES[4]?.streams });
        const { sections = [] } = legalDocument(page, site, FACTS) ?? {};
        return sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'missing'));
      });
    expect(missing(WHOLE_PUBLISHER)).toEqual([]);
    // Two pages each ask for the facts about the broadcaster and about consumers.
    expect(missing(PUBLISHER)).toHaveLength(13);
  });
});

describe('a legal page follows the site’s file', () => {
  it('a legal page follows the site’s file in its minimum age', () => {
    expect(said('privacy', { minAge: 14 })).toContain('cal haver fet 14 anys');
    expect(said('terms', { minAge: 16 })).toContain('has d’haver fet 16 anys');
  });

  it('a legal page follows the site’s file in its processors and their countries', () => {
    expect(said('privacy')).toContain('Núvol, SL | allotjament | França | No surten de la UE');
    const processors = [
      { name: 'Cloud', purpose: 'correu', country: 'Estats Units', safeguard: 'clàusules tipus' },
    ];
    expect(said('privacy', { publisher: { ...WHOLE_PUBLISHER, processors } })).toContain(
      'Cloud | correu | Estats Units | clàusules tipus',
    );
    expect(said('privacy', { publisher: { ...WHOLE_PUBLISHER, processors: [] } })).toContain(
      'Cap: Edicions de Prova, SL ho fa tot',
    );
  });

  it('a legal page follows the site’s file in its paywall and its offers', () => {
    expect(said('privacy')).not.toMatch(/Subscripcions|Articles regalats/);
    expect(said('privacy', { paywall: PAYWALL })).toMatch(/oferir-te’n 3 al mes[\s\S]*Articles regalats/);
    expect(said('sale')).toBe('');
    expect(said('sale', { paywall: PAYWALL }).replaceAll(/\s/g, ' ')).toContain('Anual | Tot | 60 € l’any');
    expect(said('sale', { paywall: { ...PAYWALL, gifts: { ...PAYWALL.gifts, days: 9 } } })).toContain(
      'serveix 9 dies',
    );
  });

  it('a legal page follows the site’s file in its accounts: a site without them promises nothing about them', () => {
    const none = { features: { users: false, identityProvider: false } };
    expect(said('privacy', none)).not.toMatch(/\bcomptes?\b|comentari|el perfil/i);
    expect(said('terms', none)).not.toMatch(/el teu compte|Normes de participació/i);
    expect(said('cookies', none)).not.toContain('userId');
    expect(said('cookies')).toContain('userId');
  });

  it('a legal page follows the site’s file in the partners that need consent', () => {
    expect(said('cookies')).toMatch(/no envia cap dada a altres empreses/);
    expect(said('cookies')).not.toContain('Mentre no decideixis');
    expect(said('cookies', { consent: CONSENT })).toMatch(
      /Mentre no decideixis què acceptes, llegir [^.]* no desa res[\s\S]*Publicitat personalitzada[\s\S]*Anuncis/,
    );
    expect(said('privacy')).not.toContain('empreses de publicitat');
    expect(said('privacy', { consent: CONSENT })).toContain('empreses de publicitat');
  });

  it('a legal page follows the site’s file in the moderation of comments', () => {
    expect(said('terms')).toMatch(/surten de seguida[\s\S]*denunciat 3 lectors/);
    expect(said('terms')).not.toMatch(/llista de la redacció|no admet/);
    const comments = { moderation: 'before', held: ['ruc'], refused: ['pocavergonya'], hideAfterReports: 8 };
    expect(said('terms', { comments })).toMatch(
      /abans de publicar-lo[\s\S]*llista de la redacció[\s\S]*no admet[\s\S]*denunciat 8 lectors/,
    );
  });

  it('a legal page follows the site’s file in the reservation of rights against machines, with its legal basis', () => {
    expect(said('notice')).toMatch(
      /67 del Reial decret llei 24\/2021 i article\u00a04 de la Directiva 2019\/790/,
    );
    expect(said('notice', { machines: { textMining: 'allowed' } })).toContain('no es reserva');
    const policy = { machines: { miningPolicy: 'https://prova.example/llicencia/' } };
    expect(said('notice', policy)).toContain('llicència de mineria');
  });

  it('a legal page names the data protection authority of the site’s configuration, the Spanish one by default', () => {
    expect(said('privacy')).toContain('Agència Espanyola de Protecció de Dades');
    const named = (dataAuthority: unknown) =>
      said('privacy', { publisher: { ...WHOLE_PUBLISHER, dataAuthority } });
    expect(named('apdcat')).toContain('Autoritat Catalana de Protecció de Dades');
    expect(named({ name: 'CNIL', url: 'https://www.cnil.fr' })).toContain('CNIL');
  });

  it('a legal page follows the site’s file in its accessibility, without claims that its publisher has not made', () => {
    expect(said('accessibility')).toMatch(/compleix parcialment[\s\S]*Els directes no tenen subtítols/);
    expect(said('accessibility', { publisher: PUBLISHER })).not.toMatch(
      /compleix (?:parcialment )?la norma|subtítols ni/,
    );
    const full = { ...WHOLE_PUBLISHER.accessibility, status: 'full', exceptions: undefined };
    expect(said('accessibility', { publisher: { ...WHOLE_PUBLISHER, accessibility: full } })).toMatch(
      /Prova compleix la norma[\s\S]*No coneixem res/,
    );
  });

  it('a legal page follows the site’s file in the contact for a rectification or an update, without email too', () => {
    const page = JSON.stringify(legalDocument('corrections', legalSite({}), legalFactsWith()));
    expect(page.split(`"href":"${ROUTES.rectification}"`)).toHaveLength(3);
  });

  it('a legal page follows the site’s file in being a broadcaster', () => {
    expect(said('owners')).not.toContain('Llicència 7');
    expect(said('owners', { streams: SITES[4]?.streams })).toMatch(/Llicència 7[\s\S]*CAC/);
  });
});

describe('a legal page follows the constants of the code', () => {
  const kept = (changes: Partial<LegalFacts['keptDays']>) =>
    said(
      'privacy',
      { contact: { intro: '', subjects: [{ id: 'a', label: 'A' }] }, consent: CONSENT },
      {
        keptDays: { ...legalFactsWith().keptDays, ...changes },
      },
    );

  it('a legal page follows the constants of the code in how long data are stored', () => {
    expect(kept({})).toMatch(
      /Les sessions: 30 dies[\s\S]*Missatges a la redacció: 60 dies[\s\S]*galetes: 3 anys/,
    );
    expect(kept({ message: 90 })).toContain('Missatges a la redacció: 90 dies');
    expect(kept({})).toContain('Rectificacions i actualitzacions: 4 anys, per si acaben');
    expect(kept({ rectification: 99 })).toContain('Rectificacions i actualitzacions: 99 dies');
    expect(kept({ session: 7 })).toContain('Les sessions: 7 dies');
    expect(kept({ unconfirmedAccount: 11 })).toContain('Si ningú no en confirma el correu, 11 dies');
    expect(kept({ consentRecord: 365 })).toContain('galetes: un any');
    expect(said('privacy', { paywall: PAYWALL })).toMatch(/Desistiments[^:]*: 5 anys, amb les paraules/);
    expect(kept({ returningMailbox: 366 * 2, endedPoll: 45 })).toMatch(/732 dies; el d’un vot, 45 dies/);
  });

  it('a legal page follows the constants of the code in the terms for an appeal, for editing a comment and for withdrawing an article', () => {
    expect(said('terms', {}, { appealMonths: 8 })).toContain('tens 8 mesos');
    expect(said('terms', {}, { editMinutes: 9, uploadsADay: 2 })).toMatch(
      /fins a 2 fitxers[\s\S]*durant 9 minuts/,
    );
    expect(said('sale', { paywall: PAYWALL }, { renewalDays: 15 })).toContain('15 dies abans de cobrar-te');
    const rectificationDays = { asking: 8, publishing: 4, court: 9 };
    expect(said('corrections', {}, { rectificationDays })).toMatch(
      /8 dies naturals[\s\S]*4 dies[\s\S]*9 dies hàbils/,
    );
    expect(said('corrections')).toContain('Decidim en un mes com a màxim');
    expect(said('corrections', {}, { updateMonths: 2 })).toContain('en 2 mesos');
  });

  it('a legal page follows the constants of the code in the login providers and the captcha', () => {
    expect(said('privacy')).not.toMatch(/Google|Comprovar que ets/);
    expect(said('privacy', {}, { socialLogins: ['google', 'facebook'], captcha: 'turnstile' })).toMatch(
      /Iniciar la sessió amb Google i Facebook[\s\S]*Cloudflare Turnstile/,
    );
  });

  it('a legal page follows the constants of the code in the sites that share accounts', () => {
    const other = {
      alias: 'altra',
      name: 'L’Altra',
      features: { users: true, identityProvider: false },
      publisher: undefined,
    };
    expect(said('privacy')).not.toContain('tot el grup');
    expect(said('privacy', {}, { otherSites: [other] })).toContain('serveix a L’Altra');
    const alone = { ...other, features: { users: false, identityProvider: false } };
    expect(said('privacy', {}, { otherSites: [alone] })).not.toContain('L’Altra');
  });
});

it.each([
  ['Edicions Garbinada, SL', 'd’Edicions Garbinada, SL'],
  ['Òmnia Premsa', 'd’Òmnia Premsa'],
  ['Hora Nova, SA', 'd’Hora Nova, SA'],
  ['Garbinada, SL', 'de Garbinada, SL'],
  ['Iode Edicions', 'de Iode Edicions'],
])('the notice of %s elides a vowel as Catalan does', (name, words) => {
  const publisher = { ...WHOLE_PUBLISHER, name };
  expect(said('notice', { publisher })).toContain(`Són ${words} o de qui els signa`);
  expect(said('notice', { publisher, language: 'es' })).toContain(`Son de ${name} o de quien los firma`);
});

it('links only to existing sections, within and between pages', () => {
  const site = legalSite(SITES[2]);
  const documents = new Map(LEGAL_PAGES.map((page) => [legalPath(page), legalDocument(page, site, FACTS)]));
  const hrefs = Array.from(JSON.stringify([...documents.values()]).matchAll(/"href":"(\/legal\/[^"]+)"/g));
  const [first] = hrefs;
  expect(first).toBeDefined();
  for (const [, href = ''] of hrefs) {
    const [path = '', section] = href.split('#');
    expect(documents.get(path)).toBeTruthy();
    if (section) expect(documents.get(path)?.sections.map(({ id }) => id)).toContain(section);
  }
});
