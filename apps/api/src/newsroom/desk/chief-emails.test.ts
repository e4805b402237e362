import { type DeskRole, ENTRY_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../platform/time/durations';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { DESK_PASSWORD, deskDeps, newEditor, strangersContext, TestEditor } from '../../testing/desk';
import { invite } from './invitations';

describe.each(ENGINES)('a change to the role of chief is emailed to all chiefs, on %s', (engine) => {
  let test: TestAccounts;
  let chief: TestEditor;
  const others: TestEditor[] = [];
  beforeAll(async () => {
    test = await testAccounts(engine);
    chief = await newEditor(test, 'mireia@prova.example', 'chief', 'Mireia Soler');
    others.push(await colleague('chief'), await colleague('editor'));
  });
  beforeEach(async () => {
    test.clock.goOn(HOUR_MS);
    await chief.login();
    await chief.prove();
  });
  afterAll(() => test?.database.remove());

  let names = 0;
  const newEmail = () => `persona${++names}@prova.example`;
  const colleague = (role: DeskRole = 'editor') => newEditor(test, newEmail(), role);
  /** Emails to somebody about the role of chief. */
  const sentTo = async ({ email }: Pick<TestEditor, 'email'>) =>
    (await test.emailsTo(email)).filter(({ subject }) => subject.startsWith('Canvi en la direcció'));
  /** Emails sent by an action to the actor, another chief, an editor and the person concerned. */
  const textsOf = async (own: Pick<TestEditor, 'email'>, act: () => Promise<unknown>) => {
    const readers = [chief, ...others, own];
    const counts: number[] = [];
    for (const reader of readers) counts.push((await sentTo(reader)).length);
    await act();
    const sent: (string | undefined)[] = [];
    for (const [at, reader] of readers.entries())
      sent.push(
        (await sentTo(reader))
          .slice(counts[at])
          .map(({ text }) => text)
          .join() || undefined,
      );
    return sent;
  };

  it('when it is given and taken', async () => {
    const own = await colleague();
    const id = await chief.idOf(own);
    const name = own.email.split('@')[0];
    const given = await textsOf(own, () => chief.changeRole(id, 'chief'));
    const words = `Mireia Soler (${chief.email}) ha donat el rol de direcció a ${name} (${own.email}).`;
    expect(given).toEqual([
      expect.stringContaining(words),
      expect.stringContaining(words),
      undefined,
      expect.stringContaining(words),
    ]);
    expect(given[0]).toMatch(/Ha estat (el |l’)\d+ .* 2026 .*, a la redacció de La Prova\./);
    expect(given[0]).toContain('\nhttps://prova.example/redaccio/persones/\n');
    for (const role of ['editor', null] as const) {
      test.clock.goOn(HOUR_MS);
      await chief.changeRole(id, 'chief');
      const taken = await textsOf(own, () => chief.changeRole(id, role));
      expect(taken.map((text) => text?.includes('ha tret el rol de direcció'))).toEqual([
        true,
        true,
        undefined,
        true,
      ]);
      if (role === null) continue;
      expect(await textsOf(own, () => chief.changeRole(id, 'moderator'))).toEqual(Array(4).fill(undefined));
    }
  });

  it.each(['in the list', 'by an invitation of the command'])('when somebody gives it up %s', async (way) => {
    const own = await colleague('chief');
    await own.login();
    await own.prove();
    const id = await chief.idOf(own);
    const { email } = own;
    const place = await strangersContext(test);
    const byCommand = async () => {
      const link = await invite(deskDeps(test), { email, role: 'editor' }, place, null);
      const token = new URL(link).searchParams.get('token');
      return own.post(ENTRY_DESK_ENDPOINTS.invitation.path, { token, password: DESK_PASSWORD });
    };
    const sent = await textsOf(own, () =>
      way === 'in the list' ? own.changeRole(id, 'editor') : byCommand(),
    );
    const words = `${email.split('@')[0]} (${email}) ja no té el rol de direcció.`;
    expect(sent.map((text) => text?.startsWith(words))).toEqual([true, true, undefined, true]);
  });

  it('when somebody is invited to it, and when they accept', async () => {
    const email = newEmail();
    const [sent, other, editor, invited] = await textsOf({ email }, () => chief.invite(email, 'chief'));
    for (const text of [sent, other]) expect(text).toContain(`ha convidat ${email} amb el rol de direcció.`);
    expect([editor, invited]).toEqual([undefined, undefined]);
    const token = await test.tokenTo(email);
    const joining = { token, name: '<b>Aina</b>', password: DESK_PASSWORD };
    const joined = await textsOf({ email }, () =>
      new TestEditor(test, email).post(ENTRY_DESK_ENDPOINTS.invitation.path, joining),
    );
    const words = `<b>Aina</b> (${email}) ha acceptat una invitació`;
    expect(joined.map((text) => text?.includes(words))).toEqual([true, true, undefined, true]);
    const [letter] = await sentTo({ email });
    expect(letter?.html).toContain('&lt;b&gt;Aina');
    expect(letter?.html).not.toContain('<b>Aina');
    expect(await textsOf({ email: newEmail() }, () => chief.invite(newEmail(), 'editor'))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('an invitation states who invites, where and with which role', async () => {
    const email = newEmail();
    await chief.invite(email, 'editor');
    const { subject, text } = await test.emailTo(email);
    expect(subject).toBe('Et conviden a la redacció de La Prova');
    expect(text).toContain(
      'Mireia Soler et convida a treballar a la redacció de La Prova amb el rol d’edició.',
    );
    await invite(deskDeps(test), { email, role: 'chief' }, await strangersContext(test), null);
    expect((await test.emailTo(email)).text).toContain('Qui administra el web et convida');
  });
});
