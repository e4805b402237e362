import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rgbFromHex } from '../build/colour';
import { TokenFault } from '../build/fault';

const USAGE = `A brand of your own for @portal/ui.

  npx @portal/tokens init <folder> --ink <#rrggbb> --accent <#rrggbb> [--display <family>] [--text <family>] [--name <name>]
      writes <folder>/brand.json and <folder>/brand.tokens.json (DTCG): your two colours and two families, and all that follows
      from them. A family is the end of a package's name: newsreader is @fontsource-variable/newsreader.

  npx @portal/tokens build <folder> [--out <folder>]
      writes style sheets, fonts with stand-ins, types and the report of contrasts, to <folder>/dist unless told otherwise.

  npx @portal/tokens pick <style sheet>... --used-by <file, folder or export of a package>... --out <folder>
      writes the style sheets with those tokens alone that are used there, by their variables or by vars.
`;

/** The package's own sources, next to the command. */
const SOURCES = fileURLToPath(new URL('./sources', import.meta.url));

const OPTIONS = {
  ink: { type: 'string' },
  accent: { type: 'string' },
  display: { type: 'string' },
  text: { type: 'string' },
  name: { type: 'string' },
  out: { type: 'string' },
  'used-by': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = { [Name in keyof typeof OPTIONS]?: string | boolean | string[] };

const textOf = (values: Values, name: keyof Values): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

function colourOf(values: Values, name: 'ink' | 'accent') {
  const text = textOf(values, name) ?? '';
  const colour = rgbFromHex(text);
  if (!colour) throw new TokenFault([`--${name}: a colour as #1a2b3c is needed, not “${text}”.`]);
  return colour;
}

async function init(folder: string, values: Values): Promise<void> {
  // Brands are imported late: their libraries may not be installed, and help and `pick` need none of them.
  const { isAlias } = await import('../brand/brand-file');
  const alias = basename(resolve(folder));
  if (!isAlias(alias))
    throw new TokenFault([
      `${alias} cannot be the alias of a brand: small letters, digits and hyphens, at most 40, beginning with a letter.`,
    ]);
  const { initBrand } = await import('../brand/init');
  await initBrand(folder, SOURCES, {
    alias,
    name: textOf(values, 'name') ?? alias,
    ink: colourOf(values, 'ink'),
    accent: colourOf(values, 'accent'),
    display: textOf(values, 'display'),
    text: textOf(values, 'text'),
  });
  console.info(`${folder}: brand.json and brand.tokens.json. Next: npx @portal/tokens build ${folder}`);
}

async function build(folder: string, values: Values): Promise<void> {
  const out = textOf(values, 'out') ?? join(folder, 'dist');
  const { buildBrand } = await import('../brand/build-brand');
  const { files, measured, weakest } = await buildBrand(folder, out, SOURCES);
  console.info(`${out}: ${files.filter((file) => !file.startsWith('fonts/')).join(', ')}, and fonts.`);
  if (weakest)
    console.info(
      `${measured} pairs of colours can be read; the weakest is ${weakest.pair} (${weakest.scheme}, contrast ${weakest.contrast}): ${weakest.ratio}:1, needed ${weakest.needed}:1.`,
    );
}

async function pick(sheets: readonly string[], values: Values): Promise<void> {
  const usedBy = values['used-by'];
  const out = textOf(values, 'out');
  if (!Array.isArray(usedBy) || !out)
    throw new TokenFault(['pick needs --used-by, once for each folder that uses tokens, and --out.']);
  const { pickFiles } = await import('./pick-files');
  console.info(await pickFiles(sheets, usedBy, out));
}

/**
 * Runs the command line.
 * @returns the exit code
 * @throws TokenFault, or the error that stopped it
 */
export async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [command, folder, ...more] = positionals;
  if (values.help || !command) {
    console.info(USAGE);
    return values.help ? 0 : 1;
  }
  if (folder && command === 'pick') await pick([folder, ...more], values);
  else if (folder && !more.length && command === 'init') await init(folder, values);
  else if (folder && !more.length && command === 'build') await build(folder, values);
  else {
    console.error(`${positionals.join(' ')}: this command is not known.\n\n${USAGE}`);
    return 1;
  }
  return 0;
}
