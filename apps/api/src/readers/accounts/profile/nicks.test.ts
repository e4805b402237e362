import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authors } from '../../../content/stories/tables';
import { emailKey, mailboxKey, nameKey, nickKey } from '../../../platform/words/keys';
import { readSiteFile } from '../../../sites/file';
import { storeSites } from '../../../sites/store';
import { AccountReaders } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import { SITE_FILE } from '../../../testing/site';
import { isReservedNick } from './nicks';

describe('the key of a nick', () => {
  it.each([
    ['Pol.Vives', 'PoI Vives'],
    ['Pol', 'P0l'],
    ['Joan10', 'Joanlo'],
    ['Arnau', 'Amau'],
    ['Núria_P', 'nuria-p'],
    ['Anna', 'Аnnа'],
    ['Iris', 'IRIS'],
    ['Anna', 'ΑΝΝΑ'],
    ['Dada', 'Đađa'],
  ])('is the same for %s and %s', (nick, other) => {
    expect(nickKey(other)).toBe(nickKey(nick));
  });

  it.each([
    ['Anna', 'Annes'],
    ['Pol', 'Pola'],
    ['Marc1', 'Marc2'],
  ])('distinguishes %s from %s', (nick, other) => {
    expect(nickKey(other)).not.toBe(nickKey(nick));
  });
});

describe('the key of a mailbox', () => {
  it.each([
    ['nuria+1@example.org', 'nuria@example.org'],
    ['+only@example.org', '+only@example.org'],
    ['A.N.na+x@googlemail.com', 'anna@gmail.com'],
    ['an.na@example.org', 'an.na@example.org'],
  ])('the key of a mailbox of %s is %s', (email, key) => {
    expect(mailboxKey(email)).toBe(key);
  });
});

describe('the key of an email address', () => {
  it.each([
    ['Nuria@Example.org', 'nuria@example.org'],
    ['nuria@xn--espaa-rta.es', 'nuria@españa.es'],
    ['nuria@XN--ESPAA-RTA.es', 'nuria@españa.es'],
    ['nuria@españa.es', 'nuria@españa.es'],
    // Not a domain: it is compared unchanged.
    ['nuria@xn--.', 'nuria@xn--.'],
    ['nuria', 'nuria'],
  ])('the key of an email address of %s is %s', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });
});

describe.each(ENGINES)('nicks, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
    await test.database.db.insert(authors).values([
      { site: 'prova', slug: 'pau-rovirosa', name: 'Pau Rovirosa', nameKey: nameKey('Pau Rovirosa') },
      { site: 'prova', slug: 'ivet-cervello', name: 'Ivet Cervelló', nameKey: nameKey('Ivet Cervelló') },
    ]);
  });
  afterAll(() => test?.database.remove());

  it.each([
    'Redacció',
    'Redaccio La Prova',
    'laprova',
    'LaProva.cat',
    'admin',
    'Pau Rovirosa',
    'pau.rovirosa',
    'IvetCervelló',
    'Ivet CerveIló',
    '1vet.Cervello',
    'ivet_cervello_oficial',
    'SocIvetCervello',
    'I.vet.Cervello',
    'LaRedaccio',
    'SocLaProva',
    'evil-casino.com',
  ])('are reserved if they look like a name of the newsroom: %s', async (nick) => {
    expect(await isReservedNick(test.database.db, nick)).toBe(true);
    const free = await readers.browser().post('/api/front/user/nick', { nick });
    expect(free.response).toMatchObject({ available: false });
  });

  it.each([
    'Prova',
    'Pau',
    'Rovirosa P',
    'lectora-de-la-costa',
    'badminton',
    'Ivet',
    'Cervelló',
    'Maria.Puig',
    'Josep M. Roca',
    'Montserrat',
    'José Luis',
    'Begoña',
    'Laia.Es',
    // The newsroom's names, but only across two words.
    'Paula Provasi',
    'Olivet Cervellona',
  ])('are allowed otherwise: %s', async (nick) => {
    expect(await isReservedNick(test.database.db, nick)).toBe(false);
  });

  it.each([
    'idiota',
    'Soc.Idiota',
    'SocIdiota',
    '1d10ta',
    'Idiota33',
    'Cacicot',
    'ldiota',
    'Soc.ldiota',
    'ldiota33',
  ])('are reserved if they contain a word that a site holds or refuses in comments: %s', async (nick) => {
    const site = `${SITE_FILE}comments: { refused: [idiota], held: ['cacic*'] }\n`;
    await storeSites(test.database.db, [readSiteFile('prova.yaml', site)]);
    expect(await isReservedNick(test.database.db, nick)).toBe(true);
    expect(await isReservedNick(test.database.db, 'Idiomes')).toBe(false);
  });

  it('are refused if they look like another reader’s, on registration and on change', async () => {
    await readers.account({ nick: 'Pol.Vives' });
    const { reader } = await readers.loggedIn();
    for (const nick of ['PoI Vives', 'P0l_Vives']) {
      const changed = await reader.ask('PATCH', '/api/front/user/profile', { nick });
      expect([changed.status, changed.code]).toEqual([409, 'NICK_ALREADY_IN_USE']);
    }
    const named = await reader.ask('PATCH', '/api/front/user/profile', { nick: 'Redacció' });
    expect([named.status, named.code]).toEqual([409, 'NICK_ALREADY_IN_USE']);
  });
});
