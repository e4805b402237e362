import type { DoorGroup } from '@portal/api';
import { CALLS, ROUTES, siteFilePath } from '@portal/model';
import { consent, participation, paywall } from './reading';
import { state } from './state';

const outcome = (id: string, title: string, note: string, text: string) =>
  state(`outcome-${id}`, title, note, { path: `/acceso/resultado/?que=${id}`, text });

const entry: DoorGroup = {
  id: 'entry',
  title: 'Coming in',
  note: 'Registration and its outcomes, logins at four providers (doubles on this machine), the identity provider, and families.',
  states: [
    state('registration', 'Registration', 'Every field says what is wrong with it as it is left.', {
      path: '/registro',
      text: 'Crea el teu compte',
    }),
    state(
      'login',
      'Login, also by social providers',
      'Google, Apple, Facebook and X are doubles that ask nobody else.',
      {
        path: '/acceso/',
        text: 'Inicia la sessió',
      },
    ),
    outcome('registered', 'Registered', 'The address is still to be confirmed.', 'Ja gairebé hi ets'),
    outcome('registrationFailed', 'Registration failed', 'It can be tried again.', 'Torna-ho a provar'),
    outcome('validated', 'The address is confirmed', 'The reader may log in.', 'Adreça confirmada'),
    outcome(
      'validationFailed',
      'A link that no longer works',
      'What to do for another one.',
      'Aquest enllaç ja no serveix',
    ),
    outcome(
      'passwordChanged',
      'The password is changed',
      'The reader may log in with it.',
      'Contrasenya canviada',
    ),
    outcome('deleted', 'The account is deleted', 'What was deleted, and what stays.', 'Què en conservem'),
    state(
      'identity-provider',
      'An identity provider',
      'Ones has its accounts at a provider of its own, which keeps them while this runs.',
      {
        site: 'ones',
        path: '/registro',
        text: 'Crea el compte',
      },
    ),
    state('guardians', 'For parents and guardians', 'What they have to know, and their way in.', {
      path: '/tutors/',
      text: 'Mares, pares i tutors',
    }),
    state('children', 'A guardian’s children', 'Add one, end a session, delete an account.', {
      path: '/perfil/fills/',
      as: 'guardian',
      text: 'Els meus fills',
    }),
    state('child-login', 'Where children log in', 'By nick and password, without an address.', {
      path: '/acceso/menors/',
      text: 'Inicia la sessió',
    }),
  ],
};

const letters: DoorGroup = {
  id: 'letters',
  title: 'Newsletters and emails',
  note: 'Nothing leaves this machine: every email is kept and can be read.',
  states: [
    state(
      'newsletters',
      'Subscribe to a newsletter',
      'An address is all it needs; the email asks to confirm.',
      {
        path: '/boletines/?butlletins=primera-hora',
        text: 'Primera hora',
      },
    ),
    state('newsletter-archive', 'A newsletter’s own page', 'Its editions, as they were sent.', {
      path: '/butlletins/primera-hora/',
      text: 'Altres edicions',
    }),
    outcome(
      'subscriptionAsked',
      'Asked to confirm',
      'The email is on its way.',
      'Torna a demanar la subscripció',
    ),
    outcome('unsubscribed', 'Unsubscribed', 'One click, without a login.', 'Torna-t’hi a subscriure'),
    state('emails', 'Kept emails', 'What would have been sent, the newest first.', {
      site: null,
      path: '/dev/mail',
      text: 'Outbox',
    }),
  ],
};

