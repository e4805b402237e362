import type { Dictionary } from '../dictionary';

export const paywall: Dictionary['paywall'] = {
  label: 'Avís de subscripció',
  close: 'Tanca l’avís',
  counter: 'Has llegit {consumed} de {max} continguts',
  test: 'Estàs veient un mur de prova: {id}',
  published: 'Torna al publicat',
};
