import { inEveryLanguage } from '@portal/model';

/** Words of the agenda; `{count}` counts events. */
export const AGENDA_TEXTS = inEveryLanguage({
  ca: {
    weekend: 'Aquest cap de setmana',
    week: 'Aquesta setmana',
    when: 'Quan',
    events: { one: '{count} acte', other: '{count} actes' },
    next: 'Els actes següents',
  },
  es: {
    weekend: 'Este fin de semana',
    week: 'Esta semana',
    when: 'Cuándo',
    events: { one: '{count} acto', other: '{count} actos' },
    next: 'Los actos siguientes',
  },
  en: {
    weekend: 'This weekend',
    week: 'This week',
    when: 'When',
    events: { one: '{count} event', other: '{count} events' },
    next: 'The next events',
  },
});
