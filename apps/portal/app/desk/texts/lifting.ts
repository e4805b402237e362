import type { Language } from '@portal/model';

const ca = {
  title: 'Aixeca una suspensió',
  text: 'Per a qui escriu que no pot comentar. Val per a tots els comptes d’aquesta adreça en aquest lloc, també per a una suspensió d’un compte que ja s’ha esborrat.',
  email: 'Correu electrònic del lector',
  submit: 'Aixeca la suspensió',
  none: 'Aquesta adreça no té cap suspensió en aquest lloc.',
};

type LiftingTexts = typeof ca;

/** Texts of the form that lifts a suspension by the reader's address. */
export const LIFTING_DESK_TEXTS: Readonly<Record<Language, LiftingTexts>> = {
  ca,
  es: {
    title: 'Levantar una suspensión',
    text: 'Para quien escribe que no puede comentar. Vale para todas las cuentas de esa dirección en este sitio, también para una suspensión de una cuenta que ya se ha borrado.',
    email: 'Correo electrónico del lector',
    submit: 'Levantar la suspensión',
    none: 'Esa dirección no tiene ninguna suspensión en este sitio.',
  },
  en: {
    title: 'Lift a suspension',
    text: 'For readers who write that they cannot comment. It holds for all accounts of that address on this site, and for a suspension from an account that has been deleted since.',
    email: 'The reader’s email',
    submit: 'Lift the suspension',
    none: 'There is no suspension for this address on this site.',
  },
};
