import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SITE_FILE } from '../testing/site';
import { VENDOR_LIST, VENDOR_LIST_TEXTS } from '../testing/vendor-list';
import { readSiteFiles } from './file';

const consent = (vendors: string, more = '') => `${SITE_FILE}consent:
  version: 1
  partners: [${more}]
  tcf: { cmpId: 321, cmpVersion: 1, vendors: ${vendors} }
`;

describe('the vendors of a site that uses the framework', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-vendors-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const write = (name: string, content: unknown) =>
    writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  beforeEach(async () => {
    await write('prova.yaml', consent('[12, 70]'));
    await write('vendor-list.json', VENDOR_LIST);
    await write('purposes-ca.json', VENDOR_LIST_TEXTS);
  });
  const read = async () => (await readSiteFiles(folder))[0];

  it('are those that its file names, in its language', async () => {
    const list = (await read())?.vendorList;
    expect(Object.keys(list?.vendors ?? {})).toEqual(['12', '70']);
    expect(list?.purposes[1]?.name).toBe('Desar informació en un dispositiu');
    expect(list?.vendors[70]?.policyUrl).toBe('https://vendor70.example/privacy');
    expect(list?.vendorListVersion).toBe(142);
  });

  it('have texts in its language if there are any, or the list’s own in English', async () => {
    await write('prova.yaml', consent('[70]').replace('language: ca', 'language: es'));
    await write('purposes-es.json', VENDOR_LIST_TEXTS);
    expect((await read())?.vendorList?.vendors[70]?.policyUrl).toBe('https://vendor70.example/privacidad');
    await write('prova.yaml', consent('[70]').replace('language: ca', 'language: en'));
    expect((await read())?.vendorList?.purposes[1]?.name).toBe('Store information on a device');
  });

  it('are absent on a site that does not use it', async () => {
    await write('prova.yaml', SITE_FILE);
    expect(await read()).not.toHaveProperty('vendorList');
  });

  it.each([
    ['[13]', 'prova.yaml: consent.tcf.vendors: vendor-list.json has no vendor 13'],
    ['[800]', 'prova.yaml: consent.tcf.vendors: Gone Long Ago (800) has left the framework'],
    ['[12, 12]', 'prova.yaml: consent.tcf.vendors: names a vendor twice'],
    ['[]', 'prova.yaml: consent.tcf.vendors: '],
  ])('are refused as %s: %s', async (vendors, message) => {
    await write('prova.yaml', consent(vendors));
    await expect(read()).rejects.toThrow(message);
  });

  it('exclude any other advertising partner', async () => {
    const partner = "{ name: Anuncis, purpose: ads, policy: 'https://anuncis.example/' }";
    await write('prova.yaml', consent('[12]', partner));
    await expect(read()).rejects.toThrow(
      'prova.yaml: consent.partners: who advertises is a vendor of the framework',
    );
  });

  it.each([
    ['vendor-list.json', '{', 'prova.yaml: vendor-list.json: '],
    ['vendor-list.json', { ...VENDOR_LIST, tcfPolicyVersion: 4 }, 'tcfPolicyVersion: must be of policy 5'],
    ['vendor-list.json', { ...VENDOR_LIST, vendors: undefined }, 'vendor-list.json: vendors: '],
    [
      'vendor-list.json',
      { ...VENDOR_LIST, purposes: { 1: VENDOR_LIST.purposes[2] } },
      'vendor-list.json: purposes: has an id under another',
    ],
    ['purposes-ca.json', { purposes: {} }, 'purposes-ca.json: specialPurposes: '],
  ])('are refused from an unusable file: %s', async (name, content, message) => {
    await write(name, content);
    await expect(read()).rejects.toThrow(message);
  });

  it('name the source of a missing list', async () => {
    await rm(path.join(folder, 'purposes-ca.json'));
    await expect(read()).rejects.toThrow('purposes-ca.json is not beside the sites’ files');
  });
});
