import type { Template } from '../../template';

/** Spanish section of the page of privacy on how long data are kept. */
export const retention: Template['sections'][number] = {
  id: 'terminis',
  heading: 'Hasta cuándo',
  body: [
    {
      facts: [
        {
          name: 'La cuenta y lo que guardas en ella',
          when: 'ownAccounts',
          text: 'Hasta que la elimines. Si nadie confirma el correo de la cuenta, {keptUnconfirmedAccount}.',
        },
        {
          name: 'La cuenta y lo que guardas en ella',
          when: 'identityProvider',
          text: 'Hasta que la elimines.',
        },
        { name: 'Las sesiones', when: 'users', text: '{keptSession} después de la última visita.' },
        {
          name: 'Comentarios y preguntas',
          when: 'users',
          text: 'Mientras estén publicados. Los que retiras dejan de verse. Si eliminas la cuenta, quedan sin tu nombre.',
        },
        {
          name: 'Fotos y vídeos',
          when: 'users',
          text: 'Mientras estén publicados. Los que no se publican, {keptRefusedUpload}, o hasta que se resuelva tu recurso; los que quedan a medias, {keptUnfinishedUpload}.',
        },
        {
          name: 'Boletines',
          when: 'newsletters',
          text: 'Hasta que te des de baja. A qué direcciones se envió cada uno, y qué envíos volvieron, {keptNewsletterLetter}. Que marcaste uno como correo no deseado, {keptComplaint}.',
        },
        {
          name: 'Consentimientos que retiras',
          when: 'users',
          text: '{keptWithdrawnConsent}, para poder demostrar que los tuvimos.',
        },
        {
          name: 'Consentimientos de una cuenta eliminada',
          when: 'ownAccounts',
          text: '{keptBlockedConsent}, bloqueados: solo para responder a la justicia o a la autoridad de protección de datos, con un código calculado a partir de tu correo.',
        },
        {
          name: 'Rectificaciones y actualizaciones',
          text: '{keptRectification}, por si acaban en un juzgado. La redacción las recibe además por correo. Lo que se publica sigue junto a la noticia.',
        },
        {
          name: 'Mensajes a la redacción',
          when: 'contact',
          text: '{keptMessage} en nuestro servidor. La redacción los recibe además por correo.',
        },
        {
          name: 'Lo que decides sobre cookies',
          when: 'offersChoices',
          text: '{keptConsentRecord}, sin tu nombre ni tu dirección IP.',
        },
        {
          name: 'Artículos reservados que lees',
          when: 'metered',
          text: 'Hasta {keptMeteredReading} después de que acabe el mes.',
        },
        {
          name: 'Suscripciones',
          when: 'paywall',
          text: 'Mientras tengas la cuenta. Sin ella queda el contrato con un código calculado a partir de tu correo.',
        },
        {
          name: 'Desistimientos y peticiones de empezar enseguida',
          when: 'soldHere',
          text: '{keptContractDeclaration}, con las palabras que enviaste, por si hay que demostrarlos.',
        },
        { name: 'Facturas', when: 'soldHere', text: 'Lo que mandan las leyes fiscales y mercantiles.' },
        { name: 'De qué red viene un voto o una lectura', text: 'Como mucho {keptNetwork}.' },
        { name: 'Cuántas veces se lee cada noticia', text: '{keptViews}, y no dice quién lee.' },
      ],
    },
    {
      when: 'ownAccounts',
      text: 'Si eliminas una cuenta que tenía suspendidos los comentarios o que ha votado en una encuesta, o cambias su correo, guardamos un código calculado a partir del correo que deja, no la dirección misma, para que nadie eluda la suspensión ni vote dos veces. Lo guardamos {keptReturningMailbox}; el de un voto, {keptEndedPoll} desde que acaba la encuesta, y {keptReturningMailbox} como máximo. En los dos casos, hasta el final de ese mes.',
    },
  ],
};
