import { sentAddress } from '@portal/model';
import { expect, it } from 'vitest';
import { SITE } from '../app/testing/site';
import { redirect } from './render';

it.each(['/economia/日本/', '/economia/😀/', '/economia/a;b/', '/economia/cafè/?cursor=a#b'])(
  'leads to %s by a header that can be sent',
  (location) => {
    const { status, headers } = redirect(SITE, location, true);
    const answer = new Response(null, { status });
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, String(value));
    expect(answer.headers.get('location')).toBe(sentAddress(location));
    expect(new URL(answer.headers.get('location') ?? '', 'https://far.example').pathname).toBe(
      new URL(location, 'https://far.example').pathname,
    );
  },
);
