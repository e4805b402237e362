import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBrand } from '../brand/build-brand';
import { initBrand } from '../brand/init';
import { tableOf, weakPairs } from '../build/build';
import { hex, oklchFromRgb, type Rgb, rgbFromHex, rgbFromOklch } from '../build/colour';
import { loadTokens } from '../build/resolve';

const sources = join(import.meta.dirname, '..');
let home = '';
let count = 0;

beforeAll(async () => {
  // Inside the repository, so that fonts resolve as from any folder of an application.
  home = await mkdtemp(join(sources, '.cache', 'brand-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const newFolder = () => {
  count += 1;
  return join(home, `brand-${count}`);
};
const colour = (text: string): Rgb => {
  const rgb = rgbFromHex(text);
  if (!rgb) throw new Error(text);
  return rgb;
};
const INK = colour('#1d2433');
const ACCENT = colour('#c8102e');

describe('colours', () => {
  it('convert to OKLCH and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const text = `#${number.toString(16).padStart(6, '0')}`;
        expect(hex(rgbFromOklch(...oklchFromRgb(colour(text))))).toBe(text);
      }),
    );
  });

  it('are parsed from six digits only', () => {
    for (const text of ['', 'red', '#fff', '#12345g', '#1234567', 'rgb(0,0,0)'])
      expect(rgbFromHex(text)).toBeUndefined();
  });
});

