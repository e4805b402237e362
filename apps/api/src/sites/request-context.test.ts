import { expect, it } from 'vitest';
import { SITE_FILE } from '../testing/site';
import { readSiteFile } from './file';
import { requestOrigin } from './request-context';

const site = readSiteFile('prova.yaml', SITE_FILE);

it.each([
  ['altra.example', '127.0.0.1', 'https://prova.example'],
  ['prova.example:8443', '203.0.113.7', 'https://prova.example'],
  ['localhost:3000', '127.0.0.1', 'http://localhost:3000'],
  ['[::1]:3000', '::1', 'http://[::1]:3000'],
  ['localhost:3000', '203.0.113.7', 'https://prova.example'],
  ['[::1]:3000', '203.0.113.7', 'https://prova.example'],
])('emails to a reader at %s from %s link to %s', (host, address, origin) => {
  expect(requestOrigin(site, host, address)).toBe(origin);
});
