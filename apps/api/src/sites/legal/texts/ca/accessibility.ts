import type { Template } from '../../template';

/** Catalan accessibility statement. */
export const accessibility: Template = {
  intro: [
    '{publisher} vol que tothom pugui llegir {site}. Aquesta declaració explica quin servei és, com es fa servir i com compleix els requisits de la Llei 11/2023 (annex\u00a0V), i segueix el model europeu (Decisió d’execució 2018/1523).',
  ],
  sections: [
    {
      id: 'servei',
      heading: 'Quin servei és',
      body: [
        '{site} publica notícies al web: textos, fotos, vídeos i àudios, que se cerquen, s’ordenen per seccions i es llegeixen sense tenir cap compte, tret del que diu que és per a lectors que en tenen.',
        { when: 'broadcaster', text: 'També emet en directe i ofereix els seus programes a la carta.' },
        { when: 'users', text: 'Amb un compte es poden desar continguts, comentar i participar.' },
        {
          when: 'soldHere',
          text: 'Les subscripcions que venem es trien, es gestionen i es cancel·len aquí; el pagament es fa a la pàgina del proveïdor de pagaments.',
        },
        {
          when: 'soldElsewhere',
          text: 'Les subscripcions que es compren a {soldAtHosts} es paguen, es canvien i es cancel·len amb qui les ven.',
        },
        'Cada pàgina té títol, regions i encapçalaments, i un enllaç al començament que salta al contingut. Els formularis diuen què falta a cada camp.',
      ],
    },
    {
      id: 'compliment',
      heading: 'Grau de compliment',
      body: [
        {
          when: 'statusFull',
          text: '{site} compleix la norma EN\u00a0301\u00a0549 i les pautes WCAG 2.2, nivell AA.',
        },
        {
          when: 'statusPartial',
          text: '{site} compleix parcialment la norma EN\u00a0301\u00a0549 i les pautes WCAG 2.2, nivell AA, per les excepcions que segueixen.',
        },
        {
          when: 'statusNone',
          text: '{site} encara no compleix la norma EN\u00a0301\u00a0549 ni les pautes WCAG 2.2, nivell AA.',
        },
        { insert: 'evaluation' },
      ],
    },
    { id: 'excepcions', heading: 'Què no és accessible', body: [{ insert: 'exceptions' }] },
    {
      id: 'requisits',
      heading: 'Què s’ha fet',
      body: [
        {
          list: [
            'Tot es pot fer només amb el teclat, i sempre es veu on és el focus.',
            'Els textos tenen prou contrast, de dia i de nit, i es pot triar més contrast.',
            'La lletra s’amplia sense que es perdi res i sense moure’s de costat.',
            'Res no es mou si el teu sistema demana menys moviment.',
            'Les pàgines es llegeixen, i els formularis s’envien, sense JavaScript.',
            'Els subtítols dels vídeos que en tenen es poden canviar de mida i de color.',
          ],
        },
      ],
    },
    {
      id: 'avis',
      heading: 'Digue’ns què falla',
      body: [
        'Escriu a {email} si hi ha res que no pots fer servir, o si ho vols en un altre format.',
        { insert: 'authority' },
      ],
    },
  ],
};
