import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ConfigData } from 'html-validate';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** A page's HTML under the name that its faults are told by. */
export type NamedHtml = { name: string; html: string };

/** A page that breaks the standard: a validator that finds this can be trusted where it finds nothing. */
export const BROKEN: NamedHtml = {
  name: 'broken',
  html: '<!doctype html><html lang="ca"><head><meta charset="utf-8"><title>x</title></head><body><p id="a"><div id="a">x</p></div></body></html>',
};

/** A fault as the Nu validator reports it in JSON. */
type NuMessage = { url?: string; message: string; extract?: string };

/** For a run of seconds, which is over before what Java compiles thoroughly, or collects in parallel, has paid. */
const JAVA = ['-Xss2m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

async function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  );
}

/** Faults by the Nu validator, the reference of the HTML standard: one process for all pages. */
async function nuFaults(pages: readonly NamedHtml[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-html-'));
  try {
    const names = new Map<string, string>();
    await mkdir(folder, { recursive: true });
    for (const [at, { name, html }] of pages.entries()) {
      const file = `${at}.html`;
      names.set(file, name);
      await writeFile(path.join(folder, file), html);
    }
    const jar: string = require('vnu-jar');
    const options = ['--format', 'json', '--errors-only', '--exit-zero-always', '--stdout'];
    // Its reading of styles is older than container queries; the build parses all sheets with one of today.
    options.push('--filterpattern', 'CSS: .*');
    const { stdout } = await run('java', [...JAVA, '-jar', jar, ...options, folder], {
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    const messages: NuMessage[] = JSON.parse(stdout).messages;
    return messages.map(
      ({ url = '', message, extract = '' }) =>
        `${names.get(path.basename(url)) ?? url}: ${message} ${extract.replaceAll('\n', ' ')}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rules of the HTML standard alone: neither a style of writing it nor what axe looks for. */
const CONFORMANCE: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements, booleans, quotes and entities its own way, all of them conforming.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    // Advice, which the standard does not give.
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    'tel-non-breaking': 'off',
    'text-content': 'off',
    'require-sri': 'off',
  },
};

/** Faults by html-validate, where no Java is installed: less than the reference finds, but never what conforms. */
async function plainFaults(pages: readonly NamedHtml[]): Promise<string[]> {
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  const validator = new HtmlValidate(new StaticConfigLoader(CONFORMANCE));
  const faults: string[] = [];
  for (const { name, html } of pages) {
    const { results } = await validator.validateString(html, name);
    for (const { messages } of results)
      for (const { message, ruleId, line, column } of messages)
        faults.push(`${name}:${line}:${column}: ${message} (${ruleId})`);
  }
  return faults;
}

/** Faults of pages against the HTML standard, in words; nothing where they keep it. */
export async function htmlFaults(
  pages: readonly NamedHtml[],
  validator: 'nu' | 'html-validate' | 'installed' = 'installed',
): Promise<string[]> {
  const isNu = validator === 'nu' || (validator === 'installed' && (await hasJava()));
  return isNu ? nuFaults(pages) : plainFaults(pages);
}
