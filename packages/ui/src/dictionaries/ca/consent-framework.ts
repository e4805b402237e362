import type { Dictionary } from '../dictionary';

/**
 * Catalan strings for choices under the framework of IAB Europe. The framework's own texts come with the
 * vendor list.
 */
export const consentFramework: Dictionary['consentFramework'] = {
  notice: {
    one: '{name} i {count} empresa del marc de transparència d’IAB Europe volem desar informació al teu dispositiu o llegir-la, i tractar dades teves, com la teva adreça IP, per a: {purposes}. Pots triar-ho empresa per empresa, i retirar el permís quan vulguis al peu de cada pàgina.',
    other:
      '{name} i {count} empreses del marc de transparència d’IAB Europe volem desar informació al teu dispositiu o llegir-la, i tractar dades teves, com la teva adreça IP, per a: {purposes}. Pots triar-ho empresa per empresa, i retirar el permís quan vulguis al peu de cada pàgina.',
  },
  title: 'Publicitat i empreses',
  intro:
    'Són les finalitats i les empreses del marc de transparència i consentiment d’IAB Europe. Una empresa només fa el que acceptes per a ella i per a la finalitat. Per al que pots triar, cap no s’acull a un interès legítim; només per al que fan sense demanar-te permís, que és més avall.',
  purposes: 'Per a què',
  examples: 'Exemples de: {name}',
  asking: { one: 'Ho demana {count} empresa', other: 'Ho demanen {count} empreses' },
  specialFeatures: 'Amb un permís a part',
  always: 'El que fan sense demanar-te permís',
  alwaysText: 'Les empreses que acceptes també fan això, i no es pot triar per separat.',
  vendors: { one: '{count} empresa', other: '{count} empreses' },
  allVendors: 'Totes les empreses',
  policy: '{name}: política de privadesa',
  asks: 'Demana: {purposes}.',
  keeps: { one: 'Les seves galetes duren {count} dia.', other: 'Les seves galetes duren {count} dies.' },
  keepsTab: 'Les seves galetes duren fins que tanques el navegador.',
  keepsNone: 'No fa servir galetes.',
  otherWays: 'També desa o llegeix informació per altres mitjans.',
  failed:
    'No hem pogut carregar la llista d’empreses, i sense la llista no t’ho podem preguntar. No s’ha acceptat res.',
};
