import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readSiteFile, siteFileSchema } from './file';
import { unknownKeys } from './unknown-keys';

const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
const blocks = Array.from(page.matchAll(/^```yaml\n(.*?)^```$/gms), ([, text = '']) => text);
const [minimal = ''] = blocks.filter((text) => text.startsWith('alias: '));

describe('the documented example of a site’s file', () => {
  it('is read', () => {
    expect(readSiteFile('vall.yaml', minimal)).toMatchObject({ alias: 'vall', isDefault: false });
  });

  it('has every required key, and no other', () => {
    const whole: Record<string, unknown> = parse(minimal);
    for (const key of Object.keys(whole)) {
      const { [key]: _, ...rest } = whole;
      expect(() => readSiteFile('vall.yaml', stringify(rest))).toThrow(
        `vall.yaml: ${key}: is missing, and has to be given`,
      );
    }
  });

  it('lists the keys of everything that it shows', () => {
    expect(blocks.length).toBeGreaterThan(5);
    expect(blocks.flatMap((text) => unknownKeys(siteFileSchema, parse(text)))).toEqual([]);
  });
});
