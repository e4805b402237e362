/**
 * 600 cards of the design system by `renderToString`, against plain components that produce identical markup.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { jsx } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { bundle } from './bundle.mjs';
import { median } from './figures.mjs';
import { NEWS } from './stories.mjs';

const ui = path.join(import.meta.dirname, '../packages/ui/dist');
const CARDS = 600;
const WARM_UP = 60;

/** Finds the classes of the parts in the markup of the twelve stories. */
const PARTS = {
  card: /<article class="([^"]*)" data-part="card" data-shape="standard" data-content-id="bocana"/,
  cardOpinion: /<article class="([^"]*)" data-part="card" data-shape="standard" data-content-id="columna"/,
  media: /class="([^"]*)" data-part="media"/,
  picture: /class="([^"]*)" data-part="picture"/,
  image: /<img [^>]*class="([^"]*)"/,
  words: /class="([^"]*)" data-part="words"/,
  kicker: /class="([^"]*)" data-part="kicker"/,
  kickerText: /data-part="kicker"><span class="([^"]*)">Temporal/,
  kickerLink: /data-part="kicker"><a class="([^"]*)"/,
  kickerLinkOpinion: /data-part="kicker"><a class="([^"]*)" href="[^"]*"><svg/,
  headline: /<h3 class="([^"]*)"/,
  headlineOpinion: /<h3 class="([^"]*)"><a class="[^"]*" href="\/societat\/columna\/"/,
  link: /<h3 class="[^"]*"><a class="([^"]*)"/,
  facts: /class="([^"]*)" data-part="facts"/,
  byline: /class="([^"]*)" data-part="byline"/,
  time: /<time class="([^"]*)"/,
  authors: /<\/time><span class="([^"]*)"/,
  author: /<a class="([^"]*)" href="[^"]*" rel="author"/,
  signature: /<span class="([^"]*)">Redacció/,
  fact: /<\/p><span class="([^"]*)"><svg/,
  rating: /class="([^"]*)" data-part="rating"/,
  stars: /data-part="rating"><span class="([^"]*)"/,
};

/** React separates adjacent texts by comments, which depend on the source and not on what is visible. */
const markup = (html) => html.replaceAll('<!-- -->', '');

/** @throws Error that shows the first difference */
function checkEqual(ours, plain) {
  const [a, b] = [markup(ours), markup(plain)];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const around = (text) => text.slice(Math.max(0, at - 80), at + 80);
  throw new Error(`the plain cards write another markup:\n${around(a)}\n${around(b)}`);
}

/** @param {import('./benches.mjs').Context} context */
export async function measure({ note, isQuick }) {
  const load = (file) => import(pathToFileURL(path.join(ui, file)).href);
  const { Card } = await load('card/index.js');
  const { createLocale, loadLanguage } = await load('locale/entry.js');
  const { PlainCard } = await import(await bundle(path.join(import.meta.dirname, 'plain-card.tsx')));
  const now = '2026-03-18T18:30:00+01:00';
  const locale = createLocale(await loadLanguage('ca'), { now });
  const cards = Array.from({ length: CARDS }, (_, at) => NEWS[at % NEWS.length]);

  const draw = (Component, props) => () =>
    renderToString(
      jsx('main', { children: cards.map((card, at) => jsx(Component, { card, ...props }, at)) }),
    );
  const drawn = draw(Card, { locale, date: true });
  const html = drawn();
  const look = Object.fromEntries(
    Object.entries(PARTS).map(([part, place]) => [part, place.exec(html)?.[1]]),
  );
  const plain = draw(PlainCard, { setting: { look, language: 'ca', timeZone: locale.timeZone, now } });
  checkEqual(html, plain());

  const time = (work) => {
    const began = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  const turns = isQuick ? 60 : 200;
  const [ours, theirs] = [[], []];
  for (let turn = -WARM_UP; turn < turns; turn += 1) {
    const [one, other] = [time(drawn), time(plain)];
    if (turn < 0) continue;
    ours.push(one);
    theirs.push(other);
  }
  note({
    id: 'cards.plain',
    what: '600 cards with their dates by renderToString, processor',
    against: 'plain React components with the very same markup',
    value: median(ours.map((one, turn) => one / theirs[turn])),
    unit: '×',
    floor: 1.6,
    aim: 1.2,
    detail: `${median(ours).toFixed(1)} and ${median(theirs).toFixed(1)} ms`,
  });
}
