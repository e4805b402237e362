import { inEveryLanguage, type Language } from '@portal/model';

/** Strings for the desk's people page, in Catalan. */
const ca = {
  title: 'Persones',
  caption: 'Persones de la redacció',
  email: 'Correu',
  role: 'Rol',
  factor: 'Segon factor',
  hasFactor: 'activat',
  noFactor: 'pendent',
  password: 'Contrasenya',
  noPassword: 'pendent',
  change: 'Canvia',
  changeOf: 'Canvia el rol {de |d’:name}',
  roleOf: 'Rol {de |d’:name}',
  remove: 'Treu de la redacció',
  reset: 'Restableix l’accés',
  resetOf: 'Restableix l’accés {de |d’:name}',
  /** Shown to the chief above the button. */
  resetText:
    'La contrasenya, el segon factor i les claus d’accés {de |d’:name} deixaran de funcionar i se’n tancaran les sessions. Enviarem a {email} un enllaç, vàlid durant un dia, per triar una contrasenya nova; després haurà de configurar un altre segon factor. Abans, comprova que t’ho demana la mateixa persona i que encara llegeix aquest correu.',
  ownPassword: 'La teva contrasenya',
  /** Condition under which the field is required. */
  passwordForChief: 'Només cal per donar o treure el rol de direcció.',
  tooManyResets:
    'Has restablert massa accessos en una hora, o aquest ja s’ha restablert massa vegades avui. Si avui ja s’ha enviat un enllaç, l’últim encara serveix. Si en cal un altre, torna-ho a provar més tard.',
  wasReset:
    'S’ha restablert l’accés {de |d’:name}. L’enllaç per triar una contrasenya nova s’ha enviat a {email}.',
  invitations: 'Invitacions pendents',
  noInvitations: 'No n’hi ha cap.',
  expires: 'Caduca:',
  invitedBy: 'Convida',
  command: 'L’ordre',
  withdraw: 'Retira',
  withdrawOf: 'Retira la invitació {de |d’:email}',
  inviteTitle: 'Convida algú',
  invite: 'Envia la invitació',
  invited: 'S’ha enviat la invitació a {email}.',
  changed: '{name} ara té el rol {de |d’:role}.',
  removed: 'S’ha tret la persona de la redacció.',
  withdrawn: 'S’ha retirat la invitació.',
  atThisDesk: 'Aquesta persona ja és en aquesta redacció: canvia-li el rol a la llista.',
  tooManyInvitations: 'Ja hi ha massa invitacions pendents. Retira’n alguna abans.',
  tooOften: 'El rol de direcció ha canviat massa vegades en una hora. Torna-ho a provar més tard.',
  invitedTooOften:
    'Has enviat massa invitacions en una hora, el rol de direcció ha canviat massa vegades, o aquest correu ja ha rebut massa invitacions avui. Torna-ho a provar més tard.',
  lastChief: 'Abans, una altra persona ha de tenir el rol de direcció.',
  chiefElsewhere: 'També és a una altra redacció: ho ha de fer qui tingui la direcció de totes.',
  failed: 'No s’ha pogut fer. Torna-ho a provar.',
};

type PeopleTexts = typeof ca;

