import { describe, expect, it } from 'vitest';
import { paywallFile } from '../testing/paywall';
import { SITE_FILE } from '../testing/site';
import { readSiteFile } from './file';

const read = (text: string) => () => readSiteFile('prova.yaml', text);

it('accepts a paywall whose versions and messages have unique ids', () => {
  const file = SITE_FILE + paywallFile();
  expect(read(file.replace('id: prova-b', 'id: tardor'))).toThrow(
    'prova.yaml: paywall: two versions have the id “tardor”',
  );
  expect(read(file.replace('messageId: soci', 'messageId: esgotat').replace('[soci]', '[]'))).toThrow(
    'prova.yaml: paywall: two messages of “tardor” have the messageId “esgotat”: give each its own',
  );
});

it.each([
  [
    'version: tardor',
    'version: hivern',
    'paywall: version: “hivern” is none of its versions (tardor, prova-b)',
  ],
  [
    'spent: [esgotat], subscribers',
    'spent: [esgotada], subscribers',
    'paywall.versions.0: shown.spent names “esgotada”, which is none of its messages (comptador, esgotat, soci)',
  ],
  [
    '  versions:',
    '  sections: { esports: { condition: metered } }\n  versions:',
    'paywall: sections names “esports”, which is none of the site’s sections (societat, cultura)',
  ],
  [
    'paywall:',
    'ads: { sectionsWithout: [infantils] }\npaywall:',
    'ads: sectionsWithout names “infantils”, which is none of the site’s sections (societat, cultura)',
  ],
  [
    '  versions:',
    '  offers: [{ id: m, name: M, price: 600, period: month }, { id: m, name: N, price: 600, period: month }]\n  versions:',
    'paywall.offers: two have the id “m”: give each its own',
  ],
  [
    'type: bottom,',
    'type: bottom, buttonUrl: "javascript:alert(1)",',
    'paywall.versions.0.messages.2.buttonUrl: “javascript:alert(1)”, of the message “soci”, leads nowhere: it must be a path that begins with /',
  ],
  [
    '  versions:',
    '  sellers: [quiosc]\n  versions:',
    'paywall.sellers: must name each seller by what tables and calls name it, such as { mi-quiosco: Mi Quiosco }, not by a list',
  ],
  [
    '  versions:',
    '  sellers: [{ quiosc: El Quiosc }]\n  versions:',
    'paywall.sellers: must name each seller by what tables and calls name it, such as { mi-quiosco: Mi Quiosco }, not by a list',
  ],
  [
    '  versions:',
    '  sellers: Quiosc\n  versions:',
    'paywall.sellers: must name each seller by what tables and calls name it, such as { mi-quiosco: Mi Quiosco }, not by a list',
  ],
  [
    '  versions:',
    '  sellers: { stripe: Quiosc }\n  versions:',
    'paywall.sellers.stripe: is sold here: its letters name the site’s publisher',
  ],
  [
    '  versions:',
    '  sellers: { quiosc: "Qui\\u202eosc" }\n  versions:',
    'paywall.sellers.quiosc: must be one line, without characters that control',
  ],
  ['  versions:', '  sellers: { quiosc: "  " }\n  versions:', 'paywall.sellers.quiosc: must not be blank'],
  [
    '  versions:',
    '  offers: [{ id: m, name: "  ", price: 600, period: month }]\n  versions:',
    'paywall.offers.0.name: must not be blank',
  ],
  [
    '/subscripcio/',
    'subscripcio/',
    'paywall.offerUrl: “subscripcio/” leads nowhere: it must be a path that begins with /',
  ],
])('a paywall with %s changed to %s is refused, naming the wrong value', (right, wrong, said) => {
  const file = SITE_FILE + paywallFile();
  expect(read(file)).not.toThrow();
  expect(read(file.replace(right, wrong))).toThrow(`prova.yaml: ${said}`);
});

it.each(['6', '6.00', '6.5', '"6,00"', '600.5', '49', '-600'])(
  'a price of %s is refused with a hint that prices are in cents',
  (price) => {
    const offers = (of: string) =>
      read(SITE_FILE + paywallFile(`  offers: [{ id: m, name: M, price: ${of}, period: month }]`));
    expect(offers('600')).not.toThrow();
    expect(offers('50')).not.toThrow();
    expect(offers(price)).toThrow(
      /^prova\.yaml: paywall\.offers\.0\.price: must be in cents, a whole number of 50 or more: 600 for 6\u00a0€$/,
    );
  },
);

describe('hosts', () => {
  const withHost = (host: string) => read(SITE_FILE.replace('[prova.example]', `["${host}"]`));

  it.each([
    'http://comarca.localhost:3100/',
    'prova.example:3100',
    'prova.example/',
    'la prova.example',
    'prova..example',
    'prova.example.',
    '.example',
    '-prova.example',
    'òmnia.example',
    '',
  ])('are not “%s”', (host) => {
    expect(withHost(host)).toThrow(
      `prova.yaml: hosts.0: “${host}” is no host name: it must be a name alone, without scheme, port, slash or spaces, such as www.example.org`,
    );
  });

  it.each(['localhost', 'WWW.Prova.example', 'xn--mnia-fsa.example', '127.0.0.1', '[::1]', 'portal_web'])(
    'may be %s',
    (host) => {
      expect(withHost(host)().hosts).toEqual([host.toLowerCase()]);
    },
  );
});

it('allows the page of the terms to be a path of the site, or a URL', () => {
  const terms = (url: string) => read(`${SITE_FILE}\ntermsUrl: "${url}"\n`);
  expect(terms('avis-legal/')).toThrow(
    'prova.yaml: termsUrl: “avis-legal/” leads nowhere: it must be a path',
  );
  expect(terms('/avis-legal/')().termsUrl).toBe('/avis-legal/');
  expect(terms('https://altra.example/avis/')().termsUrl).toBe('https://altra.example/avis/');
});

it('uses the product’s own terms if the file names no others and has a publisher', () => {
  const publisher =
    '\npublisher: { name: P, taxId: B0, address: Major 1, email: a@prova.example, accessibilityReviewed: "2026-11-16" }\n';
  expect(read(SITE_FILE)().termsUrl).toBeUndefined();
  expect(read(SITE_FILE + publisher)().termsUrl).toBe('/legal/condicions/');
  expect(read(`${SITE_FILE}${publisher}termsUrl: /condicions/\n`)().termsUrl).toBe('/condicions/');
});
