import type { Template } from '../../template';

/** Catalan page of cookies. */
export const cookies: Template = {
  intro: [
    'Tot el que {site} pot desar al teu navegador, per a què i fins quan. Llegir el que és obert a tothom no hi deixa cap galeta: arriben quan fas alguna cosa que les necessita.',
    {
      when: 'asksFirst',
      text: 'Mentre no decideixis què acceptes, llegir el que és obert a tothom no desa res al teu navegador, ni galetes ni pàgines.',
    },
  ],
  sections: [
    { id: 'desat', heading: 'El que es pot desar al teu navegador', body: [{ insert: 'stored' }] },
    {
      id: 'sense-connexio',
      heading: 'Llegir sense connexió, només si ho actives',
      when: 'readsOffline',
      body: [
        'Si no actives [llegir sense connexió]({offlinePath}), no es desa cap pàgina. Quan ho actives, el teu navegador desa el programa que les mostra, la portada i les últimes pàgines que llegeixes: {offlineRead} com a màxim, amb un màxim de {offlineMegabytes}\u00a0MB d’imatges i altres fitxers.',
        {
          when: 'users',
          text: 'Dels continguts desats al teu compte també en pots desar {offlineSaved}, com a màxim, al dispositiu. Tancar la sessió esborra el que hi ha desat al dispositiu; el que tens desat al compte hi continua.',
        },
        'Quan arriben pàgines noves, s’esborren les més antigues. En desactivar-ho, a la mateixa pàgina, s’esborra tot de seguida. Les pàgines es queden al teu navegador i no les rep ningú més: desar-les és necessari per al servei que has demanat i no serveix per a res més (article\u00a022.2 de la Llei 34/2002).',
      ],
    },
    {
      id: 'eines',
      heading: 'Eines que mesuren, només si hi consents',
      when: 'analytics',
      body: [
        'Saben quines pàgines s’obren i què s’hi fa: desar, compartir, comentar, votar. No saben què hi escrius ni què hi cerques.',
        { insert: 'tools' },
      ],
    },
    {
      id: 'empreses',
      heading: 'Altres empreses, només si hi consents',
      body: [
        { insert: 'partners' },
        {
          when: 'noPartners',
          text: '{site} no envia cap dada a altres empreses des del teu navegador. Per això no et demana cap permís.',
        },
        {
          when: 'framework',
          text: 'I {vendors} empreses del marc de transparència i consentiment d’IAB Europe (gestor núm. {cmpId}). Les trobaràs una per una, amb el que demanen i la seva política, a les preferències de galetes del peu de cada pàgina.',
        },
      ],
    },
    {
      id: 'publicitat',
      heading: 'Els anuncis',
      when: 'ownAds',
      body: [
        'Els anuncis que serveix {site} van per pàgina i per lloc, els mateixos per a tothom: no miren qui ets ni deixen res al teu navegador.',
      ],
    },
    {
      id: 'canvis',
      heading: 'Com ho canvies',
      body: [
        {
          when: 'offersChoices',
          text: 'Al peu de cada pàgina hi ha les preferències de galetes: pots canviar o retirar el que vas acceptar. Ho recordem {consentDays}. Sense JavaScript no s’hi fa res que demani permís, i les preferències no hi surten.',
        },
        'També pots esborrar-ho tot des del teu navegador.',
      ],
    },
  ],
};
