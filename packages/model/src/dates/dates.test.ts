import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import {
  DATE_LOCALES,
  dateLocaleCa,
  dateLocaleEs,
  eventBadgeDate,
  formatAgo,
  formatAtTime,
  formatBrief,
  formatDate,
  formatFullDay,
  formatMachine,
  formatNearDay,
  formatRelative,
  formatTime,
  formatTotalTime,
  isOnAir,
  timeUnitOf,
  totalTimeMinutes,
} from './index';

const es = { locale: dateLocaleEs };
const ca = { locale: dateLocaleCa };
const now = '2026-11-20T22:40:00Z';

describe('formatDate', () => {
  it('writes each format of the specification in the zone', () => {
    expect(formatDate(now, 'filter', es)).toBe('20/11/26');
    expect(formatDate(now, 'event', es)).toBe('20 nov');
    expect(formatDate(now, 'published', es)).toBe('20 nov 2026');
    expect(formatDate('2026-04-03', 'event', ca)).toBe('3 abr.');
    expect(formatDate('2026-04-03', 'published', ca)).toBe('03 abr. 2026');
    expect(formatDate('2010-04-03', 'birthdate', es)).toBe('03/04/2010');
    expect(formatTime(now, es)).toBe('23:40');
    expect(formatTime(now, { locale: dateLocaleEs, timeZone: 'UTC' })).toBe('22:40');
  });

  it('crosses midnight and the year with the zone', () => {
    expect(formatDate('2026-12-31T23:30:00Z', 'filter', es)).toBe('01/01/27');
  });

  it("returns '' for an invalid date", () => {
    expect(formatDate('hoy', 'filter', es)).toBe('');
    expect(formatFullDay('hoy', es)).toBe('');
    expect(formatRelative('hoy', now, es)).toBe('');
    expect(formatRelative(now, 'hoy', es)).toBe('');
    expect(formatMachine('hoy')).toBe('');
  });

  it('writes UTC for machines', () => {
    expect(formatMachine('2026-07-01 10:00:00')).toBe('2026-07-01T08:00:00.000Z');
  });

  it('names a month and a weekday for each number in every language', () => {
    for (const locale of Object.values(DATE_LOCALES)) {
      expect(new Set(locale.months).size).toBe(12);
      expect(new Set(locale.monthsShort).size).toBe(12);
      expect(new Set(locale.weekdays).size).toBe(7);
      expect(new Set(locale.weekdaysShort).size).toBe(7);
    }
  });
});

describe('formatBrief', () => {
  const at = '2026-03-18T23:40:00Z'; // 00:40 of the 19th in Madrid.

  it.each([
    ['2026-03-18T23:05:00Z', '00:05', '00:05'],
    ['2026-03-18T22:55:00Z', '18 mar', '18 març'],
    ['2026-01-01T00:00:00Z', '1 ene', '1 gen.'],
    ['2025-12-31T22:59:00Z', '31 dic 2025', '31 des. 2025'],
  ])(
    'formatBrief of %s is the hour for today, the day for this year, otherwise the whole date',
    (moment, spanish, catalan) => {
      expect(formatBrief(moment, at, es)).toBe(spanish);
      expect(formatBrief(moment, at, ca)).toBe(catalan);
    },
  );

  it('is empty without a date', () => {
    expect(formatBrief('hoy', at, es)).toBe('');
    expect(formatBrief(at, 'hoy', es)).toBe('');
  });
});

describe('formatFullDay', () => {
  it.each([
    ['es', '2026-11-20', 'viernes, 20 de noviembre de 2026'],
    ['ca', '2026-11-20', 'divendres, 20 de novembre de 2026'],
    ['ca', '2026-04-03', 'divendres, 3 d’abril de 2026'],
    ['ca', '2026-08-01', 'dissabte, 1 d’agost de 2026'],
    ['en', '2026-11-20', 'Friday, 20 November 2026'],
    ['it', '2026-11-20', 'venerdì 20 novembre 2026'],
  ] as const)('formatFullDay in %s', (language, day, text) => {
    expect(formatFullDay(day, { locale: DATE_LOCALES[language] })).toBe(text);
  });
});

describe('a day in a sentence', () => {
  it.each([
    ['ca', '2026-12-18', '18 de desembre'],
    ['ca', '2026-04-03', '3 d’abril'],
    ['ca', '2027-01-11', '11 de gener de 2027'],
    ['es', '2026-12-18', '18 de diciembre'],
    ['es', '2025-12-31', '31 de diciembre de 2025'],
  ] as const)('a day in a sentence has its year if it is not this year, in %s: %s', (language, day, text) => {
    expect(formatNearDay(day, '2026-11-20', { locale: DATE_LOCALES[language] })).toBe(text);
  });

  it('is empty without a date', () => {
    expect([formatNearDay('soon', now, ca), formatNearDay(now, 'now', ca)]).toEqual(['', '']);
  });
});

it.each([
  ['ca', '2026-11-20T06:30', 'a les 6.30\u00a0h'],
  ['ca', '2026-11-20T01:05', 'a la 1.05\u00a0h'],
  ['es', '2026-11-20T06:30', 'a las 6:30'],
] as const)('an hour in a sentence, in %s: %s', (language, moment, text) => {
  expect(formatAtTime(moment, { locale: DATE_LOCALES[language] })).toBe(text);
});