const desk: DoorGroup = {
  id: 'desk',
  title: 'The desk',
  note: 'What the newsroom works with, by role.',
  states: [
    state('desk-comments', 'Comments to decide on', 'Queue, reports and the rules that held a comment.', {
      path: '/redaccio/comentaris/',
      as: 'moderator',
      text: 'Martí de la Corderia',
    }),
    state('desk-uploads', 'Readers’ pictures', 'Each is looked at before others see it.', {
      path: '/redaccio/enviaments/',
      as: 'moderator',
      text: 'Aina Bonet',
    }),
    state('desk-front', 'The front', 'Pin stories, and see the front as it will be.', {
      path: '/redaccio/portada/',
      as: 'editor',
      text: 'Marc Serra',
    }),
    state('desk-live', 'Write live', 'Entries, key moments, pictures.', {
      path: '/redaccio/directe/',
      as: 'editor',
      text: 'Marc Serra',
    }),
    state('desk-polls', 'Polls', 'Open, close, correct.', {
      path: '/redaccio/enquestes/',
      as: 'editor',
      text: 'Enquestes',
    }),
    state('desk-newsletters', 'Newsletters', 'Compose an edition, look at it, send a test.', {
      path: '/redaccio/butlletins/',
      as: 'editor',
      text: 'Butlletins',
    }),
    state(
      'desk-rectifications',
      'Rectifications and updates',
      'Requests by deadline, published whole or refused.',
      {
        path: '/redaccio/rectificacions/',
        as: 'chief',
        text: 'Rectificacions',
      },
    ),
    state('desk-people', 'People and roles', 'Invite colleagues, and change what they may do.', {
      path: '/redaccio/persones/',
      as: 'chief',
      text: 'Teresa Vall',
    }),
    state('desk-factor', 'The second factor', 'Asks for the code that this page shows under Accounts.', {
      path: '/redaccio/segon-factor/',
      as: 'chief-code',
      text: 'Segon factor',
    }),
  ],
};

const broadcast: DoorGroup = {
  id: 'broadcast',
  title: 'The broadcaster',
  note: 'Radio and television of Ones.',
  states: [
    state('streams', 'Live', 'Radio and television that play now.', {
      site: 'ones',
      path: '/directe/',
      text: 'Ones',
    }),
    state('guide', 'The guide', 'What is on today, and what is on now.', {
      site: 'ones',
      path: '/programacio/',
      text: 'Programació',
    }),
    state('on-demand', 'On demand', 'Programmes to play again.', {
      site: 'ones',
      path: '/a-la-carta/',
      text: 'A la carta',
    }),
    state('weather', 'The weather', 'An invented place has an invented forecast, and says so.', {
      path: '/meteo/',
      text: 'Port Savina',
    }),
  ],
};

const failures: DoorGroup = {
  id: 'failures',
  title: 'When something is wrong',
  note: 'Every failure has a page of its own, with a way on.',
  states: [
    state('error-401', 'Not logged in, 401', 'A form sent after its session ended.', {
      path: `${CALLS.frontDoor}fault/401`,
      status: 401,
      text: 'Inicia la sessió i torna a enviar-ho',
    }),
    state('error-403', 'Not allowed, 403', 'A form sent from another site’s page.', {
      path: `${CALLS.frontDoor}fault/403`,
      status: 403,
      text: 'Si creus que hauries de tenir permís, escriu-nos',
    }),
    state('error-404', 'Not found, 404', 'An address that no page has.', {
      path: '/aquesta-no-hi-es/',
      status: 404,
      text: 'No trobem aquesta pàgina',
    }),
    state('error-410', 'Withdrawn, 410', 'An article that the newsroom took back.', {
      path: '/societat/gos-alcalde-vilasserra/',
      status: 410,
      text: 'Aquesta pàgina ja no existeix',
    }),
    state('error-500', 'Out of order, 500', 'Something broke on the server.', {
      path: `${CALLS.frontDoor}fault/500`,
      status: 500,
      text: 'Alguna cosa ha fallat',
    }),
    state('offline', 'Without a connection', 'What a browser shows in place of a page that it cannot have.', {
      path: siteFilePath('far', 'unreached'),
      text: 'No hi ha connexió',
    }),
    state('offline-choice', 'Reading offline', 'Where readers turn it on: until then nothing is kept.', {
      path: ROUTES.offline,
      text: 'Llegir sense connexió',
    }),
  ],
};

/** All states by subject: the front door's page lists them, and a journey opens each. */
export const DOOR_GROUPS: readonly DoorGroup[] = [
  paywall,
  consent,
  participation,
  entry,
  letters,
  desk,
  broadcast,
  failures,
];
