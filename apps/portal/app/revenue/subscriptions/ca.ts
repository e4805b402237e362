import { WITHDRAWAL_WORDS } from '@portal/model/revenue';
import type { SubscriptionTexts } from './words';

/** Catalan strings for subscriptions. */
export const ca: SubscriptionTexts = {
  offers: {
    title: 'Subscripcions',
    intro:
      'La subscripció paga el temps que hi ha al darrere de cada article, i obre tot el que publica {site}.',
    per: { month: 'al mes', year: 'l’any' },
    saving: 'Estalvies {price} l’any',
    least: { only: '{price} {per}', from: 'Des de {price} {per}' },
    renewal: {
      month: 'Impostos inclosos. Sense data de fi: es cobra cada mes fins que la cancel·lis.',
      year: 'Impostos inclosos. Es renova cada any, fins que la cancel·lis. T’avisem per correu {days} dies abans.',
    },
    subscribe: 'Subscriu-t’hi amb obligació de pagament',
    subscribeNamed: 'Subscriu-t’hi amb obligació de pagament: «{name}»',
    toPay: 'Has triat «{name}», {price} {per}. Per subscriure-t’hi, inicia la sessió o crea un compte.',
    yours: 'Ja la tens.',
    other: 'Ja tens una subscripció. La pots canviar per aquesta des d’on la gestiones.',
    manage: 'Gestiona-la al teu perfil',
    elsewhere: 'Subscriu-t’hi a {host}',
    elsewhereNamed: 'Subscriu-t’hi a {host}: «{name}»',
    notSold: 'Ara mateix no es pot comprar aquí.',
    noneSold: {
      text: 'Ara mateix no es poden comprar en línia. Si vols subscriure-t’hi, escriu-nos.',
      write: 'Escriu a {email}',
    },
    payment: {
      heading: 'Com es paga',
      text: 'El pagament es fa a la pàgina segura de Stripe. Nosaltres no veiem mai les dades de la targeta.',
    },
    ending: {
      heading: 'Com s’acaba',
      text: 'La pots cancel·lar quan vulguis al teu perfil, sense dir per què. Es conserva fins al final del període que ja has pagat, i no se’n cobra cap més.',
    },
    soldElsewhere: {
      heading: 'El que es compra a {hosts}',
      text: 'El preu, el pagament, la cancel·lació i el dret de desistiment són els que hi indica el venedor: la compra no passa per nosaltres.',
    },
    withdrawal: { heading: 'Dret de desistiment', text: WITHDRAWAL_WORDS.ca },
    complaints: {
      heading: 'Reclamacions',
      text: 'Escriu a {email}. Si no arribem a un acord, pots anar a l’oficina de consum del teu municipi.',
    },
    seller: 'Qui la ven',
    none: {
      title: '{site} no ven subscripcions',
      free: 'Per llegir-nos no cal pagar. Això és el que tens sense subscriure’t a res:',
      unpaid: 'Això és el que tens sense pagar:',
      front: {
        heading: 'Les notícies del dia',
        text: 'Tot el que passa, ordenat per la redacció.',
        link: 'Ves a la portada',
      },
      newsletters: {
        heading: 'Butlletins',
        text: 'Tria què vols rebre al correu: {names}.',
        link: 'Tria els butlletins',
      },
      account: {
        heading: 'Un compte',
        text: 'Desa articles, segueix autors i participa en els comentaris. No costa res.',
        link: 'Crea un compte',
      },
    },
  },
  own: {
    title: 'Subscripcions',
    none: 'No tens cap subscripció',
    noneHint: 'Si n’has comprat una amb una altra adreça electrònica, inicia la sessió amb aquella.',
    see: 'Mira les subscripcions',
    since: 'Des {del |de l’:date}',
    unnamed: 'Subscripció',
    renews: 'Es renova sola fins que la cancel·lis',
    openEnded: 'Sense data de fi: es cobra cada mes fins que la cancel·lis',
    chargedOn: 'Sense data de fi: el cobrament següent és {el |l’:date}, si no la cancel·les abans',
    renewsOn: 'Es renova sola {el |l’:date}, si no la cancel·les abans',
    until: 'Acaba {el |l’:date} i no es renova',
    ended: 'Es va acabar {el |l’:date}',
    unpaid: 'No s’ha pogut fer l’últim cobrament.',
    mend: 'Per no perdre-la, revisa la forma de pagament a «{manage}».',
    soldBy: 'Venuda per {source}',
    elsewhere: 'Per canviar-la, cancel·lar-la o desistir del contracte, adreça’t a {source}.',
    elsewhereHelp: 'Si no saps com fer-ho, escriu a {email}.',
    change: {
      here: 'Per canviar-la, per exemple de mensual a anual, prem «{manage}» aquí sota.',
      elsewhere: 'Per canviar-la, parla amb qui te la va vendre: {source}.',
    },
    manage: 'Gestiona o cancel·la',
    manageNamed: 'Gestiona o cancel·la «{name}»',
    manageEnding: 'Gestiona-la',
    manageEndingNamed: 'Gestiona-la: «{name}»',
    paid: 'El pagament s’ha fet. Pot trigar uns segons a sortir aquí.',
    reload: 'Actualitza',
    begun: 'Ja tens la subscripció.',
    goOn: 'Torna on eres',
  },
  withdrawal: {
    until: 'En pots desistir fins {al |a l’:date} inclòs, sense dir per què.',
    beginNamed: '{button}: «{name}»',
    done: 'Hem rebut el teu desistiment. T’enviem per correu el justificant de recepció, amb el que has declarat i l’hora en què ho has fet.',
    withdrawn: 'Vas desistir del contracte {el |l’:when}.',
    refunded: 'La devolució de {amount} està en camí des {del |de l’:date}.',
    nothingBack: 'No havies pagat res: no hi ha res per tornar.',
    pending: 'Estem fent la devolució. T’escriurem quan estigui en camí.',
    title: 'Desistir del contracte',
    made: 'Contracte fet {el |l’:date}',
    ends: 'Tan bon punt ho confirmis, la subscripció s’acaba: ja no et donarà accés i no es cobrarà cap més període.',
    all: 'Et tornem {amount}: tot el que has pagat.',
    part: 'Et tornem {amount} dels {paid} que has pagat. La diferència és la part proporcional als dies sencers que l’has tinguda, perquè vas demanar de començar de seguida.',
    none: 'No has pagat res: no hi ha res per tornar. T’enviarem per correu el justificant de recepció.',
    allUnknown: 'Et tornem tot el que has pagat.',
    partUnknown:
      'Et tornem el que has pagat, menys la part proporcional als dies sencers que l’has tinguda, perquè vas demanar de començar de seguida.',
    how: 'La devolució va al mateix mitjà amb què vas pagar, com a molt tard d’aquí a {days} dies. T’enviarem per correu el justificant de recepció, i un altre correu quan la devolució estigui en camí.',
    declared: 'Això és el que declares:',
    back: 'Torna a les teves subscripcions',
  },
  deletion: {
    named: '«{name}» {de |d’:site}',
    sold: '«{name}» {de |d’:site}, venuda per {source}',
    first: 'Abans cal que cancel·lis el que es renova i es continuaria cobrant: {contracts}.',
    elsewhere:
      'Eliminar el compte no cancel·la el que has contractat: {contracts}. Per cancel·lar-ho, parla amb qui t’ho va vendre.',
    until: '«{name}» {de |d’:site}, fins {al |a l’:date}',
    found:
      'Encara podries llegir amb el que ja tens: {contracts}. Sense el compte no podràs, però si en crees un altre amb la mateixa adreça de correu ho tornaràs a tenir.',
    lost: 'Si elimines el compte perdràs l’accés que encara tens: {contracts}. No el recuperaràs amb cap altre compte.',
    link: 'Ves a les teves subscripcions',
  },
  gifts: {
    give: 'Regala aquest article',
    giveHint:
      'Et donarem un enllaç per enviar. Qui l’obri llegirà l’article sencer, encara que no sigui subscriptor.',
    title: 'Articles que has regalat',
    none: 'Ara no tens cap enllaç de regal actiu',
    noneHint: 'Al final dels articles per a subscriptors trobaràs el botó «Regala aquest article».',
    left: {
      none: 'Aquest mes ja no et queda cap article per regalar.',
      one: 'Aquest mes encara pots regalar {count} article.',
      other: 'Aquest mes encara pots regalar {count} articles.',
    },
    until: 'L’enllaç funciona fins {al |a l’:date}.',
    readers: {
      one: 'El pot llegir {count} persona en total. Lectors fins ara: {readers}.',
      other: 'El poden llegir {count} persones en total. Lectors fins ara: {readers}.',
    },
    spent: {
      one: 'La persona que el podia llegir ja l’ha llegit. L’enllaç ja no serveix per a ningú més.',
      other:
        'Les {count} persones que el podien llegir ja l’han llegit. L’enllaç ja no serveix per a ningú més.',
    },
    link: 'Enllaç de regal de «{title}»',
    made: 'Ja tens l’enllaç: comparteix-lo o copia’l des d’aquí.',
    back: 'Torna a l’article',
    ended: {
      title: 'Aquest enllaç de regal ja no funciona',
      text: 'Un article regalat es pot llegir uns quants dies, i només el pot llegir un nombre limitat de persones. Si encara el vols llegir, demana un altre enllaç a qui te’l va enviar.',
      read: 'Ves a l’article',
      offers: 'Mira les subscripcions',
    },
    failures: {
      notSubscriber: 'Només els subscriptors poden regalar articles.',
      unknown: 'Aquest article no es pot regalar.',
      noneLeft: 'Aquest mes ja has regalat tots els articles que podies.',
      tooOften: 'Ho has provat massa vegades. Torna-hi d’aquí a una estona.',
      failed: 'No hem pogut crear l’enllaç del regal. Torna-ho a provar.',
    },
  },
  leaving: {
    title: 'Et portem a la pàgina de pagament',
    text: 'Si no s’obre sola, segueix l’enllaç.',
    link: 'Continua a la pàgina de pagament',
  },
  failures: {
    already: 'Ja tens una subscripció: no s’ha cobrat res.',
    notValidated:
      'Per subscriure-t’hi, el teu compte ha de tenir una adreça de correu confirmada. Afegeix-la o confirma-la des del teu perfil.',
    child: 'Un compte de menor no pot comprar subscripcions.',
    tooOften: 'Ho has provat massa vegades. Torna-hi d’aquí a una estona: no s’ha cobrat res.',
    failed: 'Ara no hem pogut obrir la pàgina de pagament. No s’ha cobrat res: torna-ho a provar.',
    withdrawalOver:
      'El termini per desistir d’aquella subscripció s’ha acabat. La pots cancel·lar quan vulguis.',
    notWithdrawn:
      'No hem pogut registrar el teu desistiment. Torna-ho a intentar, o escriu-nos: per escrit també val.',
  },
};
