import { expect, it } from 'vitest';
import { claimedCrawler } from './crawlers';

const agent = (name: string) => `Mozilla/5.0 (compatible; ${name}; +http://www.example.org/bot.html)`;

it.each([
  ['Googlebot/2.1', 'google'],
  ['bingbot/2.0', 'bing'],
  ['Applebot/0.1', 'apple'],
  // Fetch on a user's behalf and show them the result.
  ['Google-InspectionTool/1.0', undefined],
  ['Google-Read-Aloud', undefined],
  ['Firefox/140.0', undefined],
])('%s claims to be %s', (name, crawler) => {
  expect(claimedCrawler(agent(name), ['google', 'bing', 'apple'])).toBe(crawler);
});

it('a site that admits no crawler recognizes none', () => {
  expect(claimedCrawler(agent('Googlebot/2.1'), undefined)).toBeUndefined();
  expect(claimedCrawler(agent('Googlebot/2.1'), ['bing'])).toBeUndefined();
});
