import { CALLS, ROUTES } from '@portal/model';
import { MESSAGE_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { expect, it } from 'vitest';
import { visit } from '../../../server/testing/desk';

const at = '2026-03-15T12:00:00.000Z';
const MESSAGE = {
  id: 3,
  name: 'Aina Roca',
  email: 'aina@example.org',
  subject: null,
  message: 'Bon dia.',
  rule: 'links',
  sentAt: at,
};
const APPEAL = {
  id: 4,
  nick: 'Aina',
  decision: 'refuse',
  ground: 'insult',
  note: '',
  clause: null,
  origin: null,
  durationDays: null,
  isAutomated: false,
  appealedAt: at,
  text: 'Hola',
  appeal: 'No insulta ningú.',
};

const APPEALS = {
  [`${CALLS.deskComments}/appeals`]: { appeals: [APPEAL] },
  [`${CALLS.deskComments}/objections`]: { objections: [] },
  [`${CALLS.deskUploads}/appeals`]: { appeals: [] },
};

/**
 * Start tags of the buttons with a shortcut, and whether the description of the shortcuts precedes the first
 * item.
 */
const keysOf = (html: string) => ({
  buttons: Array.from(html.matchAll(/<button[^>]*aria-keyshortcuts[^>]*>/g), ([tag]) => tag),
  isBefore: html.indexOf('data-part="desk-keys"') < html.indexOf('<article'),
});

it.each([
  [ROUTES.deskMessages, { [MESSAGE_DESK_ENDPOINTS.messages.path]: { messages: [MESSAGE], next: null } }],
  [ROUTES.deskAppeals, APPEALS],
])(
  '%s describes its shortcuts before its items, and no shortcut triggers a final action',
  async (path, answers) => {
    const { buttons, isBefore } = keysOf((await visit(path, { answers })).html);
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toContain('data-final=');
    expect(isBefore).toBe(true);
  },
);
