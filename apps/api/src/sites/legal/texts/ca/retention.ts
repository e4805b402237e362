import type { Template } from '../../template';

/** Catalan section of the page of privacy on how long data are kept. */
export const retention: Template['sections'][number] = {
  id: 'terminis',
  heading: 'Fins quan',
  body: [
    {
      facts: [
        {
          name: 'El compte i el que hi deses',
          when: 'ownAccounts',
          text: 'Fins que l’esborris. Si ningú no en confirma el correu, {keptUnconfirmedAccount}.',
        },
        { name: 'El compte i el que hi deses', when: 'identityProvider', text: 'Fins que l’esborris.' },
        { name: 'Les sessions', when: 'users', text: '{keptSession} després de l’última visita.' },
        {
          name: 'Comentaris i preguntes',
          when: 'users',
          text: 'Mentre siguin publicats. Els que retires deixen de veure’s. Si elimines el compte, queden sense el teu nom.',
        },
        {
          name: 'Fotos i vídeos',
          when: 'users',
          text: 'Mentre siguin publicats. Els que no es publiquen, {keptRefusedUpload}, o fins que es resol el teu recurs; els que queden a mitges, {keptUnfinishedUpload}.',
        },
        {
          name: 'Butlletins',
          when: 'newsletters',
          text: 'Fins que t’hi donis de baixa. A quines adreces es va enviar cadascun, i quins enviaments van tornar, {keptNewsletterLetter}. Que en vas marcar un com a correu brossa, {keptComplaint}.',
        },
        {
          name: 'Consentiments que retires',
          when: 'users',
          text: '{keptWithdrawnConsent}, per poder demostrar que els teníem.',
        },
        {
          name: 'Consentiments d’un compte eliminat',
          when: 'ownAccounts',
          text: '{keptBlockedConsent}, bloquejats: només per respondre a la justícia o a l’autoritat de protecció de dades, amb un codi calculat a partir del teu correu.',
        },
        {
          name: 'Rectificacions i actualitzacions',
          text: '{keptRectification}, per si acaben en un jutjat. La redacció les rep, a més, per correu. El que es publica continua al costat de la notícia.',
        },
        {
          name: 'Missatges a la redacció',
          when: 'contact',
          text: '{keptMessage} al nostre servidor. La redacció els rep, a més, per correu.',
        },
        {
          name: 'El que decideixes sobre galetes',
          when: 'offersChoices',
          text: '{keptConsentRecord}, sense el teu nom ni la teva adreça IP.',
        },
        {
          name: 'Articles reservats que llegeixes',
          when: 'metered',
          text: 'Fins a {keptMeteredReading} després que s’acabi el mes.',
        },
        {
          name: 'Subscripcions',
          when: 'paywall',
          text: 'Mentre tinguis el compte. Sense el compte queda el contracte amb un codi calculat a partir del teu correu.',
        },
        {
          name: 'Desistiments i peticions de començar de seguida',
          when: 'soldHere',
          text: '{keptContractDeclaration}, amb les paraules que vas enviar, per si s’han de demostrar.',
        },
        { name: 'Factures', when: 'soldHere', text: 'El que manen les lleis fiscals i mercantils.' },
        { name: 'De quina xarxa ve un vot o una lectura', text: 'Com a molt {keptNetwork}.' },
        { name: 'Quantes vegades es llegeix cada notícia', text: '{keptViews}, i no diu qui llegeix.' },
      ],
    },
    {
      when: 'ownAccounts',
      text: 'Si esborres un compte que tenia suspesos els comentaris o que ha votat en una enquesta, o en canvies el correu, desem un codi calculat a partir del correu que deixa, no l’adreça mateixa, perquè ningú no eludeixi la suspensió ni voti dues vegades. El desem {keptReturningMailbox}; el d’un vot, {keptEndedPoll} des que s’acaba l’enquesta, i {keptReturningMailbox} com a màxim. En tots dos casos, fins al final d’aquell mes.',
    },
  ],
};
