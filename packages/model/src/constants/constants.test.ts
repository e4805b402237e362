import { describe, expect, it } from 'vitest';
import { archivePath, loginPath, outcomePath, registrationPath, searchPath } from '../routes/index';
import {
  ALERT_AUTO_CLOSE_MS,
  AVATAR_SIZES,
  BOARD_COLUMNS,
  BOARD_LAYOUTS,
  CAROUSEL_KINDS,
  CHUNK_LOAD_TIMEOUT_MS,
  CONTENT_TYPES,
  DATE_FILTERS,
  DATE_PRESETS,
  dateLanguageOf,
  deviceClass,
  eventPlaceholderCount,
  GRID_LAYOUTS,
  IMAGE_WIDTHS,
  imageHeight,
  isPredictable,
  isSearchable,
  languageOf,
  masonryAt,
  PLAIN_RENDITIONS,
  REQUEST_TIMEOUT_MS,
  recipeTimeBand,
  renditionName,
  renditionWidths,
  SKY_CODES,
  SKY_TEXTS_CA,
  SKY_TEXTS_EN,
  SKY_TEXTS_ES,
  skyOf,
  slidesPerView,
  timeBandsWithin,
  UPLOAD_MAX_BYTES,
  uploadMaxBytes,
  videoMilestonesReached,
  visibleFilterCount,
} from './index';

describe('timing and lengths', () => {
  it('are the figures of the specification', () => {
    expect([REQUEST_TIMEOUT_MS, ALERT_AUTO_CLOSE_MS, CHUNK_LOAD_TIMEOUT_MS]).toEqual([
      10_000, 7_000, 120_000,
    ]);
  });

  it('searches a site from 3 characters and predicts from 4', () => {
    expect(['ab', ' ab ', 'abc'].map(isSearchable)).toEqual([false, false, true]);
    expect(['abc', 'abcd'].map(isPredictable)).toEqual([false, true]);
  });

  it('shows one filter less for a text input and one less for a date filter', () => {
    expect(visibleFilterCount({ hasTextInput: false, hasDateFilter: false })).toBe(4);
    expect(visibleFilterCount({ hasTextInput: true, hasDateFilter: false })).toBe(3);
    expect(visibleFilterCount({ hasTextInput: true, hasDateFilter: true })).toBe(2);
  });

  it('fills up to five when events are few', () => {
    expect([0, 3, 5, 9].map(eventPlaceholderCount)).toEqual([5, 2, 0, 0]);
  });
});

describe('widths', () => {
  it('changes device class at 578 and at 1100', () => {
    expect([577, 578, 1099, 1100].map(deviceClass)).toEqual(['mobile', 'tablet', 'tablet', 'desktop']);
  });

  it.each([
    ['slider', 1440, 1],
    ['mini', 577, 3.5],
    ['mini', 1099, 6],
    ['mini', 1100, 10],
    ['vertical', 800, 5.5],
    ['carousel', 566, 1.25],
    ['carousel', 567, 2],
    ['carousel', 768, 3],
    ['multi-card', 566, 1],
    ['multi-card', 1083, 2],
    ['multi-card', 1084, 4],
    ['schedule', 566, 3],
    ['schedule', 1099, 5],
    ['schedule', 1100, 9],
  ] as const)('%s at %i px shows %d', (kind, width, perView) => {
    expect(slidesPerView(kind, width)).toBe(perView);
  });

  it('has a count of slides for every kind at every width', () => {
    for (const kind of CAROUSEL_KINDS) expect(slidesPerView(kind, 10_000)).toBeGreaterThan(0);
  });

  it('narrows masonry under 578', () => {
    expect(masonryAt(577)).toEqual({ columns: 1, gutterPx: 20 });
    expect(masonryAt(578)).toEqual({ columns: 2, gutterPx: 25 });
  });

  it('gives whole-pixel heights', () => {
    expect(IMAGE_WIDTHS.map((width) => imageHeight(width, '16:9'))).toEqual([118, 231, 478, 675, 900]);
    expect(imageHeight(850, '1:1')).toBe(850);
  });

  it('offers no rendition wider than the crop of the original, and always one', () => {
    expect(renditionWidths({ width: 1600, height: 1200 }, '16:9')).toEqual([210, 410, 850, 1200, 1600]);
    expect(renditionWidths({ width: 1600, height: 1200 }, '1:1')).toEqual([210, 410, 850, 1200]);
    expect(renditionWidths({ width: 100, height: 100 }, 'full')).toEqual([210]);
    expect(renditionWidths({}, '21:9')).toEqual(IMAGE_WIDTHS);
  });

  it('has one JPEG for each use, in an existing width and crop', () => {
    const names = Object.values(PLAIN_RENDITIONS).map(renditionName);
    expect(names).toContain('16x9/1200');
    expect(names).toContain('full/850');
    expect(new Set(names).size).toBe(names.length);
    for (const { width } of Object.values(PLAIN_RENDITIONS)) expect(IMAGE_WIDTHS).toContain(width);
  });

  it('lists sizes in rising order', () => {
    expect(AVATAR_SIZES).toEqual([24, 32, 40, 48, 64, 80, 104, 128, 160]);
  });
});

