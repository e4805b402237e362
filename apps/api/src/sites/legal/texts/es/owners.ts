import type { Template } from '../../template';

/** Strings for the page on the site’s owner. */
export const owners: Template = {
  intro: [
    'Quién publica {site}, de quién es la empresa y qué le pagan los poderes públicos (Reglamento europeo 2024/1083, de libertad de los medios de comunicación, artículo\u00a06).',
  ],
  sections: [
    {
      id: 'empresa',
      heading: 'La empresa',
      body: [
        { insert: 'publisher' },
        { when: 'inGroup', text: 'Publica también {groupSites}.' },
        { insert: 'broadcaster', when: 'broadcaster' },
      ],
    },
    {
      id: 'propietaris',
      heading: 'Propietarios',
      body: [
        'Quien tiene, directamente o por medio de otros, una parte que le permite influir en la empresa.',
        { insert: 'owners' },
      ],
    },
    {
      id: 'titulars',
      heading: 'Titulares reales',
      body: [
        'Las personas a las que, al final, pertenece o que la controlan.',
        { insert: 'beneficialOwners' },
      ],
    },
    {
      id: 'publicitat-publica',
      heading: 'Publicidad de los poderes públicos',
      body: [
        'Lo que pagan cada año las administraciones y las empresas públicas por anunciarse.',
        { insert: 'stateAdvertising' },
      ],
    },
    {
      id: 'independencia',
      heading: 'La redacción',
      when: 'principles',
      body: ['La redacción decide qué publica según sus [principios]({principlesUrl}).'],
    },
  ],
};
