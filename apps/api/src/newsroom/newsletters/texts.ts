import { inEveryLanguage, type Language } from '@portal/model';

/** Fixed strings for newsletter emails. */
export type EmailTexts = {
  /** Above the articles, followed by the date. */
  browser: string;
  /** Label of a text that requires registration or a subscription. */
  closed: Readonly<Record<'registered' | 'subscribers', string>>;
  /** Reason for the email; `{name}` is the newsletter’s name, `{site}` the site’s. */
  why: string;
  leave: string;
  others: string;
};

export const EMAIL_TEXTS: Readonly<Record<Language, EmailTexts>> = inEveryLanguage({
  ca: {
    browser: 'Llegeix-ho al web',
    closed: { registered: 'Per a lectors registrats', subscribers: 'Per a subscriptors' },
    why: 'Reps «{name}» perquè t’hi vas subscriure a {site}.',
    leave: 'Dona’t de baixa amb un toc',
    others: 'Tria els teus butlletins',
  },
  es: {
    browser: 'Leer en la web',
    closed: { registered: 'Para lectores registrados', subscribers: 'Para suscriptores' },
    why: 'Recibes «{name}» porque te suscribiste en {site}.',
    leave: 'Darme de baja con un toque',
    others: 'Elegir tus boletines',
  },
  en: {
    browser: 'Read it on the web',
    closed: { registered: 'For registered readers', subscribers: 'For subscribers' },
    why: 'You get “{name}” because you subscribed to it at {site}.',
    leave: 'Unsubscribe with one tap',
    others: 'Choose your newsletters',
  },
});