describe('layouts and types', () => {
  it('names every grid of the boards with its columns', () => {
    expect(new Set(Object.keys(BOARD_COLUMNS))).toEqual(new Set(GRID_LAYOUTS));
    expect(BOARD_COLUMNS['16x6']).toHaveLength(6);
    expect(new Set(BOARD_LAYOUTS).size).toBe(BOARD_LAYOUTS.length);
  });

  it('has 28 content types, each once', () => {
    expect(CONTENT_TYPES).toHaveLength(28);
    expect(new Set(CONTENT_TYPES).size).toBe(28);
  });

  it('counts every date filter but any and range as a preset', () => {
    expect(DATE_FILTERS.filter((name) => name !== 'any' && name !== 'range')).toEqual(DATE_PRESETS);
  });

  it('sorts recipe times into bands', () => {
    expect([29, 30, 59, 60, 89, 90, 400].map(recipeTimeBand)).toEqual([
      'under30',
      'under60',
      'under60',
      'under90',
      'under90',
      'over90',
      'over90',
    ]);
  });
});

it('includes narrower bands in the filter of a band', () => {
  expect(timeBandsWithin('under60')).toEqual(['under30', 'under60']);
  expect(timeBandsWithin('under90')).toEqual(['under30', 'under60', 'under90']);
  expect(timeBandsWithin('over90')).toEqual(['over90']);
  expect(timeBandsWithin('soon')).toEqual([]);
});

describe('languages', () => {
  it('reads the lang attribute and falls back to es', () => {
    expect(['ca', 'ca-ES', 'CA_es', 'es-419', 'en', '', null, undefined].map(languageOf)).toEqual([
      'ca',
      'ca',
      'ca',
      'es',
      'en',
      'es',
      'es',
      'es',
    ]);
    expect(['en-GB', 'it', 'fr'].map(dateLanguageOf)).toEqual(['en', 'it', 'es']);
  });
});

describe('sky codes', () => {
  it('reads day and night', () => {
    expect(skyOf('13')).toEqual({ code: '13', night: false });
    expect(skyOf('46n')).toEqual({ code: '46', night: true });
  });

  it.each(['', 'n', '10', '18', '47', '84', '13nn', ' 13'])('refuses %j', (value) => {
    expect(skyOf(value)).toBeNull();
  });

  it('describes every code in both languages', () => {
    for (const code of SKY_CODES) {
      for (const texts of [SKY_TEXTS_ES, SKY_TEXTS_CA, SKY_TEXTS_EN]) expect(texts[code]).toBeTruthy();
    }
  });
});

describe('uploads', () => {
  it('differ by dictionary', () => {
    expect(UPLOAD_MAX_BYTES.ugcEs.image).toBe(5_242_880);
    expect(UPLOAD_MAX_BYTES.ca.video).toBe(524_288_000);
  });

  it('lets a site set the maximum of Spanish videos only', () => {
    expect(uploadMaxBytes('ugcEs', 'video', 10)).toBe(10);
    expect(uploadMaxBytes('ugcEs', 'image', 10)).toBe(UPLOAD_MAX_BYTES.ugcEs.image);
    expect(uploadMaxBytes('ca', 'video', 10)).toBe(UPLOAD_MAX_BYTES.ca.video);
    expect(uploadMaxBytes('ugcEs', 'video')).toBe(UPLOAD_MAX_BYTES.ugcEs.video);
  });
});

describe('video milestones', () => {
  it('are reached at a quarter, half and three quarters', () => {
    expect(videoMilestonesReached(24.9, 100)).toEqual([]);
    expect(videoMilestonesReached(25, 100)).toEqual([25]);
    expect(videoMilestonesReached(100, 100)).toEqual([25, 50, 75]);
  });

  it('do not exist in a live stream', () => {
    expect(videoMilestonesReached(50, Infinity)).toEqual([]);
    expect(videoMilestonesReached(50, Number.NaN)).toEqual([]);
    expect(videoMilestonesReached(50, 0)).toEqual([]);
  });
});

describe('paths', () => {
  it('return after login', () => {
    expect(loginPath()).toBe('/acceso/');
    expect(loginPath('/a?b=1&c')).toBe('/acceso/?backUrl=%2Fa%3Fb%3D1%26c');
    expect(loginPath('/a', 'password_reset_sent')).toBe('/acceso/?alert=password_reset_sent&backUrl=%2Fa');
  });

  it('return after registration', () => {
    expect(registrationPath()).toBe('/registro');
    expect(registrationPath('/a')).toBe('/registro?backUrl=%2Fa');
    expect(outcomePath('validated', '/a')).toBe('/acceso/resultado/?que=validated&backUrl=%2Fa');
  });

  it('contain the search', () => {
    expect(searchPath('pa amb oli')).toBe('/buscar?text=pa%20amb%20oli');
    expect(searchPath('pa', 'news')).toBe('/buscar?text=pa&searchtype=news');
  });

  it('contain the days of the archive', () => {
    expect(archivePath()).toBe('/hemeroteca/');
    expect(archivePath('2026-01-02')).toBe('/hemeroteca/2026/01/02/2026/01/02');
    expect(archivePath('2026-01-02', '2026-02-03')).toBe('/hemeroteca/2026/01/02/2026/02/03');
  });
});
