/** Spanish texts that form fields share: required mark, password hint, legal terms (spec §5). */
export const fields = {
  required: 'campo obligatorio',
  terms: 'He leído y acepto las {link}',
  termsLink: 'condiciones legales',
  newTab: 'se abre en una pestaña nueva',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  passwordHint: 'Mínimo 8 caracteres, con mayúsculas y minúsculas',
  charactersMost: { one: 'Máximo {count} carácter', other: 'Máximo {count} caracteres' },
  charactersLeft: { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
  charactersOver: { one: 'Sobra {count} carácter', other: 'Sobran {count} caracteres' },
  choose: 'Elige una opción',
  dismiss: 'Cerrar el aviso',
  errors: { one: 'Hay {count} dato que revisar', other: 'Hay {count} datos que revisar' },
  incomplete: 'Falta algún dato, o hay alguno que corregir',
  noValue: 'sin dato',
  kinds: { success: 'Hecho', error: 'Error', warning: 'Aviso' },
};

/** Spanish strings for calendars and date fields. */
export const calendar = {
  open: 'Abrir el calendario',
  choose: 'Elige un día',
  chooseRange: 'Elige el primer día y el último',
  chooseFirst: 'Elige el primer día',
  chooseLast: 'Elige el último día',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  today: 'hoy',
  selected: 'elegido',
  format: 'DD/MM/AAAA',
  clear: 'Borrar la fecha',
  noDay: 'Escribe el día con el formato DD/MM/AAAA',
  loading: 'Cargando el calendario',
  failed: 'El calendario no se ha podido cargar. Escribe la fecha.',
};

/** Spanish strings for the date select, one for each preset (spec §4). */
export const dateFilters = {
  title: 'Fecha',
  any: 'Cualquier fecha',
  today: 'Hoy',
  yesterday: 'Ayer',
  last24hours: 'Últimas 24 horas',
  lastWeek: 'Última semana',
  lastMonth: 'Último mes',
  lastYear: 'Último año',
  tomorrow: 'Mañana',
  nextWeek: 'La semana que viene',
  nextWeekend: 'El próximo fin de semana',
  nextMonth: 'El mes que viene',
  thisMonth: 'Este mes',
  nextYear: 'El año que viene',
  range: 'Entre dos fechas…',
  span: '{from} a {to}',
  back: 'Volver a las opciones',
  noCalendar: 'El calendario no se ha podido cargar. Vuelve a intentarlo.',
};

/** Spanish strings for autocomplete fields: hints and match counts (spec §5). */
export const predictive = {
  results: { one: '{count} resultado', other: '{count} resultados' },
  atLeast: 'Escribe al menos {count} letras',
  none: 'Ningún resultado',
  loading: 'Buscando…',
  failed: 'No se ha podido buscar. Vuelve a intentarlo.',
  clear: 'Borrar',
  open: 'Ver las opciones',
};

/** Spanish strings for file uploads, their limits and failures (spec §9). */
export const upload = {
  choose: 'Elegir un archivo',
  drop: 'o suéltalo aquí',
  image: 'Foto JPEG de {size}\u00a0MB como máximo',
  video: 'Vídeo MP4 de {size}\u00a0MB como máximo',
  tooLarge: '{name} pesa más de {size}\u00a0MB',
  wrongFormat: '{name} no es un archivo JPEG ni MP4',
  wrongImage: '{name} no es un archivo JPEG',
  wrongVideo: '{name} no es un archivo MP4',
  tooMany: { one: 'Solo se puede enviar {count} archivo', other: 'Solo se pueden enviar {count} archivos' },
  sending: 'Enviando {name}',
  done: 'Enviado',
  failed: 'No se ha podido enviar',
  retry: 'Volver a intentarlo',
  remove: 'Quitar {name}',
};

/** Spanish strings for the contact form and its states. */
export const contact = {
  title: 'Escríbenos',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  phone: 'Teléfono',
  place: 'Población',
  message: 'Mensaje',
  submit: 'Enviar',
  done: 'Hemos recibido tu mensaje. Te responderemos por correo.',
  failed: 'No se ha podido enviar. Lo que has escrito sigue aquí.',
};

/** Spanish strings for number fields: steps and errors. */
export const numberField = {
  increase: '{label}: aumentar',
  decrease: '{label}: reducir',
  noNumber: 'Escribe un número, como {example}',
  tooSmall: 'Ha de ser {min} como mínimo',
  tooLarge: 'Ha de ser {max} como máximo',
  offStep: 'Ha de ser {before} o {after}',
};

/** Spanish strings for a multiple choice. */
export const multiSelect = {
  chosen: { one: '{count} elegida', other: '{count} elegidas' },
  clear: 'Quitar todas',
  cleared: 'Ya no hay ninguna elegida',
};
