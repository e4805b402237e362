import type { Language } from '@portal/model';

/** Texts of the pages of newsletters as they were sent. */
export type NewsletterTexts = {
  none: string;
  noneYet: string;
  /** Under the day of an edition that no editor gave a subject. */
  standfirst: string;
  editions: string;
  /** Ways to the editions before and after, `{day}` theirs. */
  earlier: string;
  later: string;
  onlyOne: string;
  choose: string;
};

export const NEWSLETTER_TEXTS: Readonly<Record<Language, NewsletterTexts>> = {
  ca: {
    none: 'Encara no n’hi ha cap edició',
    noneYet: 'La primera sortirà ben aviat.',
    standfirst: 'La tria de notícies de la redacció per a aquesta edició.',
    editions: 'Altres edicions',
    earlier: 'L’anterior: {day}',
    later: 'La següent: {day}',
    onlyOne: 'Aquesta és la primera.',
    choose: 'Rep-lo al teu correu',
  },
  es: {
    none: 'Todavía no hay ninguna edición',
    noneYet: 'La primera saldrá muy pronto.',
    standfirst: 'La selección de noticias de la redacción para esta edición.',
    editions: 'Otras ediciones',
    earlier: 'La anterior: {day}',
    later: 'La siguiente: {day}',
    onlyOne: 'Esta es la primera.',
    choose: 'Recíbelo en tu correo',
  },
  en: {
    none: 'There are no editions yet',
    noneYet: 'The first one is coming soon.',
    standfirst: 'The newsroom’s choice of stories for this edition.',
    editions: 'Other editions',
    earlier: 'The one before: {day}',
    later: 'The one after: {day}',
    onlyOne: 'This is the first one.',
    choose: 'Get it by email',
  },
};
