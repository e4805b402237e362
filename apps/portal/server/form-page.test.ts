import { createClient, createPageClient } from '@portal/data';
import { ERROR_TEXTS, type FieldIssue, loginPath, successEnvelope } from '@portal/model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { attempt, form, formPage, keyOf, type SentForm } from '../app/form-page';
import { ORIGIN, SITE } from '../app/testing/site';
import type { Visit, Visited } from '../app/visit';
import { readerCalls } from './reader';
import { contextOf } from './render';
import { assets } from './testing/assets';

type Refusal = { status: number; code?: string; issues?: FieldIssue[] };

/** A visit to a page at `/marees/`, over a back end that answers with a height, or refuses. */
function visitWith(fields: Record<string, string> = {}, refusal?: Refusal) {
  const sent: unknown[] = [];
  const transport = async (request: Request) => {
    sent.push(await request.json());
    if (!refusal) return Response.json(successEnvelope({ height: 3 }));
    const { status, code = 'UNKNOWN_ERROR', issues = [] } = refusal;
    return Response.json({ httpCode: status, apiInfo: { code, message: '', issues } }, { status });
  };
  const url = new URL('/marees/?port=2', ORIGIN);
  const request = new Request(url);
  const visit: Visit = {
    ...readerCalls({ transport }, ORIGIN, request, '203.0.113.1'),
    pages: createPageClient(createClient({ origin: ORIGIN, transport })),
    request,
    url,
    context: contextOf({ site: SITE, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets }),
    now: new Date('2026-03-18T12:00:00Z'),
    captcha: undefined,
    form: new URLSearchParams(fields),
  };
  return { visit, sent };
}

const schema = v.object({ email: v.pipe(v.string(), v.nonEmpty('required')), password: v.string() });
const answer = v.object({ height: v.number() });
const FIELDS = { email: 'ona@prova.example', password: 'secret', currentPassword: 'secret', wave: 'gran' };

/** A page that has what its form was shown with as its title. */
const pageOf = (sent: unknown): Visited => ({
  head: { title: JSON.stringify(sent), path: '/marees/', kind: 'website' },
  view: null,
});
const shownBy = (page: Visited): SentForm | null => ('head' in page ? JSON.parse(page.head.title) : null);

const tides = (over: Partial<Parameters<typeof form<typeof schema, { height: number }>>[1]> = {}) =>
  formPage((visit) =>
    form(visit, {
      schema,
      send: (body) => visit.client.request('/api/tides', answer, { method: 'POST', body }),
      show: pageOf,
      done: ({ height }) => `/marees/?alt=${height}`,
      ...over,
    }),
  );