it('formats relative times in every language, and registers none globally', () => {
  const own = dayjs.Ls;
  formatRelative(now, now, es);
  const before = Object.keys(own);
  for (let at = 0; at < 50; at += 1) {
    const words = { ...dateLocaleEs.relativeTime, past: `%s, idioma ${at}` };
    const locale = { ...dateLocaleEs, tag: `es-x-n${at}`, relativeTime: words };
    expect(formatRelative(0, 60_000, { locale, timeZone: 'UTC' })).toMatch(new RegExp(`idioma ${at}$`));
  }
  expect(Object.keys(own)).toEqual(before);
});

describe('formatAgo', () => {
  it('is never in the future if a clock is behind', () => {
    expect(formatAgo(Date.parse(now) + 8 * 60_000, now, ca)).toBe('fa uns segons');
    expect(formatAgo('2026-11-20T22:40:20Z', now, es)).toBe('hace unos segundos');
    expect(formatAgo('2026-11-20T20:40:00Z', now, es)).toBe('hace 2 horas');
    expect(formatAgo('hoy', now, es)).toBe('');
  });
});

describe('formatRelative', () => {
  const ago = (seconds: number) => Date.parse(now) - seconds * 1000;

  it.each([
    [20, 'hace unos segundos', 'fa uns segons'],
    [60, 'hace un minuto', 'fa un minut'],
    [119, 'hace un minuto', 'fa un minut'],
    [59 * 60, 'hace 59 minutos', 'fa 59 minuts'],
    [3600, 'hace una hora', 'fa una hora'],
    [3.9 * 3600, 'hace 3 horas', 'fa 3 hores'],
    [23.9 * 3600, 'hace 23 horas', 'fa 23 hores'],
    [24 * 3600, 'hace un día', 'fa un dia'],
    [5 * 86_400, 'hace 5 días', 'fa 5 dies'],
    [32 * 86_400, 'hace un mes', 'fa un mes'],
    [100 * 86_400, 'hace 3 meses', 'fa 3 mesos'],
    [366 * 86_400, 'hace un año', 'fa un any'],
    [800 * 86_400, 'hace 2 años', 'fa 2 anys'],
  ])('%d s ago', (seconds, spanish, catalan) => {
    expect(formatRelative(ago(seconds), now, es)).toBe(spanish);
    expect(formatRelative(ago(seconds), now, ca)).toBe(catalan);
  });

  it('formats future times', () => {
    expect(formatRelative(ago(-2 * 3600), now, es)).toBe('dentro de 2 horas');
    expect(formatRelative(ago(-2 * 3600), now, ca)).toBe('d’aquí a 2 hores');
  });

  it('counts real hours across a change of clocks', () => {
    expect(formatRelative('2026-03-29T00:30:00Z', '2026-03-29T03:30:00Z', es)).toBe('hace 3 horas');
  });
});

describe('formatTotalTime', () => {
  it('reads 1 as minutes, 2 as hours and anything else as days', () => {
    expect([1, 2, 3, 0, 9].map(timeUnitOf)).toEqual(['minutes', 'hours', 'days', 'days', 'days']);
    expect(formatTotalTime(40, 1, dateLocaleEs)).toBe('40 minutos');
    expect(formatTotalTime(1, 2, dateLocaleCa)).toBe('1 hora');
    expect(formatTotalTime(2, 3, dateLocaleCa)).toBe('2 dies');
    expect(totalTimeMinutes(1.5, 2)).toBe(90);
    expect(totalTimeMinutes(2, 3)).toBe(2880);
  });
});

describe('eventBadgeDate', () => {
  it('shows the nearest upcoming date', () => {
    expect(eventBadgeDate(['2026-12-24', '2026-11-22', '2026-10-01'], now)).toBe('2026-11-22');
  });

  it('shows the latest past date if none is upcoming', () => {
    expect(eventBadgeDate(['2026-01-01', '2026-10-01', '2025-12-31'], now)).toBe('2026-10-01');
  });

  it('counts today as upcoming', () => {
    expect(eventBadgeDate(['2026-11-20T09:00', '2026-11-21'], now)).toBe('2026-11-20T09:00');
    // 23:40 in Madrid is already the 21st in Auckland.
    expect(eventBadgeDate(['2026-11-20', '2026-11-21'], now, 'Pacific/Auckland')).toBe('2026-11-21');
  });

  it('skips invalid dates', () => {
    expect(eventBadgeDate(['?', '2026-10-01'], now)).toBe('2026-10-01');
    expect(eventBadgeDate([], now)).toBeNull();
  });
});

describe('isOnAir', () => {
  const slot = { startTime: { date: '2026-11-20 20:00' }, endTime: { date: '2026-11-20 21:00' } };
  it.each([
    ['2026-11-20 19:59', false],
    ['2026-11-20 20:00', true],
    ['2026-11-20 20:59', true],
    ['2026-11-20 21:00', false],
  ])('isOnAir at %s: %s', (at, on) => {
    expect(isOnAir(slot, at)).toBe(on);
  });

  it('is not on without readable times', () => {
    expect(isOnAir({ startTime: { date: '' }, endTime: { date: '' } }, now)).toBe(false);
  });
});
