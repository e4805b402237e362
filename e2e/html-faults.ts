import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ConfigData } from 'html-validate';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** HTML of a page, and its name in error messages. */
export type NamedHtml = { name: string; html: string };

/** An invalid page: a validator that reports it can be trusted when it reports nothing. */
export const BROKEN: NamedHtml = {
  name: 'broken',
  html: '<!doctype html><html lang="ca"><head><meta charset="utf-8"><title>x</title></head><body><p id="a"><div id="a">x</p></div></body></html>',
};

/** An error as the Nu validator reports it in JSON. */
type NuMessage = { url?: string; message: string; extract?: string };

/** A run lasts seconds: optimized compilation and parallel garbage collection would not pay off. */
const JAVA = ['-Xss2m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

async function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  );
}

/** Errors by the Nu validator, the reference for the HTML standard: one process for all pages. */
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
    // Its CSS parser is older than container queries; the build parses all style sheets with a current one. It
    // knows `sizes=auto` of an `<img>`, but not that a `<source>` before a lazy one may have it as well.
    options.push('--filterpattern', 'CSS: .*|.*“sizes” attribute value starting with “auto”.*');
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

/** Only rules of the HTML standard: no code style, and no accessibility, which axe checks. */
const CONFORMANCE: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React has its own style for void elements, booleans, quotes and entities, all of it valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    // Recommendations beyond the standard.
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    'tel-non-breaking': 'off',
    'text-content': 'off',
    'require-sri': 'off',
  },
};

/** Errors by html-validate, if Java is not installed: fewer than the reference finds, but no false ones. */
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

/** Validation errors of pages, as text; empty if they are valid. */
export async function htmlFaults(
  pages: readonly NamedHtml[],
  validator: 'nu' | 'html-validate' | 'installed' = 'installed',
): Promise<string[]> {
  const isNu = validator === 'nu' || (validator === 'installed' && (await hasJava()));
  return isNu ? nuFaults(pages) : plainFaults(pages);
}
