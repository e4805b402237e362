import type { Template } from '../../template';

/** Catalan terms of subscriptions. */
export const sale: Template = {
  intro: [
    'El que compres quan et subscrius a {site}, com es paga i com es deixa. Completa les [condicions d’ús]({terms}).',
  ],
  sections: [
    {
      id: 'venedor',
      heading: 'Qui la ven',
      body: [
        { when: 'soldHere', text: 'Te la ven {publisher}:' },
        { insert: 'publisher', when: 'soldHere' },
        {
          when: 'soldElsewhere',
          text: 'El que es compra a {soldAtHosts} ho ven qui s’hi indica. El preu, el pagament, la cancel·lació i el dret de desistiment són els seus.',
        },
      ],
    },
    {
      id: 'preu',
      heading: 'Què es ven i quant costa',
      body: [
        { insert: 'offers' },
        'Els preus porten els impostos inclosos.',
        {
          when: 'soldHere',
          text: 'El que pagues a {publisher} és el que veus abans de pagar, a la pàgina de [subscripcions]({offersPath}).',
        },
      ],
    },
    {
      id: 'lectura',
      heading: 'Què pots llegir',
      body: [
        'La subscripció obre el que {site} reserva als subscriptors, al compte amb què la compres, que és personal.',
        { when: 'metered', text: 'Sense subscripció pots llegir {monthly} articles reservats al mes.' },
        {
          when: 'gifts',
          text: 'Amb la subscripció pots regalar {giftsMonthly} articles al mes. L’enllaç de cadascun serveix {giftDays} dies i per a {giftReaders} lectors.',
        },
      ],
    },
    {
      id: 'pagament',
      heading: 'Com es paga',
      when: 'soldHere',
      body: [
        'El pagament es fa a la pàgina segura de Stripe. {publisher} no veu les dades de la targeta.',
        'Un compte de menor no pot comprar. Abans de pagar cal confirmar el correu.',
      ],
    },
    {
      id: 'renovacio',
      heading: 'Com es renova',
      when: 'soldHere',
      body: [
        'Es renova sola quan s’acaba cada període, i aleshores es cobra el següent, fins que la cancel·lis.',
        {
          when: 'yearly',
          text: 'Si és d’un any, t’avisem per correu {renewalDays} dies abans de cobrar-te el següent.',
        },
        'Si un cobrament no es pot fer, t’ho diem per correu.',
      ],
    },
    {
      id: 'cancellacio',
      heading: 'Com es cancel·la',
      when: 'soldHere',
      body: [
        'Quan vulguis, al [teu perfil]({ownPath}), sense dir per què i sense cost. La conserves fins al final del període que ja has pagat, i no se’n cobra cap més.',
        'Si tens una subscripció que es renova sola, no pots eliminar el compte: primer has de cancel·lar la subscripció.',
      ],
    },
    {
      id: 'desistiment',
      heading: 'Dret de desistiment',
      when: 'soldHere',
      body: [{ insert: 'withdrawal' }],
    },
    {
      id: 'fallades',
      heading: 'Si alguna cosa no va',
      when: 'soldHere',
      body: [
        'Si no pots llegir el que has pagat, escriu-nos a {readersEmail}. Tens els drets que la llei dona a qui compra continguts i serveis digitals (articles\u00a0114 i següents del Reial decret legislatiu 1/2007): que ho arreglem i, si no, una rebaixa o la devolució.',
      ],
    },
    {
      id: 'reclamacions',
      heading: 'Reclamacions',
      when: 'soldHere',
      body: [
        'Escriu a {email}.',
        { insert: 'consumers' },
        'També pots anar a l’oficina de consum del teu municipi o als tribunals d’on vius.',
      ],
    },
  ],
};
