import type { LegalTexts } from './pages';

/** Catalan texts of the pages that the law asks of a site. */
export const ca: LegalTexts = {
  pages: {
    notice: {
      title: 'Avís legal',
      short: 'Avís legal',
      intro:
        'El que la Llei 34/2002, de serveis de la societat de la informació (article\u00a010), vol que sàpigues de qui publica {site}.',
      sections: [
        {
          heading: 'Els textos i les imatges',
          text: [
            'Són {de |d’:publisher} o de qui els signa. Pots enllaçar-los i citar-los amb la font. Per reproduir-los sencers, demana’n permís a {email}.',
          ],
        },
        {
          heading: 'El que hi escriuen els lectors',
          text: [
            'Els comentaris i els enviaments són de qui els fa. Si n’hi ha cap d’il·legal, denuncia’l des del comentari mateix o escriu a {email}: et direm què n’hem decidit i per què, i hi podràs recórrer.',
          ],
        },
        {
          heading: 'Errades',
          text: [
            'Si una notícia és equivocada, escriu a {email}. El que corregim ho diem a la mateixa notícia.',
          ],
        },
      ],
    },
    privacy: {
      title: 'Privadesa',
      short: 'Privadesa',
      intro:
        'Quines dades teves tracta {site}, per a què i fins quan (Reglament europeu 2016/679, article\u00a013). Respon de tot {publisher}.',
      sections: [
        {
          heading: 'Per a què, i amb quin dret',
          text: [
            'El compte: nom d’usuari, correu i el que hi afegeixis, per poder-te’l obrir i mantenir. Ens cal per complir el que acordes amb nosaltres.',
            'Butlletins: el teu correu, només si l’has confirmat. Amb el teu consentiment, que pots retirar quan vulguis. Si les cartes tornen, o les marques com a correu brossa, deixem d’enviar-te’n i recordem que no t’hem d’escriure.',
            'Ofertes i promocions: el teu correu, només si ho has marcat. Amb el teu consentiment, que pots retirar des del compte.',
            'Comentaris, preguntes, votacions i enviaments: el que escrius i quan ho fas, per publicar-ho. Ens cal per oferir-te el servei.',
            'Missatges a la redacció: el que ens escrius, per poder-te respondre.',
            'Seguretat: des de quins dispositius entres i, com a molt dos dies, de quina xarxa ve una valoració, un vot o una lectura. És el nostre interès legítim que ningú no entri per tu ni voti dues vegades.',
          ],
        },
        {
          only: 'paywall',
          heading: 'El que no és obert a tothom',
          text: [
            'Els articles del mes: quins has llegit, amb el compte o, sense, amb un número del navegador que no diu qui ets. Ho comptem per poder-te’n oferir uns quants sense subscripció, i ho oblidem dos dies després que s’acabi el mes.',
            'Les subscripcions: què has contractat, des de quan i fins quan, per poder-te obrir el que pagues. Ens ho diu qui t’ho ha venut, que és qui cobra i qui té les dades del pagament: el nom el veus abans de pagar (Stripe, si pagues des d’aquí). Nosaltres no les veiem.',
            'Els articles regalats: qui els regala i quants lectors n’han fet ús, sense saber qui són els que no tenen compte.',
          ],
        },
        {
          heading: 'Fins quan',
          text: [
            'El compte i el que hi deses, fins que l’esborris; si ningú no en confirma el correu, trenta dies. Les sessions, trenta dies després de l’última visita. Els missatges a la redacció, seixanta dies. La constància del que acceptes sobre galetes, tres anys, sense el teu nom ni la teva adreça d’internet.',
            'Si esborres un compte que tenia suspesos els comentaris o que ha votat en una enquesta, o en canvies el correu, desem un codi calculat a partir del correu que deixa, no l’adreça mateixa, perquè ningú no eludeixi la suspensió ni voti dues vegades. El desem dos anys; el d’un vot, noranta dies des que s’acaba l’enquesta, i dos anys com a màxim. En tots dos casos, fins al final d’aquell mes.',
          ],
        },
        {
          heading: 'Qui les rep',
          text: [
            'Ningú que no calgui perquè el web funcioni. Els serveis d’altres empreses només reben res quan hi consents: són a la pàgina de galetes.',
          ],
        },
        {
          heading: 'Els teus drets',
          text: [
            'Pots veure les teves dades, corregir-les, endur-te-les en un fitxer, oposar-te al tractament, limitar-lo i esborrar-les: des del perfil, o escrivint a {privacyEmail}.',
            'Si no et responem bé, pots reclamar a l’Agència Espanyola de Protecció de Dades (aepd.es).',
          ],
        },
        {
          heading: 'Menors',
          text: [
            'Per obrir un compte cal haver fet {minAge} anys. Qui en té menys, el pot tenir amb el permís de qui el tutela, que ho pot retirar.',
          ],
        },
      ],
    },
    cookies: {
      title: 'Galetes',
      short: 'Galetes',
      intro:
        'Tot el que {site} pot desar al teu navegador. No s’hi desa res fins que fas alguna cosa que ho necessita. Llegir el que és obert a tothom no hi deixa cap galeta. Les últimes pàgines que llegeixes s’hi desen, i només allà, perquè les tinguis sense connexió.',
      sections: [
        {
          heading: 'Com ho canvies',
          text: [
            'Al peu de cada pàgina trobaràs les preferències de galetes, si el lloc demana permís per a res. Sense JavaScript no s’hi fa res que demani permís, i les preferències no hi surten. També pots esborrar-ho tot des del teu navegador.',
          ],
        },
      ],
    },
    accessibility: {
      title: 'Declaració d’accessibilitat',
      short: 'Accessibilitat',
      intro:
        '{publisher} vol que {site} el pugui llegir tothom. Aquesta declaració segueix el model europeu (Decisió d’execució 2018/1523).',
      sections: [
        {
          heading: 'Grau de compliment',
          text: [
            '{site} compleix parcialment la norma EN\u00a0301\u00a0549 i les pautes WCAG 2.2, nivell AA, per les excepcions que segueixen.',
          ],
        },
        {
          heading: 'Què no és accessible',
          text: [
            'Els directes de vídeo i una part dels vídeos i àudios no tenen subtítols ni transcripció.',
            'Els reproductors i les publicacions d’altres serveis són com els fan ells.',
            'Les imatges que envien els lectors poden no tenir descripció.',
          ],
        },
        {
          heading: 'Com ho hem mirat',
          text: [
            'Ho hem avaluat nosaltres mateixos, amb proves automàtiques de cada component i de cada tipus de pàgina i amb recorreguts amb teclat. Última revisió: {reviewed}.',
          ],
        },
        {
          heading: 'Digue’ns què falla',
          text: [
            'Escriu a {email} si hi ha res que no pots fer servir, o si ho vols en un altre format. Si no et responem o la resposta no et serveix, pots reclamar davant l’autoritat de consum que vetlla per la Llei 11/2023.',
          ],
        },
      ],
    },
  },
  facts: {
    name: 'Titular',
    taxId: 'NIF',
    address: 'Adreça',
    registry: 'Registre',
    email: 'Correu',
    phone: 'Telèfon',
    dataProtection: 'Protecció de dades',
    principles: 'Principis de la redacció',
  },
  cookies: {
    caption: 'El que es pot desar al teu navegador',
    groups: {
      session: 'La sessió',
      safety: 'Seguretat',
      closed: 'Articles reservats',
      choices: 'El que has triat',
      drafts: 'El que estàs escrivint',
      offline: 'Llegir sense connexió',
      measuring: 'Mesura d’audiència',
      ads: 'Publicitat',
    },
    stores: {
      cookie: 'Galeta',
      local: 'Emmagatzematge local',
      session: 'Emmagatzematge de la pestanya',
      cache: 'Memòria cau',
    },
    purposes: {
      login: 'Mantenir-te la sessió oberta',
      safety:
        'Reconèixer el navegador, perquè ningú no entri per tu ni voti dues vegades, i per comptar-hi els articles del mes',
      entry: 'Recordar un moment que acabes d’entrar',
      gift: 'Obrir l’article que algú t’ha regalat',
      meter: 'Saber, de cada article reservat que obres, si el pots llegir',
      version: 'Recordar quina versió dels avisos de subscripció proves',
      consent: 'Recordar què has acceptat',
      desk: 'La sessió de qui treballa a la redacció',
      look: 'El tema clar o fosc i el contrast que has triat',
      player: 'Els subtítols que has triat',
      draft: 'El que has començat a escriure, fins que ho envies',
      alerts: 'Els avisos que ja has vist',
      embeds: 'De quins serveis vols veure els reproductors sense que t’ho preguntem',
      measuring: 'Mesurar l’audiència, només si hi consents',
      ads: 'Mostrar-te publicitat i comptar-la, només si hi consents',
      offline: 'Les pàgines que has llegit, perquè les puguis llegir sense connexió',
    },
    days: 'Fins a {days} dies',
    oneDay: 'Fins a un dia',
    untilRemoved: 'Fins que s’esborra',
    untilClosed: 'Fins que tanques la pestanya',
    untilEnded: 'Fins que tanques el navegador',
    tools: 'Eines que mesuren, només si hi consents',
    toolsText:
      'Saben quines pàgines s’obren i què s’hi fa: desar, compartir, comentar, votar. No saben què hi escrius ni què hi cerques.',
    ownTool: 'Servidor propi',
    partners: 'Altres empreses, només si hi consents',
    noPartners: '{site} no dona res a cap altra empresa. Per això no et demana permís per a res.',
    framework:
      'I {vendors} empreses del marc de transparència i consentiment d’IAB Europe (gestor núm. {cmpId}). Les trobaràs una per una, amb el que demanen i la seva política, a les preferències de galetes del peu de cada pàgina.',
  },
};
