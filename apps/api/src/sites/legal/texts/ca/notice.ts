import type { Template } from '../../template';

/** Catalan legal notice. */
export const notice: Template = {
  intro: [
    'El que la Llei 34/2002, de serveis de la societat de la informació (article\u00a010), vol que sàpigues de qui publica {site}.',
  ],
  sections: [
    {
      id: 'editor',
      heading: 'Qui publica {site}',
      body: [
        { insert: 'publisher' },
        { insert: 'broadcaster', when: 'broadcaster' },
        { when: 'principles', text: 'La redacció treballa segons els seus [principis]({principlesUrl}).' },
        'De qui és l’empresa i quins diners públics rep: [{ownersTitle}]({owners}).',
      ],
    },
    {
      id: 'contacte',
      heading: 'On ens pots escriure',
      body: [
        'Aquests són els punts de contacte que demana el Reglament europeu 2022/2065, de serveis digitals (articles\u00a011 i\u00a012):',
        { insert: 'contactPoints' },
        {
          when: 'contact',
          text: 'Els lectors també poden fer servir el [formulari de contacte]({contactPath}).',
        },
      ],
    },
    {
      id: 'autors',
      heading: 'Els textos i les imatges',
      body: [
        'Són {de |d’:publisher} o de qui els signa. Pots enllaçar-los i citar-los amb la font. Per reproduir-los sencers, demana’n permís a {email}.',
      ],
    },
    {
      id: 'maquines',
      heading: 'Què poden fer els programes automàtics',
      body: [
        {
          when: 'reserved',
          text: '{publisher} es reserva la mineria de textos i dades de tot el que publica {site}: ningú no pot extreure-ho ni copiar-ho amb màquines, tampoc per entrenar models d’intel·ligència artificial, si no en té permís (article\u00a067 del Reial decret llei 24/2021 i article\u00a04 de la Directiva 2019/790). La reserva no afecta el que la llei permet a la recerca científica. Cada pàgina ho diu també a les màquines, i consta a la [declaració per a màquines]({tdmPath}).',
        },
        {
          when: 'miningAllowed',
          text: '{publisher} no es reserva la mineria de textos i dades del que publica {site}: es pot extreure i analitzar amb màquines, tal com diuen l’article\u00a067 del Reial decret llei 24/2021 i l’article\u00a04 de la Directiva 2019/790.',
        },
        {
          when: 'miningPolicy',
          text: 'Amb quines condicions es pot fer: [llicència de mineria de textos i dades]({miningPolicy}).',
        },
        {
          when: 'crawlersRefused',
          text: 'Als rastrejadors d’empreses d’intel·ligència artificial els demanem que no llegeixin {site}.',
        },
        {
          when: 'crawlersSearch',
          text: 'Els rastrejadors dels cercadors i assistents que responen preguntes i citen la font poden llegir {site}. Als que recullen textos per entrenar models els demanem que no ho facin.',
        },
        {
          when: 'crawlersAllowed',
          text: 'Els rastrejadors d’empreses d’intel·ligència artificial poden llegir {site}.',
        },
      ],
    },
    {
      id: 'lectors',
      heading: 'El que hi escriuen els lectors',
      when: 'users',
      body: [
        'Els comentaris i els enviaments són de qui els fa. Les normes, com les apliquem i com pots denunciar el que és il·legal són a les [condicions d’ús]({terms}).',
      ],
    },
    {
      id: 'errors',
      heading: 'Si ens equivoquem',
      body: [
        'Com pots demanar que corregim una notícia, i què és el dret de rectificació: [{correctionsTitle}]({corrections}).',
      ],
    },
    {
      id: 'consum',
      heading: 'Reclamacions de consum',
      when: 'sells',
      body: [
        { insert: 'consumers' },
        'També pots anar a l’oficina de consum del teu municipi o de la teva comunitat autònoma.',
      ],
    },
  ],
};
