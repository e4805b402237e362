import type { Dictionary } from '../dictionary';

/**
 * English strings for choices under the framework of IAB Europe. The framework's own texts come with the
 * vendor list.
 */
export const consentFramework: Dictionary['consentFramework'] = {
  notice: {
    one: '{name} and {count} company of IAB Europe’s transparency framework want to store information on your device or read it, and process your data, such as your IP address, for: {purposes}. You can choose, company by company, and withdraw your consent whenever you want at the foot of each page.',
    other:
      '{name} and {count} companies of IAB Europe’s transparency framework want to store information on your device or read it, and process your data, such as your IP address, for: {purposes}. You can choose, company by company, and withdraw your consent whenever you want at the foot of each page.',
  },
  title: 'Advertising and companies',
  intro:
    'These are the purposes and companies of IAB Europe’s Transparency and Consent Framework. A company does only what you accept for it and for the purpose. For what you can choose, none relies on a legitimate interest; only for what they do without asking you, which is further down.',
  purposes: 'What for',
  examples: 'Examples of: {name}',
  asking: { one: '{count} company asks for it', other: '{count} companies ask for it' },
  specialFeatures: 'With separate permission',
  always: 'What they do without asking you',
  alwaysText: 'The companies that you accept also do this, and it cannot be chosen separately.',
  vendors: { one: '{count} company', other: '{count} companies' },
  allVendors: 'All companies',
  policy: '{name}: privacy policy',
  asks: 'Asks for: {purposes}.',
  keeps: { one: 'Its cookies last {count} day.', other: 'Its cookies last {count} days.' },
  keepsTab: 'Its cookies last until you close the browser.',
  keepsNone: 'It uses no cookies.',
  otherWays: 'It also stores or reads information by other means.',
  failed:
    'We could not load the list of companies, and without it we cannot ask you. Nothing has been accepted.',
};
