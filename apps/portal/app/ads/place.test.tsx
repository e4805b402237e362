import type { Site } from '@portal/model';
import { type AdPosition, adMapSchema, adPositionSchema, adSettingsSchema } from '@portal/model/ads';
import { createLocale } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import listing from '../pages/listing';
import { ORIGIN, SITE } from '../testing/site';
import { type AdRoom, adIn, adsAmong } from './place';

const picture = { src: '/media/shop.webp', width: 970, height: 250 };
const ads = v.parse(adSettingsSchema, {
  sectionsWithout: ['infantil'],
  house: [
    {
      id: 'shop',
      advertiser: 'Llibreria del Port',
      href: 'https://shop.example/',
      alt: 'Llibres de segona mà',
      desktop: picture,
      places: ['listing', 'aside'],
      to: '2026-03-18',
    },
  ],
});
const position = (patch: Partial<AdPosition>): AdPosition =>
  v.parse(adPositionSchema, {
    id: 'a',
    slotType: 'display',
    adUnitCode: 'far/a',
    sizes: '[300,250]',
    ...patch,
  });
const mapOf = (...listing: AdPosition[]) =>
  v.parse(adMapSchema, { networkCode: '1', positions: { listing } });

const drawn = (
  site: Partial<Site>,
  room: Partial<AdRoom> = {},
  { adFace, now = '2026-03-18T12:00:00Z' }: { adFace?: 'preview' | 'showroom'; now?: string } = {},
) =>
  renderToStaticMarkup(
    adIn(
      {
        site: { ...SITE, ...site },
        locale: createLocale(LANGUAGE_PACKS.ca, { now, timeZone: SITE.timeZone }),
        adFace,
      },
      { place: 'listing', path: '/cultura/', ...room },
    ),
  );

describe('a slot for advertising', () => {
  it('has a house ad, labelled with its advertiser, without JavaScript', () => {
    const html = drawn({ ads });
    expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain('Publicitat · Llibreria del Port');
    expect(html).toContain('rel="sponsored"');
    // Text alternatives for when the picture does not load.
    expect(html).toMatch(/<a [^>]*>.*Llibreria del Port<.*Llibres de segona mà<.*alt=""/);
    expect(html).not.toContain('<script');
  });

  it('is not rendered if there is no ad: no file, another place, an excluded section, an expired ad', () => {
    expect(drawn({})).toBe('');
    expect(drawn({ ads }, { place: 'front' })).toBe('');
    expect(drawn({ ads }, { path: '/infantil/conte/' })).toBe('');
    // The day ends in the site's time zone.
    expect(drawn({ ads }, {}, { now: '2026-03-18T22:59:00Z' })).not.toBe('');
    expect(drawn({ ads }, {}, { now: '2026-03-18T23:01:00Z' })).toBe('');
  });

  it('has the HTML of a map in a sandboxed frame, as high as its reserved space', () => {
    const html = drawn({
      adMaps: {
        desktop: mapOf(
          position({ slotType: 'html', code: '<b>Esquela</b>', minimumReservedHeightDesktop: 90 }),
        ),
      },
    });
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(html).toContain('--ad-desktop:90px');
  });

  it("has a house ad if a map's position needs an ad server, or has a fault", () => {
    const faulty = mapOf(position({ slotType: 'html', id: 'a b', code: '<b></b>' }));
    for (const desktop of [mapOf(position({})), faulty])
      expect(drawn({ ads, adMaps: { desktop } })).toContain('Llibreria del Port');
  });

  it('has the request for an ad server, with a house ad until that loads, on sites with one', () => {
    const served = {
      ads: v.parse(adSettingsSchema, {
        gpt: {},
        house: ads.house.map((ad) => ({ ...ad, mobile: picture })),
      }),
      adMaps: { desktop: mapOf(position({ sizes: '[[728,90],[300,250]]' })) },
    };
    const html = drawn(served);
    expect(html).toContain('data-requests="{&quot;desktop&quot;:{&quot;unit&quot;:&quot;/1/far/a&quot;');
    expect(html).toContain('Llibreria del Port');
    // Its reserved height fits the tallest.
    expect(html).toContain('--ad-desktop:250px');
    expect(drawn({ ...served, ads: v.parse(adSettingsSchema, { gpt: {} }) })).toContain('data-requests');
    // An ad without a picture for phones cannot be a fallback there.
    expect(drawn({ ...served, ads: { ...ads, gpt: { origins: [] } } })).not.toContain('Llibreria');
    expect(drawn({ ...served, ads })).not.toContain('data-requests');
    expect(drawn(served, {}, { adFace: 'preview' })).not.toContain('data-requests');
  });

  it('has the position of each map in a shared slot', () => {
    const adMaps = { desktop: mapOf(position({ id: 'wide' })), mobile: mapOf(position({ id: 'narrow' })) };
    const html = drawn({ ads: v.parse(adSettingsSchema, { gpt: {} }), adMaps });
    expect(html).toContain('data-position="wide" data-position-mobile="narrow"');
  });

  it('reserves no space for an out-of-page position', () => {
    const adMaps = { mobile: mapOf(position({ slotType: 'out-of-page', sizes: '' })) };
    const html = drawn({ ads: v.parse(adSettingsSchema, { gpt: {} }), adMaps });
    expect(html).toContain('data-requests');
    expect(html).not.toContain('ad-slot');
  });

  it('shows its position in a preview, with its faults, and in the showroom without them', () => {
    const adMaps = {
      desktop: mapOf(position({ name: 'Capçalera' })),
      mobile: mapOf(position({ sizes: 'x' })),
    };
    const preview = drawn({ adMaps }, {}, { adFace: 'preview' });
    expect(preview.match(/data-part="ad-slot"/g)).toHaveLength(2);
    expect(drawn({ adMaps }, {}, { adFace: 'showroom' })).toContain('Capçalera');
    expect(drawn({ adMaps: { mobile: adMaps.mobile } }, {}, { adFace: 'showroom' })).toBe('');
    expect(drawn({ adMaps: { mobile: adMaps.mobile } }, {}, { adFace: 'preview' })).toContain('ad-faults');
  });

  it('comes after the given items, and no others', () => {
    const context = {
      site: { ...SITE, ads },
      locale: createLocale(LANGUAGE_PACKS.ca, { now: '2026-03-18T12:00:00Z', timeZone: SITE.timeZone }),
    };
    const adAt = adsAmong(context, 'listing', '/cultura/', [6, 12, 18]);
    const at = Array.from({ length: 20 }, (_, index) => index + 1).filter((item) => adAt(item) !== null);
    expect(at).toEqual([6, 12, 18]);
  });

  it('is under the header of a listing once', () => {
    const top = ads.house.map((ad) => ({ ...ad, places: ['top' as const] }));
    const html = renderToStaticMarkup(
      listing.definition.view(
        {
          type: 'listing',
          kind: 'section',
          title: 'Cultura',
          path: '/cultura/',
          breadcrumbs: [],
          cards: [],
          nextCursor: null,
          updatedAt: '2026-03-18T12:00:00Z',
        },
        {
          site: { ...SITE, ads: { ...ads, house: top } },
          locale: createLocale(LANGUAGE_PACKS.ca, { now: '2026-03-18T12:00:00Z', timeZone: SITE.timeZone }),
          origin: ORIGIN,
          preview: false,
          providers: [],
        },
      ),
    );
    expect(html.match(/data-part="ad-slot"/g)).toHaveLength(1);
  });
});
