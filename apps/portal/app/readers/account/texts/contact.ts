import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  desks: 'Les seccions, directament',
  offices: 'On som',
  /** Ways to pages that answer before a message has to. */
  before: 'Potser no cal que ens escriguis',
  corrections: { name: 'Hem publicat una errada', text: 'Com corregim, i què hem corregit.' },
  rectification: { name: 'Un article parla de tu', text: 'Demana una rectificació.' },
  newsletters: { name: 'Els butlletins', text: 'Tria quins reps.' },
  subscriptions: { name: 'La teva subscripció', text: 'Canvia-la o cancel·la-la al teu perfil.' },
};

export type ContactTexts = typeof ca;

const es: ContactTexts = {
  desks: 'Las secciones, directamente',
  offices: 'Dónde estamos',
  before: 'Quizá no hace falta que nos escribas',
  corrections: { name: 'Hemos publicado un error', text: 'Cómo corregimos, y qué hemos corregido.' },
  rectification: { name: 'Un artículo habla de ti', text: 'Pide una rectificación.' },
  newsletters: { name: 'Los boletines', text: 'Elige cuáles recibes.' },
  subscriptions: { name: 'Tu suscripción', text: 'Cámbiala o cancélala en tu perfil.' },
};

const en: ContactTexts = {
  desks: 'The desks, directly',
  offices: 'Where we are',
  before: 'You may not need to write',
  corrections: { name: 'We published a mistake', text: 'How we correct, and what we have corrected.' },
  rectification: { name: 'A story is about you', text: 'Ask for a rectification.' },
  newsletters: { name: 'The newsletters', text: 'Choose which ones you get.' },
  subscriptions: { name: 'Your subscription', text: 'Change or cancel it in your profile.' },
};

/** Strings for what stands next to the contact form. */
export const CONTACT_TEXTS: Readonly<Record<Language, ContactTexts>> = inEveryLanguage({ ca, es, en });
