import type { Template } from '../../template';

/** Catalan terms of use, with the rules of participation. */
export const terms: Template = {
  intro: [
    'Què pots esperar {de |d’:site} i què esperem de tu. És un acord entre tu i {publisher}, que publica {site} ([qui és]({notice})).',
  ],
  sections: [
    {
      id: 'acord',
      heading: 'L’acord',
      body: [
        'Per llegir {site} no has d’acceptar res. Els textos i les imatges tenen propietari: l’[avís legal]({notice}) explica què en pots fer.',
        {
          when: 'users',
          text: 'Quan obres un compte acceptes aquestes condicions. Desem quina versió vas acceptar i quan.',
        },
        { when: 'sells', text: 'El que compres té, a més, les seves [condicions]({sale}).' },
        'Si les canviem, la versió nova porta una altra data, i les d’abans es poden llegir al peu d’aquesta pàgina.',
      ],
    },
    {
      id: 'compte',
      heading: 'El teu compte',
      when: 'users',
      body: [
        {
          when: 'ownAccounts',
          text: 'Per obrir un compte has d’haver fet {minAge} anys. Un adult en pot obrir un altre, sota el seu, per a un menor de {adultAge} anys que té a càrrec seu: [què han de saber les famílies]({guardiansPath}).',
        },
        {
          when: 'ownAccounts',
          text: 'Et demanem un nom d’usuari, un correu i una contrasenya. Si ningú no confirma el correu, el compte s’esborra al cap de {keptUnconfirmedAccount}.',
        },
        {
          when: 'identityProvider',
          text: 'Els comptes {de |d’:site} els gestiona un proveïdor d’identitat: t’hi registres d’acord amb les seves condicions. Cal haver fet {minAge} anys.',
        },
        { when: 'shared', text: 'El mateix compte serveix a {sharedSites}.' },
        'És personal: no donis la contrasenya a ningú. Si creus que algú la sap, canvia-la.',
        'El pots eliminar quan vulguis des del perfil, sense dir per què. La pàgina de [privadesa]({privacy}) explica què s’esborra amb el compte.',
      ],
    },
    {
      id: 'normes',
      heading: 'Normes de participació',
      when: 'users',
      body: [
        'Pots opinar el que vulguis, també contra nosaltres, si compleixes aquestes normes. El que no les compleix no es publica, o es retira:',
        { insert: 'rules' },
        'Les mateixes normes valen per als comentaris, les preguntes de les entrevistes i el que envies: textos, fotos i vídeos.',
      ],
    },
    {
      id: 'moderacio',
      heading: 'Com les apliquem',
      when: 'users',
      body: [
        {
          when: 'moderatedBefore',
          text: 'La redacció mira cada comentari abans de publicar-lo. Fins aleshores només el veus tu.',
        },
        {
          when: 'moderatedAfter',
          text: 'Els comentaris surten de seguida, tret dels que la redacció ha de mirar abans. On una notícia ho demana, la redacció els mira tots abans.',
        },
        'Un programa comprova cada comentari amb regles fixes. No fa servir intel·ligència artificial ni sap qui ets més enllà de si la redacció confia en tu. S’espera que el miri una persona el que té res d’això:',
        { insert: 'held' },
        'I no publica el que té res d’això:',
        { insert: 'refused' },
        'Un comentari que han denunciat {reports} lectors s’amaga fins que el mira una persona. Les fotos, els vídeos i les preguntes de les entrevistes els mira sempre una persona abans de publicar-se.',
        'A qui incompleix les normes moltes vegades, o de manera greu, la redacció li pot suspendre la participació: durant els dies que li diu, o fins que decideixi aixecar la suspensió. Pot continuar llegint i fent servir el compte.',
      ],
    },
    {
      id: 'recursos',
      heading: 'Si no hi estàs d’acord',
      when: 'users',
      body: [
        'Quan no publiquem o retirem res teu t’escrivim al correu: per què, si ho va decidir un programa o una persona, i com hi pots recórrer (Reglament europeu 2022/2065, article\u00a017).',
        'Recórrer és gratis i no cal iniciar la sessió: n’hi ha prou amb l’enllaç d’aquell correu. Per recórrer contra una decisió sobre un comentari tens {appealTerm}. El recurs el resol una persona, que et contesta per correu.',
        'A més, pots anar als tribunals i, on la llei ho preveu, a un òrgan certificat de resolució de litigis (article\u00a021 del mateix reglament).',
      ],
    },
    {
      id: 'denuncies',
      heading: 'Com denunciar una cosa il·legal',
      when: 'users',
      body: [
        'Cada comentari té un botó per denunciar-lo, si has iniciat sessió. Sense compte, escriu a {readersEmail}.',
        'Digues l’adreça exacta del que denuncies, per què creus que és il·legal, el teu nom i el teu correu, i que el que dius és cert de bona fe. El nom i el correu no calen si es tracta d’abusos sexuals a menors.',
        'No atenem les denúncies de qui les presenta una vegada i una altra sense fonament (article\u00a023).',
      ],
    },
    {
      id: 'permis',
      heading: 'De qui és el que envies',
      when: 'users',
      body: [
        'El que escrius i envies continua sent teu. Ens dones permís per publicar-ho a {site}, sense cobrar i sense que sigui només per a nosaltres, mentre no ho retiris.',
        'Envia només el que és teu, o el que pots publicar, i amb el permís de qui hi surt. Pots enviar fins a {uploadsADay} fitxers al dia.',
        'Un comentari es pot canviar durant {editMinutes} minuts, i retirar quan vulguis. Les fotos i els vídeos els retires des del perfil.',
        'Si elimines el compte, els teus comentaris i les teves preguntes queden publicats sense el teu nom: si no ho vols, retira’ls abans.',
      ],
    },
    {
      id: 'servei',
      heading: 'El que no podem prometre',
      body: [
        'Treballem perquè {site} funcioni sempre, però es pot aturar o pot fallar. De les pàgines d’altri que enllacem en responen els seus titulars.',
        'Res del que es diu aquí no et treu els drets que la llei et dona.',
      ],
    },
    {
      id: 'llei',
      heading: 'Llei i reclamacions',
      body: [
        {
          when: 'spanish',
          text: 'A aquest acord s’hi aplica la llei espanyola. Si ets consumidor, pots reclamar davant els tribunals d’on vius.',
        },
        'Abans de reclamar, si vols, escriu-nos a {readersEmail}.',
      ],
    },
  ],
};
