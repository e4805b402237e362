import type { ErrorTexts } from './catalogue';

/** The error catalogue in Catalan (spec §8). */
export const errorTextsCa: ErrorTexts = {
  requestFailed: 'Hi ha hagut un error i no ho hem pogut fer. Torna-ho a provar d’aquí a una estona.',
  timeout: 'No hem pogut connectar amb el servidor. Torna-ho a provar d’aquí a una estona.',
  notFound: 'El servidor no ha trobat el que demanaves. Torna-ho a provar d’aquí a una estona.',
  unauthorized: 'No tens permís per fer aquesta operació.',
  preconditionFailed: 'Ara mateix no es pot fer. Torna-ho a provar d’aquí a una estona.',
  tooManyAttempts: 'Massa intents seguits. Torna-ho a provar d’aquí a una estona.',
  loginFailed: 'Correu electrònic o contrasenya incorrectes.',
  passwordRenewal:
    'Hem renovat la seguretat dels comptes i has de canviar la contrasenya. T’hem enviat un correu amb els passos que has de seguir.',
  emailNotValidated:
    'Encara no has confirmat la teva adreça de correu. Busca el missatge que et vam enviar per confirmar-la, o demana’n un altre.',
  validationMailSent: 'T’hem enviat el missatge de confirmació. Revisa el teu correu electrònic.',
  passwordResetSent:
    'Si hi ha un compte amb aquesta adreça, hi rebràs un missatge per canviar la contrasenya.',
  passwordChanged: 'La contrasenya s’ha canviat correctament. Ja pots iniciar la sessió amb la nova.',
  emailUnknown: 'Aquesta adreça no és de cap compte.',
  newsletterFailed: 'Hi ha hagut un error puntual. Torna-ho a provar més tard.',
  emailInUse: 'Ja hi ha un compte amb aquest correu electrònic.',
  nickInUse: 'Aquest nom d’usuari ja està en ús.',
  invalidData: 'Les dades no són vàlides. Revisa-les i torna-ho a provar.',
  wrongPassword: 'La contrasenya actual no és correcta.',
  profileFailed: 'No hem pogut desar els canvis. Torna-ho a provar més tard.',
  profileSaved: 'Els canvis s’han desat correctament.',
  subscriptionRenews:
    'Tens una subscripció que es renova i que es continuaria cobrant. Cancel·la-la primer, i després podràs eliminar el compte.',
  demoDeletionRefused:
    'Aquest compte és de demostració i no es pot eliminar des d’aquí. Escriu-nos per correu electrònic i ho farem per tu.',
  loginAgain:
    'Per fer aquest canvi has de tancar la sessió i tornar-la a iniciar: fa massa estona que la vas iniciar.',
  alreadyVoted: 'Ja has votat.',
  ratingFailed: 'No hem pogut desar el teu vot. Torna-ho a provar més tard.',
  questionLimit: 'Ja has enviat totes les preguntes que admet aquesta entrevista.',
  noSchedule: 'Encara no hem publicat la programació d’aquest dia.',
  searchTooShort: 'Escriu com a mínim 3 caràcters per cercar.',
  noResults: 'No hem trobat cap resultat.',
  noProgrammes: 'No hem trobat cap programa.',
  loginRequired: 'Per continuar, inicia la sessió.',
  incompleteProfile: 'Completa les dades del teu perfil per poder comentar.',
  childAccount: 'Els comptes de menors no poden fer això.',
};
