import { LANGUAGES } from '@portal/model';
import { readerConsentWords } from '@portal/model/readers';
import { fill } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import { describe, expect, it } from 'vitest';
import { commercialWords, privacyNote } from './links';

const publisher = {
  name: 'Edicions Garbinada, SL',
  taxId: 'B00000000',
  address: 'carrer Major, 41',
  email: 'lectors@elfar.example',
  accessibilityReviewed: '2026-11-16',
};

describe.each(LANGUAGES)('texts that readers agree to, in %s', (language) => {
  const { texts } = LANGUAGE_PACKS[language];
  const site = { name: 'El Far', language, publisher };

  it('are stored as forms show them', () => {
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

  it('name the publisher, and leave no placeholder empty', () => {
    expect(privacyNote(site)?.text).toContain('Edicions Garbinada, SL');
    expect(`${privacyNote(site)?.text} ${readerConsentWords('commercial', site)}`).not.toMatch(/[{}]/);
  });

  it('ask about commercial messages only if the publisher sends any', () => {
    expect(commercialWords(site)).toBeUndefined();
    expect(commercialWords({ ...site, publisher: { ...publisher, commercialEmails: true } })).toContain(
      'El Far',
    );
    expect(privacyNote({ ...site, publisher: undefined })).toBeUndefined();
  });
});
