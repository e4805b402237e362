import type { DoorGroup } from '@portal/api';
import { state } from './state';

const FOR_SUBSCRIBERS = '/cultura/gravat-1708-arxiu/';
/* Pages open at the part that the state is about. */
const METERED = '/cultura/noms-de-les-barques/#gate';
const COMMENTS = '/politica/pisos-turistics-nucli-antic/#comments';

/** States of the paywall: conditions of access and prices. */
export const paywall: DoorGroup = {
  id: 'paywall',
  title: 'Who may read',
  note: 'Conditions of articles, messages of the paywall, and the way to a subscription. A double of Stripe takes the payment.',
  states: [
    state('gate-registered', 'For registered readers', 'The opening, and a gate that asks for an account.', {
      path: '/societat/ultim-faroner-abella/#gate',
      text: 'La resta és per a lectors amb compte',
    }),
    state('gate-metered', 'One of three a month', 'The gate says how many are left before one is spent.', {
      path: METERED,
      text: 'Cada mes pots llegir 3 articles reservats',
    }),
    state(
      'gate-spent',
      'The month’s articles are spent',
      'The reader at the meter’s end meets the closed gate.',
      {
        path: METERED,
        as: 'spent',
        text: 'Ja has llegit els articles gratuïts d’aquest mes',
      },
    ),
    state(
      'gate-tried',
      'The same month’s end, with a paywall being tested',
      'A message over the page that cannot be closed, and a strip naming the version.',
      {
        path: METERED,
        as: 'spent',
        version: 'primavera',
        text: 'Llegeix El Far cada dia',
      },
    ),
    state('gate-subscribers', 'For subscribers', 'An article that no meter opens.', {
      path: `${FOR_SUBSCRIBERS}#gate`,
      text: 'L’hemeroteca és per als subscriptors',
    }),
    state(
      'subscriber-reads',
      'A subscriber reads it',
      'The same article without a gate, with a way to give it away.',
      {
        path: FOR_SUBSCRIBERS,
        as: 'subscriber',
        text: 'Un gravat trobat dins d’una guitarra',
      },
    ),
    state('offers', 'The offer', 'What is sold, with the terms that the law asks for.', {
      path: '/subscripcio/',
      text: 'Dret de desistiment',
    }),
    state('purchase', 'Buy it', 'Choose an offer and pay at the double of Stripe; end it there as well.', {
      path: '/subscripcio/',
      as: 'registered',
      text: 'Subscriu-t’hi amb obligació de pagament',
    }),
    state(
      'own-subscriptions',
      'A reader’s subscription',
      'What the subscriber pays, until when, and who ends it.',
      {
        path: '/perfil/subscripcions/',
        as: 'subscriber',
        text: 'Venuda per l’oficina de subscripcions d’El Far',
      },
    ),
    state('gifts', 'An article given away', 'Open its link in a private window: whoever has it reads on.', {
      path: '/perfil/regals/#gifts',
      as: 'subscriber',
      text: 'Un gravat trobat dins d’una guitarra',
    }),
  ],
};

/** States of consent and advertising. */
export const consent: DoorGroup = {
  id: 'consent',
  title: 'Consent and advertising',
  note: 'Ribera Diario has an advertising partner and asks first. A double of Google’s tag fills its positions.',
  states: [
    state(
      'consent-notice',
      'The question',
      'Yes and no weigh the same. Say yes, scroll on, and the double fills the ads.',
      {
        site: 'ribera',
        path: '/',
        text: 'Cookies: tú decides',
      },
    ),
    state(
      'ads-gpt',
      'Ads by the ad server',
      'Scroll on: ad slots keep their height, filled or not, and stay empty without a yes.',
      {
        site: 'ribera',
        path: '/pueblos/',
        text: 'Publicidad',
      },
    ),
    state(
      'ads-house',
      'Ads of the house',
      'Scroll on. Served by the paper itself: no cookie, no script, no question.',
      { path: '/territori/', text: 'Publicitat' },
    ),
    state(
      'cookies',
      'Cookies, one by one',
      'What is kept, by whom and how long, and the way to change one’s mind.',
      {
        site: 'ribera',
        path: '/legal/galetes/',
        text: 'Preferencias de cookies',
      },
    ),
  ],
};

/** States of participation. */
export const participation: DoorGroup = {
  id: 'participation',
  title: 'Taking part',
  note: 'Live stories, polls, interviews, comments and readers’ pictures in each of their states.',
  states: [
    state(
      'rectification',
      'A rectification',
      'The account of somebody in the news, whole, before the story.',
      {
        path: '/politica/consell-residus-planta/',
        text: 'Rectificació de Fermí Rebull',
      },
    ),
    state('update', 'An update of an old story', 'A note by the newsroom beside what has changed since.', {
      path: '/economia/comunitat-energetica-mercat/',
      text: 'ha renegociat el préstec',
    }),
    state(
      'rectification-form',
      'Asking for a rectification',
      'The form says what the law gives, and until when.',
      {
        path: '/rectificacio/',
        text: 'Llei orgànica 2/1984',
      },
    ),
    state('live', 'A live story that is running', 'A new entry comes by itself about once a minute.', {
      path: '/territori/temporal-llevant-directe/',
      text: 'Temporal de llevant',
    }),
    state('live-finished', 'A live story that is finished', 'The same page once nothing more comes.', {
      path: '/politica/ple-aigua-directe/',
      text: 'Minut a minut',
    }),
    state('poll-coming', 'A poll that opens in three days', 'The question, and when it opens.', {
      path: '/esports/cursa-llaberia-dorsal-u/#poll',
      text: 'L’enquesta s’obre',
    }),
    state(
      'poll-open',
      'A poll that is open',
      'Vote as a registered reader; the results come after the vote.',
      {
        path: '/territori/enquesta-moll-estiu/#poll',
        as: 'registered',
        text: 'Oberta fins',
      },
    ),
    state('poll-finished', 'A poll that is finished', 'The results, and which answer won.', {
      path: '/cultura/cinema-odeon-butaques/#poll',
      text: 'Enquesta tancada',
    }),
    state('interview-coming', 'An interview that begins in two days', 'Questions are taken ahead of time.', {
      site: 'ribera',
      path: '/actualidad/alcaldesa-bataller-pregunta/#interview',
      text: 'Empar Bataller',
    }),
    state(
      'interview-open',
      'An interview under way',
      'Answers come as the guest gives them. Ask one yourself.',
      {
        path: '/territori/neus-aragall-respon/#interview',
        as: 'registered',
        text: 'Està responent',
      },
    ),
    state('interview-finished', 'An interview that is over', 'Questions, answers and the goodbye.', {
      site: 'ribera',
      path: '/actualidad/arturo-llinares-responde/#interview',
      text: 'Arturo Llinares',
    }),
    state('comments', 'Comments', 'Answer, vote and report as a registered reader.', {
      path: COMMENTS,
      as: 'registered',
      text: 'Roser Vives',
    }),
    state(
      'comments-suspended',
      'Comments of a suspended reader',
      'The box says so; the email says why and how to appeal.',
      {
        path: COMMENTS,
        as: 'suspended',
        text: 'La redacció ha suspès la teva participació',
      },
    ),
    state('comments-child', 'Comments for a child', 'Children read them and write none.', {
      path: COMMENTS,
      as: 'child',
      text: 'Els comptes de menors poden llegir els comentaris',
    }),
    state('upload', 'A call for readers’ pictures', 'Send one; a moderator finds it at the desk.', {
      path: '/territori/fotos-lectors-costa/#send',
      as: 'registered',
      text: 'Envia les teves fotos',
    }),
  ],
};
