import type { Template } from '../../template';

/** Strings for the page on the site’s owner. */
export const owners: Template = {
  intro: [
    'Qui publica {site}, de qui és l’empresa i què li paguen els poders públics (Reglament europeu 2024/1083, de llibertat dels mitjans de comunicació, article\u00a06).',
  ],
  sections: [
    {
      id: 'empresa',
      heading: 'L’empresa',
      body: [
        { insert: 'publisher' },
        { when: 'inGroup', text: 'Publica també {groupSites}.' },
        { insert: 'broadcaster', when: 'broadcaster' },
      ],
    },
    {
      id: 'propietaris',
      heading: 'Propietaris',
      body: [
        'Qui té, directament o per mitjà d’altres, una part que li permet influir en l’empresa.',
        { insert: 'owners' },
      ],
    },
    {
      id: 'titulars',
      heading: 'Titulars reals',
      body: ['Les persones a qui, al final, pertany o que la controlen.', { insert: 'beneficialOwners' }],
    },
    {
      id: 'publicitat-publica',
      heading: 'Publicitat dels poders públics',
      body: [
        'El que paguen cada any les administracions i les empreses públiques per anunciar-s’hi.',
        { insert: 'stateAdvertising' },
      ],
    },
    {
      id: 'independencia',
      heading: 'La redacció',
      when: 'principles',
      body: ['La redacció decideix què publica segons els seus [principis]({principlesUrl}).'],
    },
  ],
};
