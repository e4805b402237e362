/**
 * `npm run storybook -- sheets`: thumbnails of a group's stories on one page, for each brand and scheme, to
 * compare them. `--site=far,ribera --scheme=light --width=390,1280 --only=Readers/Account` limit the
 * selection; `--language=es` shows Spanish.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumPath } from './browser.mjs';
import { root, say, stop } from './prepare.mjs';

const built = path.join(root, 'storybook-static');
const sheets = path.join(built, 'sheets');
/** Maximum visible height of a story in CSS px. */
const MAX = 1200;
/** Browser pages that render in parallel. */
const PAGES = 2;

const DEFAULTS = { site: 'far,ribera,ones', scheme: 'light,dark', width: '1280', only: '', language: 'ca' };

/** Command line options over the defaults. Ends the command with an explanation if one is unknown. */
function optionsOf(args) {
  const options = { ...DEFAULTS };
  for (const arg of args) {
    const [, name, value] = /^--(\w+)=(.+)$/.exec(arg) ?? [];
    if (!name || !Object.hasOwn(DEFAULTS, name))
      stop(`sheets: '${arg}' is not an option; there are --${Object.keys(DEFAULTS).join('=, --')}=.`);
    options[name] = value;
  }
  const listed = (name) => options[name].split(',').filter(Boolean);
  const widths = listed('width').map(Number);
  if (widths.some((width) => !Number.isInteger(width) || width < 200 || width > 2560))
    stop('sheets: --width wants whole numbers from 200 to 2560, in CSS px.');
  return {
    sites: listed('site'),
    schemes: listed('scheme'),
    widths,
    only: options.only,
    language: options.language,
  };
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const document = (
  title,
  columns,
  body,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{margin:16px;font:13px system-ui;background:#8a8a8a}h1{font-size:18px}main{columns:${columns};column-gap:12px}
figure{break-inside:avoid;margin:0 0 12px;background:#fff}img{display:block;inline-size:100%}figcaption{padding:4px 6px}a{color:inherit}</style>
<h1>${title}</h1>${body}`;

/**
 * Draws the sheets.
 * @returns 0, or 1 if a story could not be drawn
 */
export async function contactSheets(args) {
  const { sites, schemes, widths, only, language } = optionsOf(args);
  if (!existsSync(path.join(built, 'index.json')))
    stop('sheets: there is no static Storybook yet: npm run storybook -- build');
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && title.startsWith(only),
  );
  if (!stories.length) stop(`sheets: no story’s title begins with '${only}'.`);
  const groups = new Map();
  for (const story of stories) {
    const group = story.title.split('/').slice(0, -1).join(' ');
    groups.set(group, [...(groups.get(group) ?? []), story]);
  }

  rmSync(sheets, { recursive: true, force: true });
  mkdirSync(sheets, { recursive: true });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = server.httpServer.address();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  const broken = [];
  const pages = [];
  try {
    for (const width of widths)
      for (const site of sites)
        for (const scheme of schemes)
          for (const [group, members] of groups) {
            const name = [group.toLowerCase().replace(/\W+/g, '-'), site, scheme, width].join('-');
            const figures = new Array(members.length);
            const waiting = members.entries();
            const draw = async () => {
              const page = await browser.newPage({ viewport: { width, height: 480 } });
              for (const [at, story] of waiting) {
                const address = `http://127.0.0.1:${port}/iframe.html?id=${story.id}&viewMode=story&globals=site:${site};scheme:${scheme};language:${language}`;
                const file = `${name}-${at}.jpg`;
                try {
                  await page.goto(address, { waitUntil: 'networkidle', timeout: 15_000 });
                  await page.waitForSelector('body.sb-show-main', { timeout: 10_000 });
                  const height = await page.evaluate(() => document.documentElement.scrollHeight);
                  await page.screenshot({
                    path: path.join(sheets, file),
                    type: 'jpeg',
                    quality: 70,
                    fullPage: true,
                    clip: { x: 0, y: 0, width, height: Math.min(height, MAX) },
                  });
                } catch (error) {
                  broken.push(
                    `${story.id} (${site}, ${scheme}, ${width} px): ${error.message.split('\n')[0]}`,
                  );
                }
                figures[at] =
                  `<figure><img src="${file}" alt=""><figcaption>${escaped(`${story.title.split('/').at(-1)} · ${story.name}`)}</figcaption></figure>`;
              }
              await page.close();
            };
            await Promise.all(Array.from({ length: PAGES }, draw));
            writeFileSync(
              path.join(sheets, `${name}.html`),
              document(
                `${group} · ${site} · ${scheme} · ${width} px`,
                width < 600 ? 6 : 4,
                `<main>${figures.join('')}</main>`,
              ),
            );
            pages.push(name);
            say(`  ${name}: ${members.length} stories`);
          }
  } finally {
    await browser.close();
    await server.close();
  }
  const links = pages.map((name) => `<li><a href="${name}.html">${name}</a>`).join('');
  const faults = broken.map((fault) => `<li>${escaped(fault)}`).join('');
  writeFileSync(
    path.join(sheets, 'index.html'),
    document(
      'Contact sheets',
      3,
      `<main><ul>${links}</ul></main>${faults ? `<h1>Could not be drawn</h1><ul>${faults}</ul>` : ''}`,
    ),
  );
  say(`Contact sheets: ${path.relative(root, path.join(sheets, 'index.html'))}`);
  for (const fault of broken) say(`  could not be drawn: ${fault}`);
  return broken.length ? 1 : 0;
}
