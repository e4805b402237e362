import type { ErrorTexts } from './catalogue';

/** The error catalogue in Spanish (spec §8). */
export const errorTextsEs: ErrorTexts = {
  requestFailed: 'Ha habido un error y no lo hemos podido hacer. Vuelve a intentarlo dentro de un rato.',
  timeout: 'No hemos podido conectar con el servidor. Vuelve a intentarlo dentro de un rato.',
  notFound: 'El servidor no ha encontrado lo que pedías. Vuelve a intentarlo dentro de un rato.',
  unauthorized: 'No tienes permiso para hacer esta operación.',
  preconditionFailed: 'Ahora mismo no se puede hacer. Vuelve a intentarlo dentro de un rato.',
  tooManyAttempts: 'Demasiados intentos seguidos. Vuelve a intentarlo dentro de un rato.',
  loginFailed: 'Correo electrónico o contraseña incorrectos.',
  passwordRenewal:
    'Hemos renovado la seguridad de las cuentas y tienes que cambiar la contraseña. Te hemos enviado un correo con los pasos que has de seguir.',
  emailNotValidated:
    'Todavía no has confirmado tu dirección de correo. Busca el mensaje que te enviamos para confirmarla, o pide otro.',
  validationMailSent: 'Te hemos enviado el mensaje de confirmación. Revisa tu correo electrónico.',
  passwordResetSent:
    'Si hay una cuenta con esta dirección, recibirás en ella un mensaje para cambiar la contraseña.',
  passwordChanged: 'La contraseña se ha cambiado correctamente. Ya puedes iniciar sesión con la nueva.',
  emailUnknown: 'Esta dirección no es de ninguna cuenta.',
  newsletterFailed: 'Ha habido un error puntual, inténtalo más tarde',
  emailInUse: 'Ya hay una cuenta con este correo electrónico.',
  nickInUse: 'Este nombre de usuario ya está en uso.',
  invalidData: 'Los datos no son válidos. Revísalos y vuelve a intentarlo.',
  wrongPassword: 'La contraseña actual no es correcta.',
  profileFailed: 'No hemos podido guardar los cambios. Vuelve a intentarlo más tarde.',
  profileSaved: 'Los cambios se han guardado correctamente.',
  subscriptionRenews:
    'Tienes una suscripción que se renueva y que se seguiría cobrando. Cancélala primero y después podrás eliminar la cuenta.',
  demoDeletionRefused:
    'Esta cuenta es de demostración y no se puede eliminar desde aquí. Escríbenos por correo electrónico y lo haremos por ti.',
  loginAgain:
    'Para hacer este cambio tienes que cerrar la sesión y volver a iniciarla: la iniciaste hace demasiado tiempo.',
  alreadyVoted: 'Ya has votado.',
  ratingFailed: 'No hemos podido guardar tu voto. Vuelve a intentarlo más tarde.',
  questionLimit: 'Ya has enviado todas las preguntas que admite esta entrevista.',
  noSchedule: 'Todavía no hemos publicado la programación de este día.',
  searchTooShort: 'Escribe al menos 3 caracteres para buscar.',
  noResults: 'No hemos encontrado ningún resultado.',
  noProgrammes: 'No hemos encontrado ningún programa.',
  loginRequired: 'Para continuar, inicia sesión.',
  incompleteProfile: 'Completa los datos de tu perfil para poder comentar.',
  childAccount: 'Las cuentas de menores no pueden hacer esto.',
};
