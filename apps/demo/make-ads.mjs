/**
 * `npm run media:ads -w @portal/demo`: generates the ad images of the demo newsrooms, for fictitious shops,
 * from the illustrations and the brands' fonts. Needs Chromium (`CHROMIUM_PATH`); its output is committed.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const folder = path.join(import.meta.dirname, 'media', 'shops');
const require = createRequire(import.meta.url);
const { illustrate } = (await runnerImport(path.join(import.meta.dirname, 'src/illustrations/index.ts')))
  .module;

/** Maximum size of a picture, in bytes. */
const LIMIT = 60_000;
/** Sizes in CSS pixels: full page width, within a text, next to it, on a phone. */
const SIZES = {
  wide: [970, 180],
  text: [640, 220],
  tall: [300, 600],
  phone: [358, 200],
};

const FONTS = { Newsreader: 'newsreader', Archivo: 'archivo', Bricolage: 'bricolage-grotesque' };

/** Advertisements: background scene, colours of paper and ink, and texts. */
const ADS = [
  {
    id: 'fira-llibre',
    scene: { subject: 'bookshop', seed: 12, hour: 'dusk' },
    font: 'Newsreader',
    paper: '#f4ecdc',
    ink: '#1d2a44',
    mark: '#b5452c',
    name: 'Llibreria Pont del Vent',
    title: 'Llibres que ja han viatjat',
    line: 'Compra i venda · carrer dels Boters, 8',
  },
  {
    id: 'celler',
    scene: { subject: 'vine-path', seed: 7, hour: 'dusk' },
    font: 'Newsreader',
    paper: '#4a1d2c',
    ink: '#f7ead9',
    mark: '#e0a458',
    name: 'Celler de Riudaspre',
    title: 'La verema, a taula',
    line: 'Visites els dissabtes, amb tast i coca',
  },
  {
    id: 'ferreteria',
    scene: { subject: 'tap', seed: 5 },
    font: 'Archivo',
    paper: '#ffd23f',
    ink: '#111111',
    mark: '#c4211a',
    name: 'Ferretería La Llave',
    title: 'Si está roto, tiene arreglo',
    line: 'Avenida del Puente, 22 · Alcorsa',
  },
  {
    id: 'huerta',
    scene: { subject: 'channel', seed: 9 },
    font: 'Archivo',
    paper: '#f26a1b',
    ink: '#111111',
    mark: '#ffffff',
    name: 'Huertos de la Ribera',
    title: 'Del árbol a tu puerta',
    line: 'Cajas de 10 kilos, en dos días',
  },
  {
    id: 'teatre',
    scene: { subject: 'band', seed: 4 },
    font: 'Bricolage',
    paper: '#2a1140',
    ink: '#fff4e6',
    mark: '#ff8a5b',
    name: 'Teatre Principal',
    title: 'El teatre, a dues passes',
    line: 'Abonaments de sis funcions',
  },
];

const fontFace = async ([family, folder]) => {
  const home = path.dirname(require.resolve(`@fontsource-variable/${folder}/package.json`));
  const bytes = await readFile(path.join(home, `files/${folder}-latin-wght-normal.woff2`));
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
};

const styleOf = ({ font, paper, ink, mark }, size) => `
  body{margin:0;display:grid;height:100vh;background:${paper};color:${ink};font-family:${font};overflow:hidden;
    ${size === 'tall' ? 'grid-template-rows:46% 1fr' : size === 'phone' ? 'grid-template-columns:36% 1fr' : 'grid-template-columns:42% 1fr'}}
  .scene{background-size:cover;background-position:center;min-width:0;min-height:0}
  .words{display:grid;align-content:center;gap:${size === 'phone' ? 8 : 12}px;padding:${size === 'phone' ? 16 : 28}px;min-width:0}
  .name{color:${mark};font-weight:700;font-size:${size === 'phone' ? 14 : 17}px;letter-spacing:.01em}
  .title{font-weight:${font === 'Archivo' ? 800 : 640};line-height:1.04;letter-spacing:-.015em;text-wrap:balance;
    font-size:${{ wide: 38, text: 38, tall: 44, phone: 26 }[size]}px}
  .line{font-size:${size === 'phone' ? 14 : 17}px;line-height:1.3;text-wrap:balance}`;

await mkdir(folder, { recursive: true });
const faces = (await Promise.all(Object.entries(FONTS).map(fontFace))).join('');
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox'],
});
for (const ad of ADS) {
  const drawn = await illustrate(ad.scene);
  const scene = await sharp(drawn.bytes).resize(900).jpeg({ quality: 88 }).toBuffer();
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
    await page.setContent(
      `<style>${faces}${styleOf(ad, size)}</style><div class="scene" style="background-image:url(data:image/jpeg;base64,${scene.toString('base64')})"></div><div class="words"><div class="name">${ad.name}</div><div class="title">${ad.title}</div><div class="line">${ad.line}</div></div>`,
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const file = path.join(folder, `${ad.id}-${size}.avif`);
    await writeFile(
      file,
      await sharp(await page.screenshot())
        .avif({ quality: 52 })
        .toBuffer(),
    );
    await page.close();
    const { size: bytes } = await stat(file);
    if (bytes > LIMIT) throw new Error(`${file} weighs ${bytes} bytes, more than ${LIMIT}`);
  }
}
await browser.close();
