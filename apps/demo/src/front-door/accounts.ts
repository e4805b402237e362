import type { DoorAccount, DoorColleague, DoorReader } from '@portal/api';

const reader = (
  id: string,
  title: string,
  note: string,
  who: Omit<DoorReader, 'kind' | 'id' | 'site' | 'title' | 'note' | 'lands' | 'isProven'> &
    Partial<Pick<DoorReader, 'isProven' | 'lands' | 'site'>>,
): DoorReader => ({
  kind: 'reader',
  id,
  title,
  note,
  site: 'far',
  isProven: true,
  lands: '/perfil/mi-cuenta/',
  ...who,
});

const colleague = (
  id: string,
  title: string,
  note: string,
  who: Omit<DoorColleague, 'kind' | 'id' | 'site' | 'title' | 'note' | 'lands' | 'hasSecondFactor'> &
    Partial<Pick<DoorColleague, 'hasSecondFactor' | 'lands'>>,
): DoorColleague => ({
  kind: 'colleague',
  id,
  title,
  note,
  site: 'far',
  hasSecondFactor: true,
  lands: '/redaccio/',
  ...who,
});

/** Fictitious people whom the front door signs in; an adult comes before their children. */
export const DOOR_ACCOUNTS: readonly DoorAccount[] = [
  reader('new', 'A new reader', 'Has registered and not confirmed the address yet.', {
    nick: 'nilferrer',
    email: 'nil@lectors.example',
    name: 'Nil',
    surname: 'Ferrer',
    birthdate: '1999-04-23',
    isProven: false,
  }),
  reader('registered', 'A registered reader', 'Reads what asks for an account, comments, votes, saves.', {
    nick: 'clarasoler',
    email: 'clara@lectors.example',
    name: 'Clara',
    surname: 'Soler',
    birthdate: '1984-11-02',
  }),
  reader('subscriber', 'A subscriber', 'Reads everything, and can give articles away.', {
    nick: 'montserratpi',
    email: 'montserrat@lectors.example',
    name: 'Montserrat',
    surname: 'Pi',
    birthdate: '1961-07-15',
    product: 'anual',
    gives: '/cultura/gravat-1708-arxiu/',
  }),
  reader('spent', 'A reader at the meter’s end', 'Has read the three articles of this month.', {
    nick: 'jordibru',
    email: 'jordi@lectors.example',
    name: 'Jordi',
    surname: 'Bru',
    birthdate: '1975-01-30',
    hasReadAll: true,
  }),
  reader('guardian', 'A guardian', 'Answers for a child, and manages the child’s account.', {
    nick: 'emparroca',
    email: 'empar@lectors.example',
    name: 'Empar',
    surname: 'Roca',
    birthdate: '1982-09-09',
    lands: '/perfil/fills/',
  }),
  reader('child', 'A child', 'Reads and saves. Others never hear from this account.', {
    nick: 'llucroca',
    email: '',
    name: 'Lluc',
    surname: '',
    birthdate: '2015-05-20',
    guardian: 'guardian',
  }),
  reader('older-child', 'A child of fifteen', 'Is old enough to ask for an account of their own.', {
    nick: 'martaroca',
    email: '',
    name: 'Marta',
    surname: '',
    birthdate: '2011-03-08',
    guardian: 'guardian',
  }),
  reader('suspended', 'A suspended commenter', 'Was suspended by a moderator, and can appeal.', {
    nick: 'pepsalat',
    email: 'pep@lectors.example',
    name: 'Pep',
    surname: 'Salat',
    birthdate: '1990-02-14',
    isSuspended: true,
  }),
  reader('ribera', 'A registered reader in Spanish', 'A reader of Ribera Diario, in Spanish.', {
    nick: 'amparogil',
    email: 'amparo@lectores.example',
    name: 'Amparo',
    surname: 'Gil',
    birthdate: '1979-12-01',
    site: 'ribera',
  }),
  colleague('moderator', 'A moderator', 'Decides on comments, reports and readers’ pictures.', {
    email: 'aina@redaccio.example',
    name: 'Aina Bonet',
    role: 'moderator',
  }),
  colleague('editor', 'An editor', 'Publishes, writes live, runs polls, interviews and newsletters.', {
    email: 'marc@redaccio.example',
    name: 'Marc Serra',
    role: 'editor',
  }),
  colleague('chief', 'An editor-in-chief', 'Does what an editor does, decides appeals, and invites people.', {
    email: 'teresa@redaccio.example',
    name: 'Teresa Vall',
    role: 'chief',
  }),
  colleague(
    'chief-code',
    'An editor-in-chief at the second factor',
    'The password is right; the code is still asked for.',
    {
      email: 'teresa@redaccio.example',
      name: 'Teresa Vall',
      role: 'chief',
      hasSecondFactor: false,
      lands: '/redaccio/segon-factor/',
    },
  ),
];
