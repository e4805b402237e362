import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  title: 'Aixeca una suspensió',
  text: 'Per a qui escriu que no pot comentar. Serveix per a tots els comptes d’aquesta adreça en aquest web, també per a la suspensió d’un compte que ja s’ha eliminat.',
  email: 'Correu electrònic del lector',
  submit: 'Aixeca la suspensió',
  none: 'Aquesta adreça no té cap suspensió en aquest web.',
};

type LiftingTexts = typeof ca;

/** Strings for the form that lifts a suspension by the reader's email address. */
export const LIFTING_DESK_TEXTS: Readonly<Record<Language, LiftingTexts>> = inEveryLanguage({
  ca,
  es: {
    title: 'Levantar una suspensión',
    text: 'Para quien escribe que no puede comentar. Sirve para todas las cuentas de esa dirección en esta web, también para la suspensión de una cuenta que ya se ha eliminado.',
    email: 'Correo electrónico del lector',
    submit: 'Levantar la suspensión',
    none: 'Esa dirección no tiene ninguna suspensión en esta web.',
  },
  en: {
    title: 'Lift a suspension',
    text: 'For readers who write that they cannot comment. It applies to all accounts of that address on this site, and to the suspension of an account that has since been deleted.',
    email: 'The reader’s email',
    submit: 'Lift the suspension',
    none: 'There is no suspension for this address on this site.',
  },
});
