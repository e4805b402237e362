import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_FILE } from '../testing/site';
import { readSiteFiles } from './file';

const OTHER = SITE_FILE.replace('alias: prova', 'alias: altra')
  .replace("\nid: '9'", "\nid: '10'")
  .replace("mediaId: '9'", "mediaId: '10'")
  .replace('hosts: [prova.example]', 'hosts: [altra.example, www.altra.example]')
  .replace('isDefault: true\n', '');

describe('the files of a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-sites-'));
    await writeFile(path.join(folder, 'prova.yaml'), SITE_FILE);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const withOther = async (text: string) => {
    await writeFile(path.join(folder, 'altra.yaml'), text);
    return readSiteFiles(folder);
  };

  it('are read if each site has its own', async () => {
    const read = await withOther(OTHER);
    expect(read.map(({ alias }) => alias)).toEqual(['altra', 'prova']);
  });

  it.each([
    ["\nid: '10'", "\nid: '9'", 'id: both have “9”: give each site its own'],
    ["mediaId: '10'", "mediaId: '9'", 'mediaId: both have “9”: give each site its own'],
    ['www.altra.example]', 'PROVA.example]', 'hosts: both have “prova.example”: leave it in one of them'],
    ['tagline:', 'isDefault: true\ntagline:', 'isDefault: both are true: take it out of one of them'],
    ['alias: altra', 'alias: prova', 'alias: both have “prova”: give each site its own'],
  ])('are refused if %s becomes %s; both files are named', async (own, same, said) => {
    await expect(withOther(OTHER.replace(own, same))).rejects.toThrow(`altra.yaml and prova.yaml: ${said}`);
  });

  it('have the names of their sites', async () => {
    await expect(withOther(OTHER.replace('alias: altra', 'alias: nova'))).rejects.toThrow(
      'altra.yaml: alias: is “nova”, and has to be the file’s name: say “altra”, or name the file nova.yaml',
    );
  });
});
