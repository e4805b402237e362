import type { Card as CardData } from '@portal/model';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Moment } from '../byline/index';
import { STORIES } from '../fixtures/cards';
import { localeOf } from '../fixtures/locales';
import { ArticleCard } from './ArticleCard';

const locale = localeOf('ca');
const CARD = STORIES.trains;
const html = (date?: ReactNode) =>
  renderToStaticMarkup(<ArticleCard card={CARD} locale={locale} date={date} />);

describe('the labels of an article card', () => {
  const labelled = (labels: CardData['labels'], card = CARD) =>
    [
      ...renderToStaticMarkup(<ArticleCard card={{ ...card, labels }} locale={locale} />).matchAll(
        /data-label="([a-z-]+)"[^>]*>([^<]+)/g,
      ),
    ].map(([, label, words]) => `${label}: ${words}`);

  it('are shown in a fixed order, whatever their input order', () => {
    expect(labelled(['satire', 'sponsored'])).toEqual(['sponsored: Contingut patrocinat', 'satire: Sàtira']);
  });

  it('are shown without a kicker or a category', () => {
    const bare = { ...CARD, kicker: undefined, category: undefined };
    expect(labelled(['sponsored'], bare)).toEqual(['sponsored: Contingut patrocinat']);
  });

  it('leave no element if there are none', () => {
    expect(labelled(undefined)).toEqual([]);
    expect(labelled([])).toEqual([]);
  });
});

describe('the date of an article card', () => {
  it('is shown as given, once', () => {
    const drawn = html(<Moment date="2026-03-18T17:10:00+01:00" format="published" locale={locale} />);
    expect(drawn.match(/<time /g)).toHaveLength(1);
    expect(drawn).toMatch(/<time [^>]*datetime="2026-03-18T16:10:00/i);
  });

  it('is omitted if none is given, whatever the content has', () => {
    expect(CARD.publishedDate).toBeDefined();
    expect(html()).not.toContain('<time');
  });
});
