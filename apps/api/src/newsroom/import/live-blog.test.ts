import { describe, expect, it } from 'vitest';
import { plainText } from '../../platform/html/sanitize';
import { liveOf, namesLive } from './live-blog';

const ZONE = 'Europe/Madrid';
const publishedAt = new Date('2026-03-18T09:00:00Z');
const updatedAt = new Date('2026-03-18T19:00:00Z');
const read = (body: string, dates: { publishedAt: Date; updatedAt?: Date } = { publishedAt, updatedAt }) =>
  liveOf({ body, ...dates }, ZONE);
const hours = (body: string, dates?: { publishedAt: Date; updatedAt?: Date }) =>
  read(body, dates)?.entries.map(({ date }) => date.toISOString().slice(0, 16));

describe('parsing of live blog texts', () => {
  it('splits at headings with a time, and keeps the text before them', () => {
    const live = read(
      '<p>Plou.</p><h2>19:40 — Torna la llum</h2><p>A tot arreu.</p><p>Fi.</p><h2>18.05 h | Cau un arbre</h2><p>Cap ferit.</p><h3>9:30</h3><p>Comença.</p>',
    );
    expect(live?.body).toBe('<p>Plou.</p>');
    expect(live?.entries).toMatchObject([
      {
        title: 'Torna la llum',
        html: '<p>A tot arreu.</p><p>Fi.</p>',
        date: new Date('2026-03-18T18:40:00Z'),
      },
      { title: 'Cau un arbre', html: '<p>Cap ferit.</p>', date: new Date('2026-03-18T17:05:00Z') },
      { html: '<p>Comença.</p>', date: new Date('2026-03-18T08:30:00Z') },
    ]);
    expect(live?.entries[2]).not.toHaveProperty('title');
  });

  it('crosses midnight backwards, and forwards if the oldest comes first', () => {
    const at = (times: string[]) => times.map((time) => `<h2>${time} Text</h2><p>x</p>`).join('');
    const late = {
      publishedAt: new Date('2026-03-18T20:00:00Z'),
      updatedAt: new Date('2026-03-19T00:30:00Z'),
    };
    expect(hours(at(['1:10', '0:20', '23:50', '21:15']), late)).toEqual([
      '2026-03-19T00:10',
      '2026-03-18T23:20',
      '2026-03-18T22:50',
      '2026-03-18T20:15',
    ]);
    expect(hours(at(['21:15', '23:50', '0:20', '1:10']), late)).toEqual([
      '2026-03-18T20:15',
      '2026-03-18T22:50',
      '2026-03-18T23:20',
      '2026-03-19T00:10',
    ]);
  });

  it('takes times from `time` elements, and from the bold start of paragraphs', () => {
    const time = (iso: string) => `<h2><time datetime="${iso}">ara</time> Text</h2><p>x</p>`;
    expect(
      hours(time('2026-01-02T03:04:00Z') + time('2026-01-02T03:00:00Z') + time('2026-01-02T02:00:00Z')),
    ).toEqual(['2026-01-02T03:04', '2026-01-02T03:00', '2026-01-02T02:00']);
    const bold = read(
      '<div><p><strong>19:40</strong> Plou.</p><p><b>19:10 Neva.</b> Molt.</p><p><b>18:00</b></p></div>',
    );
    expect(bold?.entries.map(({ html }) => plainText(html))).toEqual(['Plou.', '19:10 Neva. Molt.', '']);
  });

  it('keeps one text without such a shape, or for a timetable of two lines', () => {
    expect(read('<h2>Al matí</h2><p>Plou.</p>')).toBeUndefined();
    expect(read('<h2>10:00 Portes</h2><h2>11:00 Concert</h2>')).toBeUndefined();
    expect(read('<p>10:00</p><p>11:00</p><p>12:00</p>')).toBeUndefined();
  });

  it('loses no text and gives each entry its own id', () => {
    const body = `<p>Abans.</p>${'<h2>10:00 Un</h2><ul><li>Dos</li></ul><figure><img src="https://a.example/b.jpg" alt=""></figure>'.repeat(3)}`;
    const live = read(body);
    const words = [
      live?.body,
      ...(live?.entries ?? []).map(({ title, html }) => `<p>${title}</p>${html}`),
    ].join('');
    expect(plainText(words).replaceAll('10:00 ', '')).toBe(plainText(body).replaceAll('10:00 ', ''));
    expect(words.split('<img')).toHaveLength(4);
    expect(new Set(live?.entries.map(({ sourceId }) => sourceId)).size).toBe(3);
  });

  it('recognises the names that newsrooms use for live blogs', () => {
    for (const slug of ['directe', 'en-directo', 'minut-a-minut', 'liveblog', 'live-blog', 'directos'])
      expect(namesLive(slug), slug).toBe(true);
    for (const slug of ['director', 'musica-en-directe', '', 'alive'])
      expect(namesLive(slug), slug).toBe(false);
  });
});
