import type { TransparencyReport, WaitingAppeal, WaitingObjection } from '@portal/model/newsroom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { islandsBy } from '../../../server/islands';
import { contextOf } from '../../../server/render';
import { assets } from '../../../server/testing/assets';
import { registerIslands } from '../../Island';
import { ORIGIN, SITE } from '../../testing/site';
import { appealsView } from './screens/appeals';
import { deskTransparencyView } from './screens/transparency';

registerIslands(islandsBy(assets.island));

const user = { id: '1', name: 'Aina', email: 'aina@prova.example', role: 'editor' } as const;
const context = contextOf({ site: SITE, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets });

it('shows a year in words, with its CSV, the error rate of automatic rules and the open disputes', () => {
  const report: TransparencyReport = {
    year: 2026,
    lines: [
      { measure: 'clauses', detail: 'refuse:hate', by: 'person', count: 3 },
      { measure: 'suspensions', detail: '7', by: '', count: 2 },
      { measure: 'automated', detail: 'decided', by: '', count: 40 },
      { measure: 'automated', detail: 'reversed-on-appeal', by: '', count: 1 },
      { measure: 'appeal-days', detail: 'median', by: '', count: 5 },
    ],
    openDisputes: [{ id: 4, body: 'Institut de litigis', openedAt: '2026-02-01T00:00:00Z' }],
  };
  const html = renderToStaticMarkup(
    deskTransparencyView(context, {
      user,
      report,
    }).view,
  );
  for (const words of [
    'es rebutja, 2. Cap discurs d’odi',
    '7 dies',
    '2,5',
    'Mediana de dies',
    '/api/desk/comments/report?year=2026',
    'Institut de litigis, obert',
    'value="2021"',
  ])
    expect(html).toContain(words);
});

it('shows an appeal with its clause, duration and origin, and an objection with a field for the reasons of its answer', () => {
  const appeal: WaitingAppeal = {
    id: 1,
    decision: 'suspend',
    ground: 'hate',
    durationDays: 90,
    note: '',
    clause: 'hate',
    origin: 'notice',
    isAutomated: false,
    appealedAt: '2026-03-18T11:00:00Z',
    appeal: 'No hi estic d’acord',
    nick: 'empar',
    text: 'Fora!',
  };
  const old: WaitingAppeal = { ...appeal, id: 2, clause: null, durationDays: null, origin: null };
  const objection: WaitingObjection = {
    reason: 'insult',
    id: 3,
    reported: '',
    nick: 'pere',
    title: 'Temporal',
    path: '/temporal/',
    text: 'Ets ruc',
    isShown: true,
    objectedAt: '2026-03-18T11:00:00Z',
    objection: 'M’insulta',
  };
  const html = renderToStaticMarkup(
    appealsView(context, { user, appeals: [appeal, old], objections: [objection], uploads: [] }).view,
  );
  for (const words of [
    'Norma: 2. Cap discurs d’odi · Durada: 90 dies · arran d’una denúncia',
    'Recurs de pere, que va denunciar un comentari a «Temporal»',
    'name="note"',
    'name="objection"',
  ])
    expect(html).toContain(words);
  expect(html.match(/Norma: /g)).toHaveLength(1);
});
