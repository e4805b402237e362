import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  counterDots,
  PAYWALL_MESSAGE_TYPES,
  parsePaywallCookie,
  paywallCookie,
  paywallMessageSchema,
  paywallMessagesFor,
  paywallMessagesSchema,
  writtenPaywallMessageSchema,
} from './index';

describe('paywall messages', () => {
  it('take their id from messageId', () => {
    const message = v.parse(paywallMessageSchema, { messageId: 7, type: 'modal', canBeClosed: true });
    expect(message).toMatchObject({ id: '7', type: 'modal', canBeClosed: true, principalText: '' });
    expect(message).not.toHaveProperty('messageId');
    expect(v.parse(paywallMessageSchema, JSON.parse(JSON.stringify(message)))).toEqual(message);
  });

  it('are not closable by default', () => {
    expect(v.parse(paywallMessageSchema, { messageId: 1, type: 'bottom' }).canBeClosed).toBe(false);
  });

  it('drop unsafe links', () => {
    const message = v.parse(paywallMessageSchema, {
      messageId: 1,
      type: 'bottom',
      buttonUrl: 'javascript:alert(1)',
      button2Url: '/registro',
    });
    expect([message.buttonUrl, message.button2Url]).toEqual(['', '/registro']);
  });

  it('are refused in a site’s file with a URL that leads nowhere', () => {
    const issuesOf = (more: object) =>
      v
        .safeParse(writtenPaywallMessageSchema, { messageId: 'soci', type: 'bottom', ...more })
        .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    const rule =
      'must be a path that begins with /, such as /registro, or an address such as https://example.org/';
    expect(issuesOf({ buttonUrl: 'javascript:alert(1)', button2Url: 'registro', logoUrl: '/' })).toEqual([
      `buttonUrl: “javascript:alert(1)”, of the message “soci”, leads nowhere: it ${rule}`,
      `button2Url: “registro”, of the message “soci”, leads nowhere: it ${rule}`,
    ]);
    for (const key of ['logoUrl', 'logo', 'bottomUrl'])
      expect(issuesOf({ [key]: 'registro' })).toHaveLength(1);
    expect(issuesOf({ buttonUrl: '/registro', button2Url: '', bottomUrl: null })).toBeUndefined();
    const written = v.parse(writtenPaywallMessageSchema, {
      messageId: 'soci',
      type: 'bottom',
      buttonUrl: '/a/',
    });
    expect(v.parse(paywallMessageSchema, written)).toEqual(written);
    expect(v.parse(writtenPaywallMessageSchema, written)).toEqual(written);
  });

  it('come in four types', () => {
    for (const type of PAYWALL_MESSAGE_TYPES) {
      expect(v.safeParse(paywallMessageSchema, { messageId: 1, type }).success).toBe(true);
    }
    expect(v.safeParse(paywallMessageSchema, { messageId: 1, type: 'popup' }).success).toBe(false);
    const counter = { messageId: 1, type: 'float counter' };
    expect(v.parse(paywallMessageSchema, counter).type).toBe('float-counter');
  });

  it('are those that the content asks for, in its order', () => {
    const messages = v.parse(
      paywallMessagesSchema,
      ['a', 'b', 'c'].map((messageId) => ({ messageId, type: 'bottom' })),
    );
    expect(paywallMessagesFor(messages, { messageIds: ['c', 'x', 'a'] }).map(({ id }) => id)).toEqual([
      'c',
      'a',
    ]);
  });

  it('count with dots', () => {
    expect(counterDots({ numConsumedContent: 2, maxConsumedContent: 3 })).toEqual([true, true, false]);
    expect(counterDots({ numConsumedContent: 9, maxConsumedContent: 2 })).toEqual([true, true]);
  });
});

describe('paywall cookie', () => {
  it('parses what it builds', () => {
    const data = fc.record({
      accessGranted: fc.boolean(),
      messageIds: fc.array(fc.string()),
      userCounter: fc.option(fc.nat()),
      userRfv: fc.option(fc.oneof(fc.string(), fc.nat())),
      conditionName: fc.string(),
    });
    fc.assert(
      fc.property(data, (given) => {
        const cookie = paywallCookie(given);
        expect(cookie).toMatch(/^[^\s;,"]*$/);
        expect(parsePaywallCookie(cookie)).toEqual(given);
      }),
    );
  });

  it('is empty when broken', () => {
    expect(
      [null, undefined, '', '%', '{', 'null', '{}', '{"accessGranted":"yes"}'].map(parsePaywallCookie),
    ).toEqual(Array(8).fill(null));
  });
});