describe('a brand from an ink and an accent', () => {
  it('are legible in every scheme and contrast, for any ink and accent', {
    tags: ['full'],
    timeout: 120_000,
  }, async () => {
    const anyColour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((number) => colour(`#${number.toString(16).padStart(6, '0')}`));
    await fc.assert(
      fc.asyncProperty(anyColour, anyColour, async (ink, accent) => {
        const folder = newFolder();
        await initBrand(folder, sources, { alias: 'any', name: 'Any', ink, accent });
        const resolver = await loadTokens(sources, new Map(), [
          { alias: 'any', file: join(folder, 'brand.tokens.json') },
        ]);
        expect(weakPairs('any', tableOf(resolver, 'any'))).toEqual([]);
      }),
      {
        numRuns: 40,
        examples: [
          [colour('#000000'), colour('#ffffff')],
          [colour('#ffff00'), colour('#00ff00')],
        ],
      },
    );
  });

  describe('a brand that is built', () => {
    let folder: string;
    let built: Awaited<ReturnType<typeof buildBrand>>;
    beforeAll(async () => {
      // A relative path, as typed on a command line.
      folder = relative(process.cwd(), newFolder());
      await initBrand(folder, sources, {
        alias: 'el-diari',
        name: 'El Diari',
        ink: INK,
        accent: ACCENT,
        display: 'archivo',
        text: 'source-serif-4',
      });
      built = await buildBrand(folder, join(folder, 'dist'), sources);
    });

    it('has a style sheet, fonts with fallbacks, types and a report', async () => {
      const { files, measured, weakest } = built;
      expect(measured).toBeGreaterThan(200);
      expect(weakest && weakest.ratio >= weakest.needed).toBe(true);
      const read = (name: string) => readFile(join(folder, 'dist', name), 'utf8');
      const css = await read('el-diari.css');
      expect(css).toContain('[data-site=el-diari]{color-scheme:light');
      expect(css).toContain('"Archivo","Archivo arial","Archivo roboto"');
      // The licence reserves its name for unmodified files.
      expect(await read('el-diari.fonts.css')).not.toContain('Source Serif');
      const fonts = await read('el-diari.fonts.css');
      expect(fonts).toContain('font-family:"Brand Two georgia"');
      for (const [, file = ''] of fonts.matchAll(/url\(([^)]+)\)/g)) expect(files).toContain(file);
      expect(await read('el-diari.js')).toContain('"alias": "el-diari"');
    });
  });

  it('is created once: edited files are never overwritten', async () => {
    const folder = newFolder();
    const choices = { alias: 'once', name: 'Once', ink: INK, accent: ACCENT };
    await initBrand(folder, sources, choices);
    await expect(initBrand(folder, sources, choices)).rejects.toThrow(/is there already/);
  });

  it.each([{ display: '../../outside' }, { text: 'newsreader/../..' }, { name: ' ' }, { alias: 'La Veu' }])(
    'is not created with %j',
    async (wrong) => {
      const folder = newFolder();
      const choices = { alias: 'checked', name: 'Checked', ink: INK, accent: ACCENT, ...wrong };
      await expect(initBrand(folder, sources, choices)).rejects.toThrow(/brand\.json: (fonts|name|alias): /);
      await expect(readdir(folder)).rejects.toThrow();
    },
  );

  it('is removed if only half of it could be written', async () => {
    const folder = newFolder();
    await mkdir(folder);
    await symlink(join(folder, 'nowhere'), join(folder, 'brand.tokens.json'));
    const choices = { alias: 'half', name: 'Half', ink: INK, accent: ACCENT };
    await expect(initBrand(folder, sources, choices)).rejects.toThrow(/EEXIST/);
    expect(await readdir(folder)).toEqual(['brand.tokens.json']);
  });

  it.each(['../../../../outside', 'A";}body{display:none}', 'x'.repeat(62), '', 7])(
    'rejects a family that calls itself %j',
    async (family) => {
      const folder = newFolder();
      const font = join(folder, 'node_modules/@fontsource-variable/strange');
      await mkdir(font, { recursive: true });
      await writeFile(
        join(font, 'metadata.json'),
        JSON.stringify({ family, category: 'serif', styles: ['normal'], variable: {} }),
      );
      const choices = { alias: 'strange', name: 'Strange', ink: INK, accent: ACCENT, text: 'strange' };
      await expect(initBrand(folder, sources, choices)).rejects.toThrow(/describes no family/);
    },
  );

  it('names the file that a family lacks, in one line', async () => {
    const folder = newFolder();
    const font = join(folder, 'node_modules/@fontsource-variable/empty');
    await mkdir(font, { recursive: true });
    const metadata = { family: 'Empty', category: 'serif', styles: ['normal'], variable: {} };
    await writeFile(join(font, 'metadata.json'), JSON.stringify(metadata));
    const choices = { alias: 'empty', name: 'Empty', ink: INK, accent: ACCENT, text: 'empty' };
    await expect(initBrand(folder, sources, choices)).rejects.toThrow(
      /^@fontsource-variable\/empty\/files\/empty-latin-wght-normal\.woff2 is not there.*$/,
    );
  });

  it('is not built if a pair is too weak or a token is missing, and says which', async () => {
    const folder = newFolder();
    await initBrand(folder, sources, { alias: 'weak', name: 'Weak', ink: INK, accent: ACCENT });
    const file = join(folder, 'brand.tokens.json');
    const tokens = JSON.parse(await readFile(file, 'utf8'));
    tokens.palette.day.ink = tokens.palette.day.paper;
    await writeFile(file, JSON.stringify(tokens));
    await expect(buildBrand(folder, join(folder, 'dist'), sources)).rejects.toThrow(
      /weak light contrast normal: color\.ink on color\.paper is 1\.00:1, needed 7:1/,
    );
    delete tokens.button;
    await writeFile(file, JSON.stringify(tokens));
    await expect(buildBrand(folder, join(folder, 'dist'), sources)).rejects.toThrow(
      /token button\.family is missing/,
    );
  });

  it.each([
    ['{', /is no JSON/],
    ['[]', /name: the name/],
    [
      '{"name":"A","alias":"a]{}","baseScheme":"light","defaultScheme":"auto","fonts":[]}',
      /alias: small letters/,
    ],
    [
      '{"name":"A","alias":"a","baseScheme":"light","defaultScheme":"auto","fonts":["../../etc"]}',
      /fonts: names/,
    ],
    [
      '{"name":"A","alias":"a","baseScheme":"light","defaultScheme":"auto","fonts":["not-there"]}',
      /npm install/,
    ],
  ])('reports what is wrong with brand.json: %s', async (text, fault) => {
    const folder = newFolder();
    await initBrand(folder, sources, { alias: 'wrong', name: 'Wrong', ink: INK, accent: ACCENT });
    await writeFile(join(folder, 'brand.json'), text);
    await expect(buildBrand(folder, join(folder, 'dist'), sources)).rejects.toThrow(fault);
  });
});
