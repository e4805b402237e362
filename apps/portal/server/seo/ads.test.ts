import { ROUTES } from '@portal/model';
import { adSettingsSchema } from '@portal/model/ads';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { SITE } from '../../app/testing/site';
import { AD_FILES } from './ads';

const ads = v.parse(adSettingsSchema, {
  adsTxt: ['example.com, pub-1234, DIRECT, f08c47fec0942fa0', 'ownerdomain=prova.example'],
  sellers: { sellers: [{ seller_id: '1', seller_type: 'PUBLISHER', name: 'Edicions' }] },
});

it('lists the sellers of the site’s file', () => {
  expect(AD_FILES[ROUTES.adsTxt]?.textOf({ ads })).toBe(
    'example.com, pub-1234, DIRECT, f08c47fec0942fa0\nownerdomain=prova.example\n',
  );
  expect(JSON.parse(AD_FILES[ROUTES.adSellers]?.textOf({ ads }) ?? '')).toEqual({
    version: '1.0',
    sellers: [{ seller_id: '1', seller_type: 'PUBLISHER', name: 'Edicions' }],
  });
});

it.each(Object.values(AD_FILES))("does not exist without an entry in the site's file", ({ textOf }) => {
  expect(textOf(SITE)).toBeUndefined();
  expect(textOf({ ads: v.parse(adSettingsSchema, {}) })).toBeUndefined();
});
