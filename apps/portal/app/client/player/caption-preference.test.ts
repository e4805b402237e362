import { CAPTION_GROUNDS, CAPTION_LOOK, CAPTION_SIZES } from '@portal/ui/video-player';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCaptionPreference, writeCaptionPreference } from './caption-preference';

describe('captions that a reader has chosen', () => {
  it('are read back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CAPTION_SIZES),
        fc.constantFrom(...CAPTION_GROUNDS),
        fc.constantFrom(undefined, '', 'ca', 'es', 'en-GB', 'zh-Hant-TW'),
        (size, ground, language) => {
          const preference = { size, ground, ...(language === undefined ? {} : { language }) };
          expect(readCaptionPreference(writeCaptionPreference(preference))).toEqual(preference);
        },
      ),
    );
  });

  it('are the default if something else is stored', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { size, ground, language } = readCaptionPreference(`x${text}`);
        expect(CAPTION_SIZES).toContain(size);
        expect(CAPTION_GROUNDS).toContain(ground);
        expect(language ?? 'ca').toMatch(/^[\w-]*$/);
      }),
    );
    expect(readCaptionPreference('')).toEqual(CAPTION_LOOK);
    expect(readCaptionPreference('large solid "><script>')).toEqual({ size: 'large', ground: 'solid' });
  });
});
