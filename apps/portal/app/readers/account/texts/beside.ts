import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  /** Over the story that a reader comes from. */
  reading: 'Estaves llegint',
  /** Over the lead of the front page. */
  today: 'Avui, a la portada',
  /** Gains of an account; only what the site has switched on. */
  gains: {
    title: 'Amb un compte, que és gratuït',
    save: { name: 'Desa el que vols llegir', text: 'Ho trobes al teu perfil, a qualsevol dispositiu.' },
    follow: { name: 'Segueix qui signa', text: 'Tens a mà tot el que publiquen els teus autors.' },
    comment: { name: 'Digues-hi la teva', text: 'Comenta els articles i vota a les enquestes.' },
    /** `text` with `{names}` of the newsletters. */
    newsletters: { name: 'Rep els butlletins', text: '{names}.' },
  },
  /** Next to a newsletter's form. */
  archive: 'Les edicions enviades',
};

export type BesideTexts = typeof ca;

const es: BesideTexts = {
  reading: 'Estabas leyendo',
  today: 'Hoy, en portada',
  gains: {
    title: 'Con una cuenta, que es gratuita',
    save: {
      name: 'Guardar lo que quieres leer',
      text: 'Lo encuentras en tu perfil, en cualquier dispositivo.',
    },
    follow: { name: 'Seguir a quien firma', text: 'Tienes a mano todo lo que publican tus autores.' },
    comment: { name: 'Dar tu opinión', text: 'Comentas los artículos y votas en las encuestas.' },
    newsletters: { name: 'Recibir los boletines', text: '{names}.' },
  },
  archive: 'Las ediciones enviadas',
};

const en: BesideTexts = {
  reading: 'You were reading',
  today: 'Today’s front page',
  gains: {
    title: 'With an account, which is free',
    save: { name: 'Save what you want to read', text: 'It is in your profile, on any device.' },
    follow: { name: 'Follow writers', text: 'All that your authors publish is at hand.' },
    comment: { name: 'Have your say', text: 'Comment on stories and vote in polls.' },
    newsletters: { name: 'Get the newsletters', text: '{names}.' },
  },
  archive: 'Sent editions',
};

/** Strings for what stands next to the forms of readers. */
export const BESIDE_TEXTS: Readonly<Record<Language, BesideTexts>> = inEveryLanguage({ ca, es, en });
