/** Images of sites as web apps: icons drawn from the brands' signs, and the screenshots of this folder. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SITE_TOKENS, SITES } from '@portal/tokens';
import { Sign, WORDMARK_SIGNS } from '@portal/ui/header';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

/**
 * Icons of each brand, px: with rounded corners of their own, or masked by the device, whose circle contains
 * four fifths of the side.
 */
const ICONS = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 512, purpose: 'maskable' },
  { size: 180, purpose: 'touch' },
];

/** Social image of pages without a picture: 1.91 to 1. */
const SHARED = { width: 1200, height: 630 };

/**
 * The sign of a brand in dark colours, as inner SVG.
 * @returns the shape, coloured, and its size
 */
function signOf(sign, { ground, accent }) {
  const drawn = renderToStaticMarkup(createElement(Sign, { sign }));
  const viewBox = /viewBox="0 0 (\d+) (\d+)"/.exec(drawn).slice(1).map(Number);
  const [width, height] = viewBox;
  const shape = drawn
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/fill="none" class="[^"]*"/g, `fill="none" stroke="${ground}"`)
    .replaceAll(/class="[^"]*"/g, `fill="${accent}"`);
  return { shape, width, height };
}

function iconOf(sign, purpose, colours) {
  const { ground, paper } = colours;
  const { shape, width, height } = signOf(sign, colours);
  const room = purpose === 'any' ? 62 : 54;
  const scale = room / Math.max(width, height);
  const [left, top] = [(100 - width * scale) / 2, (100 - height * scale) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${purpose === 'any' ? 20 : 0}" fill="${ground}"/><g transform="translate(${left} ${top}) scale(${scale})" fill="${paper}">${shape}</g></svg>`;
}

function sharedOf(sign, colours) {
  const { ground, paper } = colours;
  const { shape, width, height } = signOf(sign, colours);
  const scale = Math.min(640 / width, 300 / height);
  const [left, top] = [(SHARED.width - width * scale) / 2, (SHARED.height - height * scale) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARED.width} ${SHARED.height}"><rect width="100%" height="100%" fill="${ground}"/><g transform="translate(${left} ${top}) scale(${scale})" fill="${paper}">${shape}</g></svg>`;
}

/** Colours of a brand's icons: the dark background, and what is drawn on it. */
async function coloursOf(site, tokens) {
  const { css, themeColor, paper } = SITE_TOKENS[site];
  const sheet = await readFile(path.join(tokens, css), 'utf8');
  const [, accent] =
    /--p-color-accent:\s*var\(--p-light,[^)]*\)\s*var\(--p-dark,\s*([^)]*)\)/.exec(sheet) ?? [];
  if (!accent) throw new Error(`the sheet of “${site}” has no accent by night`);
  return { ground: themeColor.dark, paper: paper.light, accent };
}

/**
 * Writes the icons of each brand with each sign, the image of its links, and the screenshots of sites.
 * @param write writes a file under a content-hashed name, and returns its address
 */
export async function appImages({ root, tokens, write }) {
  const signs = WORDMARK_SIGNS.filter((sign) => sign !== 'none');
  const icons = {};
  const shared = {};
  for (const site of SITES) {
    const colours = await coloursOf(site, tokens);
    for (const sign of signs) {
      const picture = await sharp(Buffer.from(sharedOf(sign, colours)))
        .resize(SHARED)
        .png({ palette: true })
        .toBuffer();
      shared[`${site}-${sign}`] = await write(`shared-${site}-${sign}.png`, picture);
      icons[`${site}-${sign}`] = await Promise.all(
        ICONS.map(async ({ size, purpose }) => {
          const svg = Buffer.from(iconOf(sign, purpose, colours));
          const png = await sharp(svg, { density: 72 * (size / 100) })
            .resize(size)
            .png({ palette: true })
            .toBuffer();
          return { src: await write(`icon-${site}-${sign}-${purpose}-${size}.png`, png), size, purpose };
        }),
      );
    }
  }
  return { icons, shared, screenshots: await screenshots(path.join(root, 'screenshots'), write) };
}

/** Screenshots named `<alias>-narrow` and `<alias>-wide`. */
async function screenshots(folder, write) {
  const found = {};
  for (const name of existsSync(folder) ? (await readdir(folder)).sort() : []) {
    const [, alias, form] = /^(.+)-(narrow|wide)\.webp$/.exec(name) ?? [];
    if (!alias) continue;
    const bytes = await readFile(path.join(folder, name));
    const { width, height } = await sharp(bytes).metadata();
    const picture = { src: await write(`screenshot-${name}`, bytes), width, height, form };
    found[alias] = [...(found[alias] ?? []), picture];
  }
  return found;
}
