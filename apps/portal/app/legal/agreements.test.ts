import { LANGUAGES } from '@portal/model';
import { readerConsentWords } from '@portal/model/readers';
import { fill } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import { describe, expect, it } from 'vitest';
import { commercialWords, privacyNote } from './agreements';

const publisher = {
  name: 'Edicions Garbinada, SL',
  taxId: 'B00000000',
  address: 'carrer Major, 41',
  email: 'lectors@elfar.example',
  accessibilityReviewed: '2026-11-16',
};

describe.each(LANGUAGES)('what readers agree to, in %s', (language) => {
  const { texts } = LANGUAGE_PACKS[language];
  const site = { name: 'El Far', language, publisher };

  it('is kept in the words that forms show', () => {
    expect(readerConsentWords('terms', site)).toBe(
      fill(texts.fields.terms, { link: texts.fields.termsLink }),
    );
    expect(readerConsentWords('entry', site)).toBe(
      fill(texts.login.socialTerms, { link: texts.fields.termsLink }),
    );
    const newsletter = `${texts.registration.newsletters}: Bon dia`;
    expect(readerConsentWords('newsletter', site, 'Bon dia')).toBe(newsletter);
    expect(texts.accountLists.newslettersLegend).toBe(texts.registration.newsletters);
  });

  it('names who answers for the site, and leaves no place empty', () => {
    expect(privacyNote(site)?.text).toContain('Edicions Garbinada, SL');
    expect(`${privacyNote(site)?.text} ${readerConsentWords('commercial', site)}`).not.toMatch(/[{}]/);
  });

  it('asks about offers only where the publisher sends any', () => {
    expect(commercialWords(site)).toBeUndefined();
    expect(commercialWords({ ...site, publisher: { ...publisher, commercialEmails: true } })).toContain(
      'El Far',
    );
    expect(privacyNote({ ...site, publisher: undefined })).toBeUndefined();
  });
});
