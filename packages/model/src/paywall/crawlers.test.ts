import { expect, it } from 'vitest';
import { claimedCrawler } from './crawlers';

const agent = (name: string) => `Mozilla/5.0 (compatible; ${name}; +http://www.example.org/bot.html)`;

it.each([
  ['Googlebot/2.1', 'google'],
  ['bingbot/2.0', 'bing'],
  ['Applebot/0.1', 'apple'],
  // What fetches for whoever asks, and shows them what it got.
  ['Google-InspectionTool/1.0', undefined],
  ['Google-Read-Aloud', undefined],
  ['Firefox/140.0', undefined],
])('%s says that it is %s', (name, crawler) => {
  expect(claimedCrawler(agent(name), ['google', 'bing', 'apple'])).toBe(crawler);
});

it('a site that lets none read knows none', () => {
  expect(claimedCrawler(agent('Googlebot/2.1'), undefined)).toBeUndefined();
  expect(claimedCrawler(agent('Googlebot/2.1'), ['bing'])).toBeUndefined();
});
