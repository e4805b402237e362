import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ANALYTICS_EVENTS } from '@portal/model/analytics';
import { describe, expect, it } from 'vitest';

/** Scripts of the page, the only ones with access to the data layer. */
const sources = ['../../islands', '..'].flatMap((folder) => {
  const place = path.join(import.meta.dirname, folder);
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(path.join(place, file), 'utf8'));
});

/**
 * Events that are not pushed by name: a conversion by the cookie of the page before, a video by its player.
 */
const BY_OTHERS: Partial<Record<(typeof ANALYTICS_EVENTS)[number], RegExp>> = {
  sign_up: /entry=\(\\w\+\)/,
  login: /entry=\(\\w\+\)/,
  video_milestone: /pushMilestone\(dataLayer\(\)/,
};

describe('each analytics event', () => {
  it.each(ANALYTICS_EVENTS)('%s is pushed by some script', (event) => {
    const told = BY_OTHERS[event] ?? new RegExp(`track\\(\\{\\s*event: '${event}'`);
    expect(sources.filter((source) => told.test(source)).length).toBeGreaterThan(0);
  });
});
