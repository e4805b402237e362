import { loginPath, ROUTES, registrationPath } from '@portal/model';
import { type CurrentUser, emptyUser } from '@portal/model/readers';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { guardiansView } from '../../app/readers/account/guardians';
import { ORIGIN, SITE } from '../../app/testing/site';
import { contextOf } from '../render';
import { assets } from '../testing/assets';

const context = contextOf({ site: SITE, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets });
const WAYS = [ROUTES.newChild, loginPath(ROUTES.newChild), registrationPath(ROUTES.newChild)];
const reader: CurrentUser = { ...emptyUser(), id: '7', nick: 'empar' };

it.each([
  ['nobody is led to an account, to log in or to make one', null, WAYS.slice(1)],
  ['a reader is led to add a child alone', reader, WAYS.slice(0, 1)],
  ['a child is led to nothing', { ...reader, isChild: true }, []],
] as const)('on the page of guardians %s', (_, user, ways) => {
  const page = renderToStaticMarkup(guardiansView(context, user).view);
  const hrefs = Array.from(page.matchAll(/href="([^"]+)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  expect(hrefs.filter((href) => WAYS.includes(href))).toEqual(ways);
});
