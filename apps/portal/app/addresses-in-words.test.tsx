import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { filledWithLinks } from './addresses-in-words';
import { OFFER_TEXTS } from './revenue/subscriptions/texts/offers';

const VALUES = { site: 'La Prova', email: 'hola@prova.example', privacyEmail: 'dades@prova.example' };
const html = (text: string) => renderToStaticMarkup(filledWithLinks(text, VALUES));

it('makes each email of a text a link', () => {
  expect(html('Escriu a {email} o a {privacyEmail}, de {site}.').replace(/ class="[^"]*"|<wbr\/>/g, '')).toBe(
    'Escriu a <a href="mailto:hola@prova.example">hola@prova.example</a> o a ' +
      '<a href="mailto:dades@prova.example">dades@prova.example</a>, de La Prova.',
  );
  expect(html('Res a {site}.')).toBe('Res a La Prova.');
});

it('leaves no placeholder of an email in any language', () => {
  for (const language of ['ca', 'es', 'en'] as const) {
    const { withdrawal, complaints } = OFFER_TEXTS[language];
    for (const text of [withdrawal.text, complaints.text]) expect(html(text)).not.toMatch(/mail\}/i);
  }
});
