import { CALLS, endpointPath, LANGUAGES, ROUTES } from '@portal/model';
import {
  ALERT_DESK_ENDPOINTS,
  DESK_ACTS,
  DESK_TOPICS,
  type DeskUser,
  MESSAGE_DESK_ENDPOINTS,
  RECTIFICATION_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../server/testing/desk';
import { deskScreens, logWords, screensFor } from './screens';

describe('confirmation of an action on a page of the desk', () => {
  const MESSAGES = { [MESSAGE_DESK_ENDPOINTS.messages.path]: { messages: [], next: null } };
  const RECTIFICATIONS = { [RECTIFICATION_DESK_ENDPOINTS.rectifications.path]: { items: [], next: null } };
  const refusal = { do: 'refuse', id: '1', ground: 'late', note: 'Fora de termini' };
  const APPEALS = {
    [`${CALLS.deskComments}/appeals`]: { appeals: [] },
    [`${CALLS.deskComments}/objections`]: { objections: [] },
    [`${CALLS.deskUploads}/appeals`]: { appeals: [] },
  };
  const ALERTS = { [endpointPath(ALERT_DESK_ENDPOINTS.alerts)]: { alerts: [] } };
  const alert = { title: 'Vent de llevant', text: '', href: '', hours: '4' };

  it.each([
    [ROUTES.deskMessages, MESSAGES, { do: 'release', id: '1' }, 'S’ha enviat el missatge a la redacció.'],
    [ROUTES.deskMessages, MESSAGES, { do: 'discard', id: '1' }, 'S’ha descartat el missatge.'],
    [ROUTES.deskAppeals, APPEALS, { do: 'upheld', id: '1' }, 'S’ha donat la raó a qui ha recorregut.'],
    [ROUTES.deskAppeals, APPEALS, { do: 'rejected', id: '1' }, 'S’ha mantingut la decisió.'],
    [
      ROUTES.deskRectifications,
      RECTIFICATIONS,
      { do: 'publish', id: '1' },
      'S’ha publicat al costat de la notícia.',
    ],
    [ROUTES.deskRectifications, RECTIFICATIONS, refusal, 'S’ha rebutjat la petició.'],
    [ROUTES.deskAlerts, ALERTS, alert, 'S’ha publicat l’avís.'],
    [ROUTES.deskAlerts, ALERTS, { do: 'withdraw', id: '1' }, 'S’ha retirat l’avís.'],
  ])('%s names the action, and not on a page without one: %#', async (path, answers, form, words) => {
    const { status, location } = await visit(path, { form, answers });
    expect(status).toBe(303);
    expect((await visit(location ?? '', { answers })).html).toContain(words);
    expect((await visit(`${path}?done=1`, { answers })).html).not.toContain(words);
  });

  it('is never just “done”', () => {
    const confirmed = deskScreens().flatMap(({ done }) => (done ? [done] : []));
    expect(confirmed.length).toBeGreaterThan(10);
    for (const texts of confirmed.flatMap((done) => Object.values(done)))
      for (const words of Object.values(texts)) expect(words).not.toMatch(/^(Fet|Hecho|Done)\b/);
  });

  it('does not claim that readers see an article whose date may be in the future', () => {
    const contents = deskScreens().find(({ path }) => path === ROUTES.deskContents);
    const confirmed = Object.values(contents?.done ?? {});
    expect(confirmed).toHaveLength(LANGUAGES.length);
    for (const { reschedule } of confirmed) expect(reschedule).toMatch(/queda amagat|queda oculto|is hidden/);
  });
});

describe('words of the log', () => {
  it.each(LANGUAGES)('name each action and each topic, in %s', (language) => {
    const { acts, topics } = logWords(language);
    expect(Object.keys(acts).sort()).toEqual(Object.keys(DESK_ACTS).sort());
    expect(Object.keys(topics).sort()).toEqual([...DESK_TOPICS].sort());
  });
});

describe('navigation of the desk', () => {
  const MODERATOR = { id: '1', name: 'Mar', email: 'mar@prova.example', role: 'moderator' } as const;
  const pathsFor = (user: DeskUser) => screensFor(user).map(({ path }) => path);

  it('has each place once, and shows a role only what it may open', () => {
    const all = pathsFor({ ...MODERATOR, role: 'chief' });
    expect(new Set(all).size).toBe(all.length);
    const hidden = all.filter((path) => !pathsFor(MODERATOR).includes(path));
    expect(hidden).toEqual([ROUTES.deskRectifications, ROUTES.deskNewsletters, ROUTES.deskPeople]);
    const places = deskScreens().flatMap(({ navigation }) =>
      navigation ? [`${navigation.group} ${navigation.order}`] : [],
    );
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  });
});
