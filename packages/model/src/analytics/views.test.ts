import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { viewSourceOf } from './view-source';
import { MAX_VIEW_SECONDS, viewSchema } from './views';

const page = 'https://far.example/societat/noticia/';

describe('referrers of readers', () => {
  it.each([
    ['', 'direct'],
    ['no address', 'direct'],
    ['https://far.example/', 'own'],
    ['https://www.google.com/', 'search'],
    ['https://www.google.cat/', 'search'],
    ['https://www.google.co.uk/', 'search'],
    ['https://google.com.evil.example/', 'other'],
    ['https://notgoogle.com/', 'other'],
    ['https://duckduckgo.com/', 'search'],
    ['https://mail.google.com/', 'other'],
    ['https://l.facebook.com/', 'social'],
    ['https://t.co/', 'social'],
    ['https://notx.com/', 'other'],
    ['android-app://com.google.android.googlequicksearchbox/', 'search'],
    ['android-app://org.telegram.messenger/', 'other'],
    ['https://altre.example/far.example/', 'other'],
  ] as const)('%s is %s', (referrer, source) => {
    expect(viewSourceOf(referrer, page)).toBe(source);
  });

  it('recognizes emails by the query of their links', () => {
    expect(viewSourceOf('https://mail.google.com/', `${page}?utm_medium=email`)).toBe('newsletter');
    expect(viewSourceOf('', `${page}?utm_medium=Newsletter`)).toBe('newsletter');
    expect(viewSourceOf('', `${page}?utm_medium=cpc`)).toBe('direct');
  });
});

describe('a view', () => {
  const view = { content: '7', source: 'own', quarter: '3', seconds: '42' };
  it('is read from a URL', () => {
    expect(v.parse(viewSchema, view)).toEqual({ content: 7, source: 'own', quarter: 3, seconds: 42 });
    expect(v.parse(viewSchema, { ...view, seconds: '999999' }).seconds).toBe(MAX_VIEW_SECONDS);
  });
  it.each([
    { content: '0' },
    { content: '7e3' },
    { content: '-7' },
    { content: '9007199254740993' },
    { source: 'https://tafaner.example' },
    { quarter: '5' },
    { quarter: '0' },
    { seconds: 'NaN' },
  ])('refuses %j', (wrong) => {
    expect(v.is(viewSchema, { ...view, ...wrong })).toBe(false);
  });
});
