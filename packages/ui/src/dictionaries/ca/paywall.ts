import type { Dictionary } from '../dictionary';

/** Catalan strings for the paywall around the newsroom's own messages (spec §3). */
export const paywall: Dictionary['paywall'] = {
  label: 'Avís de subscripció',
  close: 'Tanca l’avís de subscripció',
  counter: 'Has llegit {consumed} de {max} articles',
  test: 'Versió de prova del mur de pagament: {id}',
  published: 'Torna a la publicada',
};

/** Messages that readers can close; the rest is for editors, in previews. */
export const ads: Dictionary['ads'] = {
  close: 'Tanca la publicitat',
  fluid: 'mida fluida',
  types: { display: 'A la pàgina', 'out-of-page': 'Per sobre de la pàgina', html: 'HTML' },
  faults: 'Als lectors no els surt res. Revisa: {fields}',
  fields: {
    slotType: 'el tipus',
    adUnitCode: 'el codi de l’espai publicitari',
    sizes: 'les mides de l’anunci',
    mapping: 'les mides segons la pantalla',
    id: 'l’identificador',
  },
};
