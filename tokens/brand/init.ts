import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rgb } from '../build/colour';
import { TokenFault } from '../build/fault';
import type { ResolvePackage } from '../build/font-files';
import { BRAND_FILE, checkedBrand, familyName, fontMetadata, packagesFrom, TOKENS_FILE } from './brand-file';
import { type Oklch, type Palette, paletteOf } from './palette';

/** Choices that a new brand starts from. */
export type BrandChoices = {
  alias: string;
  name: string;
  ink: Rgb;
  accent: Rgb;
  /** Families of `@fontsource-variable`; system fonts if omitted. */
  display?: string;
  text?: string;
};

/** Exclusive creation: a dangling link looks like a missing file, and must not be followed. */
const NEW = { flag: 'wx' };

const round = (value: number): number => Number(value.toFixed(4));

const colourToken = ([lightness, chroma, hue]: Oklch) => ({
  $type: 'color',
  $value: { colorSpace: 'oklch', components: [round(lightness), round(chroma), round(hue)] },
});

const colourTokens = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, colour]) => [name, colourToken(colour)]));

type Tree = { [name: string]: Tree | unknown };

/** Contents of a new token file: those of the neutral brand, with the given colours and families. */
async function tokensOf(
  sources: string,
  choices: BrandChoices,
  fonts: readonly string[],
  resolve: ResolvePackage,
): Promise<Tree> {
  const neutral: Tree = JSON.parse(await readFile(join(sources, 'sites', 'wireframe', TOKENS_FILE), 'utf8'));
  const { day, night } = paletteOf(choices);
  const stack = async (font: string | undefined) => {
    if (!font) return ['system-ui', 'sans-serif'];
    const { category } = await fontMetadata(font, resolve);
    const family = await familyName(font, fonts.indexOf(font), resolve);
    return category === 'serif' ? [family, 'Georgia', 'serif'] : [family, 'Arial', 'sans-serif'];
  };
  const family = (names: string[]) => ({ $type: 'fontFamily', $value: names });
  const [display, text] = [await stack(choices.display), await stack(choices.text ?? choices.display)];
  const put = (group: string, values: Tree): Tree => ({ ...Object(neutral.font)[group], ...values });
  return {
    ...neutral,
    palette: { day: colourTokens(day), night: colourTokens(night) },
    font: {
      display: put('display', { family: family(display) }),
      text: put('text', { family: family(text) }),
      interface: put('interface', { family: family(text) }),
    },
  };
}

/**
 * Creates a brand's folder with `brand.json` and `brand.tokens.json` (DTCG), to be edited by hand from then
 * on.
 * @param sources folder of the package's own sources
 * @throws TokenFault if a choice is invalid, the folder has a brand already, or a family is not installed
 */
export async function initBrand(folder: string, sources: string, choices: BrandChoices): Promise<void> {
  for (const file of [BRAND_FILE, TOKENS_FILE]) {
    const there = await access(join(folder, file)).then(
      () => true,
      () => false,
    );
    if (there)
      throw new TokenFault([`${join(folder, file)} is there already: name another folder, or edit it.`]);
  }
  const fonts = [...new Set([choices.display, choices.text].filter((font) => font !== undefined))];
  const brand = checkedBrand(
    { name: choices.name, alias: choices.alias, baseScheme: 'light', defaultScheme: 'auto', fonts },
    join(folder, BRAND_FILE),
  );
  const tokens = await tokensOf(sources, choices, fonts, packagesFrom(folder));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, BRAND_FILE), `${JSON.stringify(brand, null, 2)}\n`, NEW);
  try {
    await writeFile(join(folder, TOKENS_FILE), `${JSON.stringify(tokens, null, 2)}\n`, NEW);
  } catch (error) {
    // Half a brand would block the next “init”.
    await rm(join(folder, BRAND_FILE));
    throw error;
  }
}
