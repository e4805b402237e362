import type { GuardianTexts } from './texts';

/** Spanish strings for the pages of guardians and for children’s accounts (spec §2, §6). */
export const es: GuardianTexts = {
  title: 'Madres, padres y tutores',
  intro:
    'Quien todavía no tiene {years} años no puede abrir una cuenta por sí solo. Si eres la madre, el padre o la persona que lo tutela, puedes abrirle una que dependa de la tuya.',
  steps: {
    own: 'Inicia sesión, o crea una cuenta. Tienes que ser mayor de edad y tener la dirección de correo confirmada.',
    add: 'Di el nombre y la fecha de nacimiento del menor y da tu consentimiento. Guardamos las palabras que aceptas y cuándo lo haces.',
    link: 'Te enviamos un enlace. Con él, el menor elige un nombre de usuario y una contraseña.',
    manage:
      'Desde tu perfil puedes cerrarle las sesiones y pedir otro enlace. También puedes retirar el consentimiento, y entonces la cuenta se elimina.',
  },
  go: 'Añadir a un menor',
  register: 'Crear tu cuenta',
  children: '¿Ya tienes una cuenta de menor? Inicia sesión aquí',
  canTitle: 'Qué se puede hacer con una cuenta de menor',
  can: 'Leer los artículos para lectores registrados, guardar artículos, seguir a autores y pulsar «Me gusta».',
  cannotTitle: 'Qué no se puede hacer',
  cannot: 'Comentar, votar comentarios, participar en encuestas, enviar fotos o vídeos y recibir boletines.',
  ownRights: {
    canTitle: 'Qué puedes hacer',
    can: 'Leer los artículos para lectores registrados, guardar artículos, seguir a autores y marcar lo que te gusta.',
    cannotTitle: 'Qué no puedes hacer',
    cannot:
      'Comentar, votar comentarios, participar en encuestas, enviar fotos o vídeos y recibir boletines.',
  },
  said: {
    added: 'Hecho. Te hemos enviado un correo con el enlace.',
    renamed: 'El nombre se ha guardado.',
    link: 'Te hemos enviado un correo con un enlace nuevo.',
    sessions: 'Se han cerrado las sesiones.',
    removed: 'Has retirado el consentimiento. La cuenta se ha eliminado y sus datos se han borrado.',
    failed: 'No se ha podido hacer. Vuelve a intentarlo dentro de un rato.',
    tooOften: 'Lo has hecho demasiadas veces seguidas. Vuelve a intentarlo dentro de un rato.',
  },
  refusals: {
    NO_GUARDIAN:
      'Para añadir a un menor hay que ser mayor de edad y tener la dirección de correo confirmada.',
    TOO_MANY_CHILDREN: 'No se pueden añadir más menores.',
    CONSENT_CHANGED:
      'El texto del consentimiento ha cambiado. Vuelve a leerlo y acéptalo si estás de acuerdo.',
  },
  manageTitle: 'La cuenta de {name}',
  data: 'Datos',
  nick: 'Nombre de usuario: {nick}',
  rename: 'Guardar el nombre',
  access: 'Inicio de sesión',
  linkPending: 'Todavía no ha usado el enlace que te enviamos, que caduca a los siete días.',
  linkActive: 'Si ha olvidado la contraseña, pide un enlace para que elija otra.',
  link: 'Enviarme un enlace',
  sessions: { one: 'Tiene {count} sesión abierta.', other: 'Tiene {count} sesiones abiertas.' },
  noSessions: 'No tiene ninguna sesión abierta.',
  endSessions: 'Cerrarle las sesiones',
  consent: 'Consentimiento',
  consentedAt: 'Lo diste el {date}.',
  remove: 'Retirar el consentimiento',
  back: 'Volver a la lista',
  deletion: 'También se eliminarán las cuentas de menores que dependen de la tuya: {names}.',
  spentTitle: 'Este enlace ya no sirve',
  spent: 'Pide a la persona adulta que te abrió la cuenta que te envíe otro desde su perfil.',
  ready: 'Ya está. Ahora inicia sesión con el nombre de usuario y la contraseña que has elegido.',
  ownTitle: 'Mi cuenta',
  own: 'Es una cuenta de menor. La gestiona la persona adulta que dio el consentimiento: ella puede cambiarte la contraseña y eliminar la cuenta.',
  releaseTitle: 'Una cuenta solo tuya',
  release:
    'Por la edad que tienes, ya puedes tener una cuenta que no dependa de nadie. Escribe tu correo y lo confirmarás con un enlace.',
  releaseSubmit: 'Enviarme el enlace',
  releaseSent:
    'Te hemos enviado un mensaje a {email}. Cuando confirmes la dirección, la cuenta será solo tuya.',
};
