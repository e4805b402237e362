import type { DateLocale } from './locale';

/** Spanish names of days and months, units and relative times for dates; weeks start on Monday. */
export const dateLocaleEs: DateLocale = {
  tag: 'es-ES',
  weekdays: 'domingo_lunes_martes_miércoles_jueves_viernes_sábado'.split('_'),
  weekdaysShort: 'dom_lun_mar_mié_jue_vie_sáb'.split('_'),
  months: 'enero_febrero_marzo_abril_mayo_junio_julio_agosto_septiembre_octubre_noviembre_diciembre'.split(
    '_',
  ),
  monthsShort: 'ene_feb_mar_abr_may_jun_jul_ago_sep_oct_nov_dic'.split('_'),
  weekStart: 1,
  formats: {},
  relativeTime: {
    future: 'dentro de %s',
    past: 'hace %s',
    s: 'unos segundos',
    m: 'un minuto',
    mm: '%d minutos',
    h: 'una hora',
    hh: '%d horas',
    d: 'un día',
    dd: '%d días',
    M: 'un mes',
    MM: '%d meses',
    y: 'un año',
    yy: '%d años',
  },
  fullDay: '{weekday}, {day} de {month} de {year}',
  longDay: '{day} de {month} de {year}',
  dayMonth: '{day} de {month}',
  span: 'del {from} al {to}',
  atTime: { one: 'a la {hour}:{minute}', other: 'a las {hour}:{minute}' },
  units: {
    minutes: { one: '{count} minuto', other: '{count} minutos' },
    hours: { one: '{count} hora', other: '{count} horas' },
    days: { one: '{count} día', other: '{count} días' },
  },
};