describe('a form without JavaScript', () => {
  it('is shown empty, and sends what its schema takes', async () => {
    const { visit, sent } = visitWith(FIELDS);
    expect(shownBy(await tides().get(visit))).toEqual({});
    expect(sent).toEqual([]);
    expect(await tides().post(visit)).toEqual({ location: '/marees/?alt=3' });
    expect(sent).toEqual([{ email: FIELDS.email, password: FIELDS.password }]);
  });

  it('checks the input that its page makes of the fields', async () => {
    const { visit, sent } = visitWith({ mail: 'pau@prova.example' });
    await tides({ input: { email: visit.form.get('mail'), password: 'x' } }).post(visit);
    expect(sent).toEqual([{ email: 'pau@prova.example', password: 'x' }]);
  });

  it('leads to a page or an address in its place, whatever the method', async () => {
    const { visit } = visitWith(FIELDS);
    const page = formPage(() => ({ location: '/' }));
    expect([await page.get(visit), await page.post(visit)]).toEqual([{ location: '/' }, { location: '/' }]);
  });

  it('comes back filled in, without passwords, if the schema rejects it', async () => {
    const { visit, sent } = visitWith({ ...FIELDS, email: '' });
    const shown = shownBy(await tides().post(visit));
    expect(shown).toMatchObject({ values: { email: '', wave: 'gran' }, status: 400 });
    expect(shown?.errors).toEqual({ email: expect.stringContaining('obligatori') });
    expect(shown?.failure).toBeUndefined();
    expect([JSON.stringify(shown), sent]).toEqual([expect.not.stringContaining('secret'), []]);
    const own = tides({ values: { email: 'x', password: 'secret' } });
    expect(shownBy(await own.post(visit))?.values).toEqual({ email: 'x' });
  });

  it.each<[string, Refusal, Partial<SentForm>]>([
    ['in the words of its error', { status: 503 }, { failure: ERROR_TEXTS.ca.requestFailed, status: 503 }],
    [
      'with the messages of its fields',
      { status: 400, issues: [{ field: 'email', code: 'invalid' }] },
      { errors: { email: 'El correu electrònic no és vàlid' }, status: 400 },
    ],
    [
      'at the field that is taken',
      { status: 409, code: 'EMAIL_ALREADY_IN_USE' },
      { errors: { email: ERROR_TEXTS.ca.emailInUse }, status: 409 },
    ],
  ])('comes back filled in if the back end refuses it, %s', async (_, refusal, expected) => {
    const { visit } = visitWith(FIELDS, refusal);
    const shown = shownBy(await tides().post(visit));
    expect(shown).toMatchObject({ ...expected, values: { email: FIELDS.email, wave: 'gran' } });
    expect(JSON.stringify(shown)).not.toContain('secret');
  });

  it('says a refusal in its own words, or answers it with another page', async () => {
    const { visit } = visitWith(FIELDS, { status: 409, code: 'LOW_TIDE' });
    const words = tides({
      words: ({ failure }) => (failure.code === 'LOW_TIDE' ? 'Marea baixa' : undefined),
    });
    expect(shownBy(await words.post(visit))?.failure).toBe('Marea baixa');
    const instead = tides({ instead: ({ failure }) => (failure.status === 409 ? '/baixa/' : undefined) });
    expect(await instead.post(visit)).toEqual({ location: '/baixa/' });
  });

  it('leads readers without a session to the login, and back', async () => {
    const { visit } = visitWith(FIELDS, { status: 401, code: 'NOT_LOGGED_IN' });
    expect(await tides().post(visit)).toEqual({ location: loginPath('/marees/?port=2') });
    expect(await tides({ back: '/port/' }).post(visit)).toEqual({ location: loginPath('/port/') });
  });

  it('comes back if a password of its own is wrong', async () => {
    const { visit } = visitWith(FIELDS, { status: 401, code: 'INVALID_CREDENTIALS' });
    const options = { method: 'POST', call: 'profile' } as const;
    const page = tides({ send: (body) => visit.client.request('/api/tides', answer, { ...options, body }) });
    expect(shownBy(await page.post(visit))).toMatchObject({
      failure: ERROR_TEXTS.ca.wrongPassword,
      status: 401,
    });
  });

  it('takes only a refusal of its own call for one', async () => {
    const { visit } = visitWith(FIELDS);
    const bug = new TypeError('a bug');
    await expect(tides({ send: () => Promise.reject(bug) }).post(visit)).rejects.toBe(bug);
    await expect(tides({ done: () => Promise.reject(bug) }).post(visit)).rejects.toBe(bug);
  });
});

it('a button is answered as a form is', async () => {
  const press = (refusal?: Refusal) => {
    const { visit } = visitWith({ id: '4' }, refusal);
    return attempt(visit, {
      send: () => visit.client.request('/api/tides', answer, { method: 'POST', body: {} }),
      show: ({ status, values }, { failure }) => pageOf({ status, values, code: failure.code }),
      done: ({ height }) => pageOf({ height }),
    });
  };
  expect(shownBy(await press())).toEqual({ height: 3 });
  const refused = { status: 409, code: 'LOW_TIDE' };
  expect(shownBy(await press(refused))).toEqual({ ...refused, values: { id: '4' } });
});

it('a form has one key, which is new if the one that was sent is unusable', () => {
  expect(keyOf({ key: 'key-of-the-form' })).toBe('key-of-the-form');
  for (const key of ['', 'x']) expect(keyOf({ key })).toMatch(/^[\w-]{36}$/);
});
