import { expect, it } from 'vitest';
import { readSiteFile } from '../sites/file';
import { paywallFile } from '../testing/paywall';
import { SITE_FILE } from '../testing/site';
import { sitePaywall } from './reading';

const known = (file: string) => sitePaywall(readSiteFile('prova.yaml', file));

it('pages of registered texts ask for messages where the published version has some for them', () => {
  const file = SITE_FILE + paywallFile();
  expect(known(SITE_FILE)).toBeUndefined();
  expect(known(file)?.hasRegisteredMessages).toBe(false);
  const published = file.replace('subscribers: [soci]', 'subscribers: [soci], registered: [soci]');
  expect(known(published)?.hasRegisteredMessages).toBe(true);
  const another = file.replace('shown: { spent: [esgotat] }', 'shown: { registered: [esgotat] }');
  expect(known(another)?.hasRegisteredMessages).toBe(false);
});
