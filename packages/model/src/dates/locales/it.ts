import type { DateLocale } from './locale';

/** Italian names of days and months, units and relative times for dates; weeks start on Monday. */
export const dateLocaleIt: DateLocale = {
  tag: 'it-IT',
  weekdays: 'domenica_lunedì_martedì_mercoledì_giovedì_venerdì_sabato'.split('_'),
  weekdaysShort: 'dom_lun_mar_mer_gio_ven_sab'.split('_'),
  months:
    'gennaio_febbraio_marzo_aprile_maggio_giugno_luglio_agosto_settembre_ottobre_novembre_dicembre'.split(
      '_',
    ),
  monthsShort: 'gen_feb_mar_apr_mag_giu_lug_ago_set_ott_nov_dic'.split('_'),
  weekStart: 1,
  formats: {},
  relativeTime: {
    future: 'tra %s',
    past: '%s fa',
    s: 'qualche secondo',
    m: 'un minuto',
    mm: '%d minuti',
    h: 'un’ora',
    hh: '%d ore',
    d: 'un giorno',
    dd: '%d giorni',
    M: 'un mese',
    MM: '%d mesi',
    y: 'un anno',
    yy: '%d anni',
  },
  fullDay: '{weekday} {day} {month} {year}',
  longDay: '{day} {month} {year}',
  dayMonth: '{day} {month}',
  span: '{dal |dall’:from} {al |all’:to}',
  atTime: { one: 'all’{hour}:{minute}', other: 'alle {hour}:{minute}' },
  units: {
    minutes: { one: '{count} minuto', other: '{count} minuti' },
    hours: { one: '{count} ora', other: '{count} ore' },
    days: { one: '{count} giorno', other: '{count} giorni' },
  },
};
