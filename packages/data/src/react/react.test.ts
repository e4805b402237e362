import { currentUserSchema } from '@portal/model/readers';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createClient } from '../client/request';
import { createAccounts } from '../readers/accounts';
import { createSession, type Session } from '../readers/session';
import { useStore } from './index';

function Status({ session }: { session: Session }) {
  const { status, user } = useStore(session);
  return `${status} ${user.nick || 'nobody'}`;
}

it('a session belongs to nobody on a server, even if a user is logged in', async () => {
  const user = v.parse(currentUserSchema, { id: '7', nick: 'ada' });
  const accounts = createAccounts(
    createClient({
      transport: () => Response.json({ response: { user } }),
      origin: 'http://portal.example',
    }),
  );
  const session = createSession({
    accounts,
    cookies: { read: () => '7', remove: () => undefined },
    now: () => 0,
    timeZone: 'Europe/Madrid',
  });
  await session.start();
  expect(session.snapshot().user.nick).toBe('ada');
  expect(renderToString(createElement(Status, { session }))).toBe('idle nobody');
});