const es: PeopleTexts = {
  title: 'Personas',
  caption: 'Personas de la redacción',
  email: 'Correo',
  role: 'Rol',
  factor: 'Segundo factor',
  hasFactor: 'activado',
  noFactor: 'pendiente',
  password: 'Contraseña',
  noPassword: 'pendiente',
  change: 'Cambiar',
  changeOf: 'Cambiar el rol de {name}',
  roleOf: 'Rol de {name}',
  remove: 'Sacar de la redacción',
  reset: 'Restablecer el acceso',
  resetOf: 'Restablecer el acceso de {name}',
  resetText:
    'La contraseña, el segundo factor y las llaves de acceso de {name} dejarán de funcionar y se cerrarán sus sesiones. Enviaremos a {email} un enlace, válido durante un día, para elegir una contraseña nueva; después deberá configurar otro segundo factor. Antes, comprueba que te lo pide esa misma persona y que todavía lee este correo.',
  ownPassword: 'Tu contraseña',
  passwordForChief: 'Solo hace falta para dar o quitar el rol de dirección.',
  tooManyResets:
    'Has restablecido demasiados accesos en una hora, o este ya se ha restablecido demasiadas veces hoy. Si hoy ya se ha enviado un enlace, el último todavía sirve. Si hace falta otro, vuelve a intentarlo más tarde.',
  wasReset:
    'Se ha restablecido el acceso de {name}. El enlace para elegir una contraseña nueva se ha enviado a {email}.',
  invitations: 'Invitaciones pendientes',
  noInvitations: 'No hay ninguna.',
  expires: 'Caduca:',
  invitedBy: 'Invita',
  command: 'La orden',
  withdraw: 'Retirar',
  withdrawOf: 'Retirar la invitación de {email}',
  inviteTitle: 'Invitar a alguien',
  invite: 'Enviar la invitación',
  invited: 'Se ha enviado la invitación a {email}.',
  changed: '{name} tiene ahora el rol de {role}.',
  removed: 'Se ha sacado a la persona de la redacción.',
  withdrawn: 'Se ha retirado la invitación.',
  atThisDesk: 'Esta persona ya está en esta redacción: cámbiale el rol en la lista.',
  tooManyInvitations: 'Ya hay demasiadas invitaciones pendientes. Retira alguna antes.',
  tooOften: 'El rol de dirección ha cambiado demasiadas veces en una hora. Vuelve a intentarlo más tarde.',
  invitedTooOften:
    'Has enviado demasiadas invitaciones en una hora, el rol de dirección ha cambiado demasiadas veces, o este correo ya ha recibido demasiadas invitaciones hoy. Vuelve a intentarlo más tarde.',
  lastChief: 'Antes, otra persona debe tener el rol de dirección.',
  chiefElsewhere: 'También está en otra redacción: debe hacerlo quien tenga la dirección de todas.',
  failed: 'No se ha podido hacer. Vuelve a intentarlo.',
};

const en: PeopleTexts = {
  title: 'People',
  caption: 'People of the newsroom',
  email: 'Email',
  role: 'Role',
  factor: 'Second factor',
  hasFactor: 'set up',
  noFactor: 'not set up yet',
  password: 'Password',
  noPassword: 'not chosen yet',
  change: 'Change',
  changeOf: 'Change the role of {name}',
  roleOf: 'Role of {name}',
  remove: 'Remove from the newsroom',
  reset: 'Reset access',
  resetOf: 'Reset the access of {name}',
  resetText:
    '{name}’s password, second factor and passkeys will stop working and their sessions will end. We will email {email} a link, valid for one day, to choose a new password; they then set up another second factor. First check that the request really comes from them and that they still read this address.',
  ownPassword: 'Your own password',
  passwordForChief: 'Only needed to give or take the role of chief.',
  tooManyResets:
    'You have reset too many people’s access within an hour, or this person’s has been reset too often today. If a link was sent today, the last one still works. If another one is needed, try again later.',
  wasReset:
    'The access of {name} has been reset. The link to choose a new password has been sent to {email}.',
  invitations: 'Open invitations',
  noInvitations: 'There are none.',
  expires: 'Expires:',
  invitedBy: 'Invited by',
  command: 'The command',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw the invitation of {email}',
  inviteTitle: 'Invite somebody',
  invite: 'Send invitation',
  invited: 'The invitation has been sent to {email}.',
  changed: '{name} now has the role of {role}.',
  removed: 'The person has been removed from the newsroom.',
  withdrawn: 'The invitation has been withdrawn.',
  atThisDesk: 'This person is in this newsroom already: change their role in the list.',
  tooManyInvitations: 'Too many invitations are open. Withdraw one first.',
  tooOften: 'The role of chief has changed too often within an hour. Try again later.',
  invitedTooOften:
    'You have sent too many invitations within an hour, the role of chief has changed too often, or this address has had too many invitations today. Try again later.',
  lastChief: 'Somebody else must be chief first.',
  chiefElsewhere: 'They are at another newsroom too: whoever is chief of all of them must do it.',
  failed: 'It could not be done. Please try again.',
};

/** Strings for the desk's people page, by language. */
export const PEOPLE_TEXTS: Readonly<Record<Language, PeopleTexts>> = inEveryLanguage({ ca, es, en });
