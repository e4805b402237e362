import type { DateLocale } from './locale';

/** Catalan names of days and months, units and relative times for dates; weeks start on Monday. */
export const dateLocaleCa: DateLocale = {
  tag: 'ca-ES',
  weekdays: 'diumenge_dilluns_dimarts_dimecres_dijous_divendres_dissabte'.split('_'),
  weekdaysShort: 'dg._dl._dt._dc._dj._dv._ds.'.split('_'),
  months: 'gener_febrer_març_abril_maig_juny_juliol_agost_setembre_octubre_novembre_desembre'.split('_'),
  monthsShort: 'gen._febr._març_abr._maig_juny_jul._ag._set._oct._nov._des.'.split('_'),
  weekStart: 1,
  formats: {},
  relativeTime: {
    future: 'd’aquí a %s',
    past: 'fa %s',
    s: 'uns segons',
    m: 'un minut',
    mm: '%d minuts',
    h: 'una hora',
    hh: '%d hores',
    d: 'un dia',
    dd: '%d dies',
    M: 'un mes',
    MM: '%d mesos',
    y: 'un any',
    yy: '%d anys',
  },
  fullDay: '{weekday}, {day} {de |d’:month} de {year}',
  longDay: '{day} {de |d’:month} de {year}',
  dayMonth: '{day} {de |d’:month}',
  span: '{del |de l’:from} {al |a l’:to}',
  atTime: { one: 'a la {hour}.{minute}\u00a0h', other: 'a les {hour}.{minute}\u00a0h' },
  units: {
    minutes: { one: '{count} minut', other: '{count} minuts' },
    hours: { one: '{count} hora', other: '{count} hores' },
    days: { one: '{count} dia', other: '{count} dies' },
  },
};
