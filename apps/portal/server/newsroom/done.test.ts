import { CALLS, endpointPath, ROUTES } from '@portal/model';
import { ALERT_DESK_ENDPOINTS, RECTIFICATION_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { describe, expect, it } from 'vitest';
import { DONE_TEXTS } from '../../app/newsroom/desk/texts/done';
import { visit } from '../testing/desk';

describe('confirmation of an act on a page of the desk', () => {
  const MESSAGES = { [CALLS.deskMessages]: { messages: [], next: null } };
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
  ])('%s names the act, and not on a page without one: %#', async (path, answers, form, words) => {
    const { status, location } = await visit(path, { form, answers });
    expect(status).toBe(303);
    expect((await visit(location ?? '', { answers })).html).toContain(words);
    expect((await visit(`${path}?done=1`, { answers })).html).not.toContain(words);
  });

  it('is never just “done”', () => {
    for (const pages of Object.values(DONE_TEXTS))
      for (const acts of Object.values(pages))
        for (const words of Object.values(acts)) expect(words).not.toMatch(/^(Fet|Hecho|Done)\b/);
  });

  it('does not claim that readers see a content whose date may be in the future', () => {
    for (const { content } of Object.values(DONE_TEXTS))
      expect(content.reschedule).toMatch(/queda amagat|queda oculto|is hidden/);
  });
});
