import {
  type DateLocale,
  fill,
  formatAtTime,
  inEveryLanguage,
  type Language,
  type NewsletterPublicPlan,
} from '@portal/model';

/** Strings for the pages of sent newsletters. */
export type NewsletterTexts = {
  none: string;
  noneYet: string;
  /** Under the day of an edition without a subject of its own. */
  standfirst: string;
  editions: string;
  /** Links to the editions before and after, with `{day}`. */
  earlier: string;
  later: string;
  onlyOne: string;
  /** Title of its form, for readers without an account. */
  get: string;
  /** Link to all newsletters. */
  choose: string;
  /** Link to the form of one; `subscribeNamed`, with `{name}`, is its accessible name. */
  subscribe: string;
  subscribeNamed: string;
  /** Heading of the others, under the form of one. */
  others: string;
  /** Text before the link to the account, and that link. */
  withAccount: { ask: string; way: string };
  /** Sentence on a newsletter's source. `{about}` is the section or author. `unnamed` is used where that name is unknown. */
  made: Record<NewsletterPublicPlan['source'], string> & { unnamed: string };
  /** When it is sent: `{days}` and `{atTime}`. */
  sent: string;
  days: { all: string; working: string; some: string };
};

export const NEWSLETTER_TEXTS: Readonly<Record<Language, NewsletterTexts>> = inEveryLanguage({
  ca: {
    none: 'Encara no n’hi ha cap edició',
    noneYet: 'La primera sortirà ben aviat.',
    standfirst: 'La tria de notícies de la redacció per a aquesta edició.',
    editions: 'Altres edicions',
    earlier: 'L’anterior: {day}',
    later: 'La següent: {day}',
    onlyOne: 'Aquesta és la primera.',
    get: 'Rep-lo al teu correu',
    choose: 'Tria els teus butlletins',
    subscribe: 'Subscriu-t’hi',
    subscribeNamed: 'Subscriu-t’hi: «{name}»',
    others: 'Els altres butlletins',
    withAccount: { ask: 'Tens un compte?', way: 'Gestiona tots els butlletins al teu perfil' },
    made: {
      front: 'La tria de la portada',
      section: 'Les notícies {de |d’:about}',
      author: 'El que publica {about}',
      'since-last': 'El que hem publicat des de l’edició anterior',
      unnamed: 'La tria de la redacció',
    },
    sent: '{made}, {days} {atTime}.',
    days: { all: 'cada dia', working: 'de dilluns a divendres', some: 'cada {days}' },
  },
  es: {
    none: 'Todavía no hay ninguna edición',
    noneYet: 'La primera saldrá muy pronto.',
    standfirst: 'La selección de noticias de la redacción para esta edición.',
    editions: 'Otras ediciones',
    earlier: 'La anterior: {day}',
    later: 'La siguiente: {day}',
    onlyOne: 'Esta es la primera.',
    get: 'Recibirlo en tu correo',
    choose: 'Elegir tus boletines',
    subscribe: 'Suscribirse',
    subscribeNamed: 'Suscribirse: «{name}»',
    others: 'Los otros boletines',
    withAccount: { ask: '¿Tienes una cuenta?', way: 'Gestionar todos los boletines en tu perfil' },
    made: {
      front: 'La selección de la portada',
      section: 'Las noticias de {about}',
      author: 'Lo que publica {about}',
      'since-last': 'Lo que hemos publicado desde la edición anterior',
      unnamed: 'La selección de la redacción',
    },
    sent: '{made}, {days} {atTime}.',
    days: { all: 'cada día', working: 'de lunes a viernes', some: 'cada {days}' },
  },
  en: {
    none: 'There are no editions yet',
    noneYet: 'The first one is coming soon.',
    standfirst: 'The newsroom’s choice of stories for this edition.',
    editions: 'Other editions',
    earlier: 'The one before: {day}',
    later: 'The one after: {day}',
    onlyOne: 'This is the first one.',
    get: 'Get it by email',
    choose: 'Choose your newsletters',
    subscribe: 'Subscribe',
    subscribeNamed: 'Subscribe: “{name}”',
    others: 'The other newsletters',
    withAccount: { ask: 'Do you have an account?', way: 'Manage all newsletters in your profile' },
    made: {
      front: 'The best of the front page',
      section: 'The news of {about}',
      author: 'What {about} publishes',
      'since-last': 'What we have published since the last edition',
      unnamed: 'The newsroom’s choice',
    },
    sent: '{made}, {days} {atTime}.',
    days: { all: 'every day', working: 'from Monday to Friday', some: 'every {days}' },
  },
});

/** A Monday, as the base of weekday names. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Source and schedule of a newsletter, as a sentence. */
export function planInWords(
  { source, about, weekdays, hour }: NewsletterPublicPlan,
  { made, sent, days }: NewsletterTexts,
  locale: DateLocale,
): string {
  const isNamed = source === 'front' || source === 'since-last' || about !== undefined;
  const nameOf = new Intl.DateTimeFormat(locale.tag, { weekday: 'long', timeZone: 'UTC' });
  const names = weekdays.map((weekday) => nameOf.format(MONDAY + (weekday - 1) * DAY_MS));
  const isWorkingDays = weekdays.length === 5 && weekdays.every((weekday) => weekday <= 5);
  return fill(sent, {
    made: isNamed ? fill(made[source], { about: about ?? '' }) : made.unnamed,
    days:
      weekdays.length === 7
        ? days.all
        : isWorkingDays
          ? days.working
          : fill(days.some, { days: new Intl.ListFormat(locale.tag).format(names) }),
    atTime: formatAtTime(`2024-01-01T${hour}:00Z`, { locale, timeZone: 'UTC' }),
  });
}
