import type { Template } from '../../template';

/** Spanish page of cookies. */
export const cookies: Template = {
  intro: [
    'Todo lo que {site} puede guardar en tu navegador, para qué y hasta cuándo. Leer lo que está abierto a todos no deja ninguna cookie: llegan cuando haces algo que las necesita.',
    {
      when: 'asksFirst',
      text: 'Mientras no decidas qué aceptas, leer lo que está abierto a todos no guarda nada en tu navegador, ni cookies ni páginas.',
    },
  ],
  sections: [
    { id: 'desat', heading: 'Lo que se puede guardar en tu navegador', body: [{ insert: 'stored' }] },
    {
      id: 'sense-connexio',
      heading: 'Leer sin conexión, solo si lo activas',
      when: 'readsOffline',
      body: [
        'Mientras no actives [leer sin conexión]({offlinePath}), no se guarda ninguna página. Cuando lo activas, tu navegador guarda el programa que las muestra, la portada y las últimas páginas que lees: {offlineRead} como máximo, con un máximo de {offlineMegabytes}\u00a0MB de imágenes y otros archivos.',
        {
          when: 'users',
          text: 'De los contenidos guardados en tu cuenta puedes guardar también {offlineSaved}, como máximo, en el dispositivo. Cerrar la sesión borra lo guardado en el dispositivo; lo guardado en tu cuenta sigue ahí.',
        },
        'Cuando llegan páginas nuevas, se borran las más antiguas. Al desactivarlo, en la misma página, se borra todo enseguida. Las páginas se quedan en tu navegador y nadie más las recibe: guardarlas es necesario para el servicio que has pedido y no sirve para nada más (artículo\u00a022.2 de la Ley 34/2002).',
      ],
    },
    {
      id: 'eines',
      heading: 'Herramientas que miden, solo si lo aceptas',
      when: 'analytics',
      body: [
        'Saben qué páginas se abren y qué se hace en ellas: guardar, compartir, comentar, votar. No saben qué escribes ni qué buscas.',
        { insert: 'tools' },
      ],
    },
    {
      id: 'empreses',
      heading: 'Otras empresas, solo si lo consientes',
      body: [
        { insert: 'partners' },
        {
          when: 'noPartners',
          text: '{site} no envía ningún dato a otras empresas desde tu navegador. Por eso no te pide ningún permiso.',
        },
        {
          when: 'framework',
          text: 'Y {vendors} empresas del marco de transparencia y consentimiento de IAB Europe (gestor núm. {cmpId}). Las encontrarás una por una, con lo que piden y su política, en las preferencias de cookies del pie de cada página.',
        },
      ],
    },
    {
      id: 'publicitat',
      heading: 'Los anuncios',
      when: 'ownAds',
      body: [
        'Los anuncios que sirve {site} van por página y por lugar, los mismos para todos: no miran quién eres ni dejan nada en tu navegador.',
      ],
    },
    {
      id: 'canvis',
      heading: 'Cómo lo cambias',
      body: [
        {
          when: 'offersChoices',
          text: 'Al pie de cada página están las preferencias de cookies: puedes cambiar o retirar lo que aceptaste. Lo recordamos {consentDays}. Sin JavaScript no se hace nada que pida permiso, y las preferencias no aparecen.',
        },
        'También puedes borrarlo todo desde tu navegador.',
      ],
    },
  ],
};
