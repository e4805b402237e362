import { describe, expect, it } from 'vitest';
import { said, WHOLE_PUBLISHER } from '../../testing/legal';

const OFFER = { id: 'anual', name: 'Anual', description: 'Tot', price: 6000, period: 'year' };
const PAYWALL = {
  monthly: 3,
  version: 'v',
  offerUrl: '/subscripcio/',
  versions: [{ id: 'v', messages: [], shown: {} }],
};

describe('a legal page does not claim on its own', () => {
  it('a legal page does not claim on its own that data stay in the Union, unless all the countries of a processor are in the EEA', () => {
    const at = (country: string) =>
      said('privacy', {
        publisher: { ...WHOLE_PUBLISHER, processors: [{ name: 'Núvol', purpose: 'correu', country }] },
      });
    for (const country of [
      'Irlanda',
      'España i França',
      'Germany, Norway',
      'UE',
      'Unió Europea',
      'Espai Econòmic Europeu',
    ])
      expect(at(country)).toContain('No surten de la UE');
    for (const country of ['Estats Units', 'Suïssa', 'Irlanda i Estats Units']) {
      expect(at(country)).not.toContain('No surten de la UE');
      expect(at(country)).toContain('Encara no publicada');
    }
  });

  it('a legal page does not claim on its own that other countries paid nothing for advertising, unless the file says so', () => {
    const paid = (over: object) =>
      said('owners', {
        publisher: { ...WHOLE_PUBLISHER, stateAdvertising: [{ year: 2025, amount: 100, ...over }] },
      });
    expect(paid({ thirdCountries: 0 })).not.toContain('Encara no publicat');
    expect(paid({})).toContain('Encara no publicat');
  });

  it.each([
    ['accessibility', /es gestionen i es cancel·len aquí/],
    ['sale', /El que pagues a/],
  ] as const)(
    'a legal page does not claim on its own that a subscription sold by a third party is paid or ended here: %s',
    (page, here) => {
      const sold = (offer: object) =>
        said(page, { publisher: WHOLE_PUBLISHER, paywall: { ...PAYWALL, offers: [{ ...OFFER, ...offer }] } });
      const elsewhere = sold({ soldAt: 'https://quiosc.example/' });
      expect(elsewhere).not.toMatch(here);
      expect(elsewhere).toContain('quiosc.example');
      const own = sold({ stripePrice: 'price_anual' });
      expect(own).toMatch(here);
      expect(own).not.toContain('quiosc.example');
    },
  );

  it('an age from which children decide for themselves, unless accounts exist below it', () => {
    expect(said('privacy', { minAge: 13 })).toContain('el menor pot decidir per si mateix');
    expect(said('privacy', { minAge: 16 })).not.toContain('el menor pot decidir per si mateix');
  });
});
