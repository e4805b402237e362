import { errorTextsEs } from '@portal/model';

/** Spanish strings for digital interviews (spec §2). */
export const interview = {
  label: 'Entrevista digital',
  upcoming: 'Empieza el {date}. Ya puedes enviar tu pregunta.',
  open: 'Está respondiendo',
  closed: 'Entrevista terminada',
  index: 'Todas las preguntas',
  questions: 'Preguntas y respuestas',
  count: { one: '{count} respuesta', other: '{count} respuestas' },
  none: 'Todavía no hay ninguna respuesta',
  asks: 'Pregunta de {author}',
  someone: 'alguien que ya no tiene cuenta',
  pending: 'Pendiente de respuesta',
  goodbye: 'Despedida',
  more: 'Más respuestas',
  pageTitle: 'Preguntas y respuestas: {title}',
  first: 'Desde la primera respuesta',
  back: 'Volver a la entrevista',
  fresh: { one: 'Hay {count} respuesta nueva.', other: 'Hay {count} respuestas nuevas.' },
  ended: 'La entrevista ha terminado.',
  reload: 'Volver a cargar la entrevista',
  toForm: 'Hacer una pregunta',
};

/** Spanish strings for the question form of digital interviews (spec §8). */
export const askQuestion = {
  title: 'Haz tu pregunta',
  name: 'Nombre con el que firmas',
  nameEmpty: 'El nombre es obligatorio',
  question: 'Tu pregunta',
  questionEmpty: 'Escribe tu pregunta',
  tooLong: { one: 'Sobra {count} carácter', other: 'Sobran {count} caracteres' },
  submit: 'Enviar la pregunta',
  sent: 'Hemos recibido tu pregunta. Gracias.',
  failed: 'No se ha podido enviar tu pregunta. Lo que has escrito sigue aquí.',
  limit: errorTextsEs.questionLimit,
  another: 'Hacer otra pregunta',
};

/** Spanish strings for a reader’s own questions to an interview. */
export const ownQuestions = {
  title: 'Tus preguntas',
  pageTitle: 'Pregunta a {guest}',
  none: 'Todavía no has enviado ninguna.',
  left: { one: 'Puedes enviar {count} más.', other: 'Puedes enviar {count} más.' },
  withdraw: 'Retirar',
  withdrawNamed: 'Retirar la pregunta «{question}»',
  withdrawn: 'Hemos retirado tu pregunta.',
  failed: 'No se ha podido hacer. Vuelve a intentarlo.',
  tooOften: 'Has enviado muchas preguntas en poco tiempo. Espera unos minutos.',
  picture: 'Añadir una fotografía a la pregunta',
  pictureHint: 'Si es tuya y se puede publicar. La redacción la mira antes de que nadie la vea.',
  pictureOf: 'Fotografía enviada por {name}',
  child: 'Las cuentas de menores pueden leer la entrevista, pero no enviar preguntas.',
  suspended: 'Hemos suspendido tu participación.',
  closed: 'La entrevista ya no admite preguntas.',
  states: {
    waiting: 'Recibida',
    chosen: 'Elegida para la entrevista',
    answered: 'Respondida',
    refused: 'No se publicará',
    withdrawn: 'Retirada',
  },
  ground: 'Motivo: {ground}.',
  grounds: {
    insult: 'insulta a alguien',
    hate: 'incita al odio',
    spam: 'es publicidad',
    'personal-data': 'da datos de otra persona',
    illegal: 'puede ser ilegal',
    'off-topic': 'no tiene que ver con la entrevista',
    other: 'no cumple las normas de participación',
    asked: 'alguien lo había preguntado ya',
    'no-time': 'no ha dado tiempo a responderla',
  },
};
