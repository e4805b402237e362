import { emptyUser } from '@portal/model/readers';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { registerIslands } from '../../app/Island';
import { subscriptionView } from '../../app/readers/account/landing';
import { ORIGIN, SITE } from '../../app/testing/site';
import { islandsBy } from '../islands';
import { contextOf } from '../render';
import { assets } from '../testing/assets';

registerIslands(islandsBy(assets.island));

const newsletter = { id: 'mati', name: 'El matí' };
const site = { ...SITE, newsletters: [newsletter] };
const context = contextOf({ site, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets });
const reader = { ...emptyUser(), id: '7', email: 'empar@example.org' };

const formOf = (state: Omit<Parameters<typeof subscriptionView>[1], 'newsletter'>) => {
  const page = renderToStaticMarkup(subscriptionView(context, { newsletter, ...state }).view);
  return {
    email: /<input[^>]*type="email"[^>]*value="([^"]*)"|<input[^>]*value="([^"]*)"[^>]*type="email"/
      .exec(page)
      ?.slice(1)
      .find((value) => value !== undefined),
    asksForTerms: page.includes('type="checkbox"'),
  };
};

it("the newsletter form is prefilled with a logged-in reader's email, and does not ask for the terms again", () => {
  expect(formOf({})).toEqual({ email: '', asksForTerms: true });
  expect(formOf({ reader })).toEqual({ email: 'empar@example.org', asksForTerms: false });
  const values = { email: 'una.altra@example.org' };
  expect(formOf({ reader, values, status: 400 })).toEqual({ email: values.email, asksForTerms: false });
});
