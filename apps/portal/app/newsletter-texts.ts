import type { Language } from '@portal/model';

/** Texts of the pages of newsletters as they were sent. */
export type NewsletterTexts = {
  none: string;
  noneYet: string;
  editions: string;
  choose: string;
};

export const NEWSLETTER_TEXTS: Readonly<Record<Language, NewsletterTexts>> = {
  ca: {
    none: 'Encara no n’hi ha cap edició',
    noneYet: 'La primera sortirà ben aviat.',
    editions: 'Altres edicions',
    choose: 'Rep-lo al teu correu',
  },
  es: {
    none: 'Todavía no hay ninguna edición',
    noneYet: 'La primera saldrá muy pronto.',
    editions: 'Otras ediciones',
    choose: 'Recíbelo en tu correo',
  },
  en: {
    none: 'There are no editions yet',
    noneYet: 'The first one is coming soon.',
    editions: 'Other editions',
    choose: 'Get it by email',
  },
};
