import type { Template } from '../../template';
import { retention } from './retention';

/** Catalan page of privacy. */
export const privacy: Template = {
  intro: [
    'Quines dades teves tracta {site}, per a què, amb quina base jurídica i fins quan (Reglament europeu 2016/679, articles\u00a013 i\u00a014).',
  ],
  sections: [
    {
      id: 'resum',
      heading: 'En resum',
      body: [
        {
          facts: [
            { name: 'Responsable', text: '{publisher}' },
            { name: 'Per a què', text: 'Ensenyar-te {site} i protegir-lo d’abusos.' },
            {
              name: 'Amb el teu compte',
              when: 'users',
              text: 'Obrir-te el compte i mantenir-lo, enviar-te el que demanes i publicar el que escrius.',
            },
            {
              name: 'Amb quina base jurídica',
              text: 'El que acordem amb tu, el teu consentiment, el nostre interès legítim i allò a què la llei ens obliga: més avall, cas per cas.',
            },
            {
              name: 'Qui les rep',
              text: 'Els proveïdors que necessitem per prestar-te el servei, i aquells a qui la llei ens obligui a donar-les.',
            },
            {
              name: 'Els teus drets',
              text: 'Pots veure les teves dades, corregir-les, endur-te-les, oposar-t’hi, limitar-les i esborrar-les: escriu a {privacyEmail}.',
            },
          ],
        },
      ],
    },
    {
      id: 'responsable',
      heading: 'Qui en respon',
      body: [
        'El responsable és {publisher}.',
        { insert: 'publisher' },
        { when: 'dataOfficer', text: 'Té un delegat de protecció de dades, {dataOfficer}: {privacyEmail}.' },
        {
          when: 'shared',
          text: 'Els comptes són de tot el grup: el mateix serveix a {sharedSites}, amb les mateixes dades.',
        },
      ],
    },
    {
      id: 'finalitats',
      heading: 'Per a què, i amb quina base jurídica',
      body: [
        {
          facts: [
            {
              name: 'El compte',
              when: 'ownAccounts',
              text: 'Nom d’usuari, correu, contrasenya (desada de manera que ningú no la pot llegir), data de naixement i el que hi afegeixis, per obrir-te’l i mantenir-te’l. Cal per complir el que acordes amb nosaltres (article\u00a06.1.b).',
            },
            {
              name: 'El compte',
              when: 'identityProvider',
              text: 'Un proveïdor d’identitat comprova qui ets i ens dona el teu identificador, el teu nom i el teu correu, per mantenir-te la sessió oberta. Cal per complir el que acordes amb nosaltres (article\u00a06.1.b).',
            },
            {
              name: 'Iniciar la sessió amb {socialNames}',
              when: 'social',
              text: 'Només si ho tries. Ens donen el teu identificador i, si els tenen i ho permets, el teu correu, el teu nom i la teva foto: és d’on els traiem (article\u00a014). Ells saben que hi has entrat. Cal per obrir-te el compte (article\u00a06.1.b).',
            },
            {
              name: 'Comprovar que ets una persona',
              when: 'captcha',
              text: 'Quan et registres, {captchaName} rep la teva adreça IP i dades del navegador, només si prems per passar la comprovació. Tenim un interès legítim a evitar que s’obrin comptes en massa (article\u00a06.1.f).',
            },
            {
              name: 'El que deses i segueixes',
              when: 'users',
              text: 'Els continguts que deses i els autors que segueixes, per ensenyar-te’ls (article\u00a06.1.b).',
            },
            {
              name: 'Butlletins',
              when: 'newsletters',
              text: 'El teu correu, només si l’has confirmat. Amb el teu consentiment, que pots retirar quan vulguis (article\u00a06.1.a). Si els correus tornen, o els marques com a correu brossa, deixem d’enviar-te’n i recordem que no t’hem d’escriure. No sabem si els obres.',
            },
            {
              name: 'Ofertes i promocions',
              when: 'commercial',
              text: 'El teu correu, només si ho has marcat. Amb el teu consentiment, que pots retirar des del compte (article\u00a06.1.a).',
            },
            {
              name: 'Comentaris, preguntes, votacions i enviaments',
              when: 'users',
              text: 'El que escrius, votes i envies, i quan, per publicar-ho o comptar-ho. Cal per oferir-te el servei (article\u00a06.1.b). El motiu pel qual es va retenir o retirar, i el teu recurs, ja que la llei ens obliga a explicar-ho (article\u00a06.1.c).',
            },
            {
              name: 'Rectificacions i actualitzacions',
              text: 'El que demanes i en què et bases, el teu nom i el teu correu, per decidir i respondre’t: la llei ens hi obliga (article\u00a06.1.c). Es publica el text amb el nom de la persona o l’entitat afectada.',
            },
            {
              name: 'Missatges a la redacció',
              when: 'contact',
              text: 'El que ens escrius, el teu nom i el teu correu, per poder-te respondre. Tenim un interès legítim a atendre qui ens escriu (article\u00a06.1.f).',
            },
            {
              name: 'Seguretat',
              when: 'users',
              text: 'Des de quins dispositius inicies la sessió i un codi calculat a partir de la xarxa d’on ve una valoració, un vot o una lectura, que desem {keptNetwork} com a molt. Tenim un interès legítim a evitar que algú iniciï la sessió fent-se passar per tu o voti dues vegades (article\u00a06.1.f).',
            },
            {
              name: 'Seguretat',
              when: 'noAccounts',
              text: 'Un codi calculat a partir de la xarxa d’on ve un vot o una lectura, que desem {keptNetwork} com a molt. Tenim un interès legítim a evitar que algú voti dues vegades (article\u00a06.1.f).',
            },
            {
              name: 'Quantes vegades es llegeix cada notícia',
              text: 'Comptem lectures, no lectors: no es desa qui llegeix.',
            },
            {
              name: 'El que no és obert a tothom',
              when: 'metered',
              text: 'Quins articles reservats has llegit aquest mes, amb el compte o, sense, amb un número del navegador que no diu qui ets. Els comptem per oferir-te’n {monthly} al mes sense subscripció. Cal per oferir-te el servei (article\u00a06.1.b).',
            },
            {
              name: 'Subscripcions',
              when: 'paywall',
              text: 'Què has contractat, des de quan i fins quan, per obrir-te el que pagues. Ens ho diu qui t’ho ha venut, que és qui cobra i qui té les dades del pagament: nosaltres no et veiem la targeta. Cal per complir el contracte (article\u00a06.1.b).',
            },
            {
              name: 'Factures',
              when: 'soldHere',
              text: 'El que has pagat, perquè les lleis fiscals i mercantils ens hi obliguen (article\u00a06.1.c).',
            },
            {
              name: 'Articles regalats',
              when: 'gifts',
              text: 'Qui els regala i quants lectors n’han fet ús, sense saber qui són els que no tenen compte (article\u00a06.1.b).',
            },
            {
              name: 'Galetes que necessiten el teu permís',
              when: 'offersChoices',
              text: 'Amb el teu consentiment, que pots retirar al peu de cada pàgina (article\u00a06.1.a): [galetes]({cookies}). Desem la constància del que decideixes, sense el teu nom ni la teva adreça IP, perquè ho hem de poder demostrar (article\u00a06.1.c).',
            },
            {
              name: 'Notícies',
              text: 'Les dades de les persones que surten a les notícies les tracta la redacció per informar (article\u00a085 del mateix reglament): [{correctionsTitle}]({corrections}).',
            },
          ],
        },
        {
          when: 'ownAccounts',
          text: 'Sense nom d’usuari, correu, contrasenya i data de naixement no et podem obrir cap compte. Tota la resta és voluntària.',
        },
      ],
    },
    {
      id: 'automatic',
      heading: 'El que decideix un programa',
      body: [
        {
          when: 'users',
          text: 'Un programa comprova els comentaris amb regles fixes, i pot fer que un s’esperi o que no es publiqui: [quines són i com hi pots recórrer]({moderationPath}). Sempre pots demanar que el miri una persona (article\u00a022).',
        },
        { when: 'metered', text: 'Un altre compta els articles reservats que has llegit en el mes.' },
        'Nosaltres no fem perfils teus ni triem les notícies segons qui ets.',
        {
          when: 'advertising',
          text: 'Les empreses de publicitat sí que en poden fer, però només si els ho permets a la pàgina de [galetes]({cookies}).',
        },
      ],
    },
    retention,
    {
      id: 'eliminacio',
      heading: 'Si elimines el compte',
      when: 'ownAccounts',
      body: [
        'S’esborren les teves dades, el que hi has desat, a qui segueixes, les teves valoracions i les teves sessions, i deixes de rebre els butlletins. També s’esborren els comptes de menors que hi hagi sota el teu.',
        'No s’esborren els teus comentaris, les teves preguntes ni les fotos que et vam publicar: queden sense el teu nom d’usuari, però les fotos conserven el nom amb què les vas signar. Si no vols que quedin, retira’ls abans o escriu a {privacyEmail}.',
      ],
    },
    {
      id: 'destinataris',
      heading: 'Qui les rep',
      body: [
        'Els proveïdors que tracten dades per encàrrec nostre i segons les nostres instruccions (article\u00a028):',
        { insert: 'processors' },
        {
          when: 'soldHere',
          text: 'Stripe cobra les subscripcions i és, ella mateixa, responsable de les dades del pagament.',
        },
        {
          when: 'offersChoices',
          text: 'Les empreses que són a la pàgina de [galetes]({cookies}), només si hi consents.',
        },
        'Els jutges, la policia i altres autoritats, quan la llei ens hi obliga.',
        'Si algun és fora de l’Espai Econòmic Europeu, la llista diu què hi protegeix les teves dades (articles\u00a045 i\u00a046).',
      ],
    },
    {
      id: 'drets',
      heading: 'Els teus drets',
      body: [
        'Pots veure les teves dades, corregir-les, endur-te-les en un fitxer, oposar-te al tractament, limitar-lo i esborrar-les. Pots retirar el teu consentiment quan vulguis: el que es va fer abans continua sent vàlid.',
        {
          when: 'users',
          text: 'Gairebé tot ho pots fer des del perfil. Per a la resta, escriu a {privacyEmail}.',
        },
        { when: 'noAccounts', text: 'Per exercir-los, escriu a {privacyEmail}.' },
        'Responem en un mes com a molt. Si cal, et demanem que demostris qui ets.',
        'Si creus que no ho fem bé, pots reclamar davant l’autoritat de control: [{authority}]({authorityUrl}).',
      ],
    },
    {
      id: 'menors',
      heading: 'Menors',
      when: 'ownAccounts',
      body: [
        'Per obrir un compte cal haver fet {minAge} anys. Qui en té menys en pot tenir un amb el permís del pare, la mare o el tutor, que hi consent en nom seu.',
        'El pare, la mare o el tutor pot veure les dades del compte del menor, canviar-les i esborrar-lo, i retirar el permís quan vulgui: aleshores s’esborra tot. Ho fa des del seu perfil o escrivint a {privacyEmail}. [Què han de saber les famílies]({guardiansPath}).',
        {
          when: 'decidesLater',
          text: 'Des dels {childAge} anys el menor pot decidir per si mateix (article\u00a07 de la Llei orgànica 3/2018).',
        },
      ],
    },
  ],
};
