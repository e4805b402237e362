import { LANGUAGES, type Language } from '@portal/model';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createLocale, PortalProvider } from '../locale/entry';
import { LANGUAGE_PACKS } from '../locale/packs';
import { TextArea } from './TextArea';

const drawn = (language: Language) =>
  renderToString(
    <PortalProvider locale={createLocale(LANGUAGE_PACKS[language], { now: '2026-03-18T18:30:00+01:00' })}>
      <TextArea label="Text" limit={10_000} defaultValue="Hola" />
    </PortalProvider>,
  );

const MOST: Readonly<Record<Language, string>> = {
  ca: 'Màxim 10.000 caràcters',
  es: 'Máximo 10.000 caracteres',
  en: 'At most 10,000 characters',
  'ca-valencia': 'Màxim 10.000 caràcters',
};

it.each(LANGUAGES)('shows its limit as text, in %s, without JavaScript', (language) => {
  const html = drawn(language);
  const [, id] = /<span id="([^"]+)"[^>]*data-part="limit"/.exec(html) ?? [];
  expect(html).toContain(MOST[language]);
  expect(html).toContain(`aria-describedby="${id}"`);
  expect(html).not.toContain('data-part="counter"');
});
