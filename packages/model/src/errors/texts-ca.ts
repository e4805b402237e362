import type { ErrorTexts } from './catalogue';
import { REQUEST_TEXTS } from './request-texts';

/** The error catalogue in Catalan (spec §8). */
export const errorTextsCa: ErrorTexts = {
  ...REQUEST_TEXTS,
  tooManyAttempts: 'Massa intents seguits. Torna-ho a provar d’aquí a una estona.',
  loginFailed: 'Correu electrònic o contrasenya incorrectes.',
  passwordRenewal:
    'Hem renovat la seguretat dels comptes i has de canviar la contrasenya. T’hem enviat un correu amb els passos que has de seguir.',
  emailNotValidated:
    'Encara no has validat el teu correu electrònic. Fes clic aquí i et tornarem a enviar el missatge de validació.',
  validationMailSent: 'T’hem enviat el missatge de validació. Revisa el teu correu electrònic.',
  passwordResetSent: 'T’hem enviat un correu electrònic perquè puguis canviar la contrasenya.',
  passwordChanged: 'La contrasenya s’ha canviat correctament. Ja pots accedir-hi.',
  newsletterFailed: 'Hi ha hagut un error puntual, intenta-ho més tard',
  emailInUse: 'Ja hi ha un compte amb aquest correu electrònic.',
  nickInUse: 'Aquest nom d’usuari ja està en ús.',
  invalidData: 'Les dades no són vàlides. Revisa-les i torna-ho a provar.',
  wrongPassword: 'La contrasenya actual no és correcta.',
  profileFailed: 'No hem pogut desar els canvis. Intenta-ho més tard.',
  profileSaved: 'Els canvis s’han desat correctament.',
  demoDeletionRefused:
    'Aquest compte és de demostració i no es pot eliminar des d’aquí. Escriu-nos per correu electrònic i ho farem per tu.',
  loginAgain:
    'Per fer aquest canvi has de tancar la sessió i tornar a entrar: fa massa estona que vas entrar.',
  accountDeleted: 'Hem eliminat el teu compte i les teves dades. Gràcies pel temps que has passat aquí.',
  alreadyVoted: 'Ja has votat.',
  ratingFailed: 'No hem pogut desar el teu vot. Intenta-ho més tard.',
  questionLimit: 'Ja has enviat totes les preguntes que admet aquesta entrevista.',
  noSchedule: 'No hi ha programació per a aquest dia.',
  searchTooShort: 'Escriu com a mínim 3 caràcters per cercar.',
  noResults: 'No hem trobat cap resultat.',
  noProgrammes: 'No hem trobat cap programa.',
  loginRequired: 'Per continuar has d’accedir al teu compte.',
  incompleteProfile: 'Completa les dades del teu perfil per poder comentar.',
};
