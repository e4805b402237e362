import type { RectificationTexts } from './words';

/** Spanish strings for requests for rectifications. */
export const es: RectificationTexts = {
  title: 'Pedir una rectificación',
  intro:
    'Si una noticia de {site} te cita o te alude y algún hecho no es exacto y te puede perjudicar, tienes derecho a que publiquemos tu propio texto, seas una persona o una entidad (Ley Orgánica 2/1984). También pueden pedirlo tus herederos o quien te represente. Es gratis.',
  rules: {
    ask: 'Se pide en los {ask} días naturales siguientes a la publicación. Puedes pedirla más tarde, y entonces la redacción decide.',
    text: 'Tu texto debe limitarse a los hechos y no ser mucho más largo que lo que rectifica, salvo que haga falta.',
    publish:
      'Lo publicamos entero y sin comentarios en los {publish} días siguientes a recibirlo. Si no lo hacemos, puedes acudir al juez en los {court} días hábiles siguientes.',
    update:
      'Si la noticia era exacta, pero los hechos han cambiado y no decirlo te perjudica, pide una actualización: por ejemplo, si la justicia te ha dado la razón (artículo\u00a086 de la Ley Orgánica 3/2018). La redacción decide en {months} y escribe la nota.',
  },
  months: { one: 'un mes', other: '{count} meses' },
  corrections: 'Cómo corregimos y qué puedes pedir',
  story: {
    change: 'Cambiar la noticia',
    inTime: 'Se publicó el {date}: puedes pedir una rectificación hasta el {until}.',
    late: 'Se publicó el {date}. El plazo para pedir una rectificación acabó el {until}: puedes pedirla igualmente, y la redacción decide.',
  },
  groups: { story: 'La noticia', asking: 'Quién lo pide', text: 'El texto' },
  whatOfAsking:
    'De lo que escribes en este apartado, solo se publica el nombre de la persona o la entidad afectada.',
  labels: {
    story: 'Dirección de la noticia',
    kind: 'Qué pides',
    party: 'Nombre de la persona o la entidad afectada',
    partyKind: 'La parte afectada es…',
    name: 'Tu nombre y apellidos',
    email: 'Tu correo electrónico',
    capacity: 'En nombre de quién lo pides',
    facts: 'Qué hechos no son exactos, o han cambiado (no se publica)',
    text: 'El texto que se publicará',
    evidence: 'En qué te basas (no se publica)',
  },
  hints: {
    story: 'Cópiala de la barra del navegador. Tiene que ser de esta web.',
    facts: 'Lo lee la redacción.',
    text: 'Solo hechos. Se publica tal como lo escribes, con el nombre de la persona o la entidad afectada. Si pides una actualización, la redacción escribe la nota a partir de él. Una línea vacía separa los párrafos.',
    evidence:
      'Para una actualización hace falta: por ejemplo, qué sentencia y de qué día. Lo lee la redacción.',
  },
  kinds: {
    rectification: {
      label: 'Una rectificación',
      hint: 'Un hecho no es exacto, y quieres que se publique tu texto.',
    },
    update: { label: 'Una actualización', hint: 'Los hechos han cambiado desde que se publicó la noticia.' },
  },
  parties: { person: 'Una persona', organization: 'Una entidad: empresa, asociación, administración…' },
  capacities: {
    self: 'En tu propio nombre',
    representative: 'Como representante',
    heir: 'Como heredero o heredera',
  },
  privacy:
    '{publisher} trata estos datos para tramitar la petición, porque la ley le obliga a atenderla. Lo que se publica queda junto a la noticia; lo demás se guarda mientras pueda acabar en un juzgado.',
  faults: {
    story: 'No hay ninguna noticia de {site} en esta dirección. Copia la dirección entera',
    evidence: 'Hay que decirlo para una actualización',
  },
  submit: 'Enviar la petición',
  failed: 'No se ha podido enviar. Lo que has escrito sigue aquí: vuelve a intentarlo dentro de un rato.',
  failedWrite:
    'No se ha podido enviar. Lo que has escrito sigue aquí: vuelve a intentarlo dentro de un rato, o envíalo a {email}.',
  done: {
    title: 'Hemos recibido tu petición',
    keep: 'Apunta la referencia: con ella sabemos de qué petición hablas.',
    reference: 'Referencia',
    story: 'Noticia',
    received: 'Recibida',
    due: { rectification: 'Plazo para publicarla', update: 'Plazo para decidir' },
    dueTexts: {
      rectification: 'Hasta el {due}. Si no la publicamos, te decimos por qué.',
      update: 'Hasta el {due}. Te decimos qué hemos decidido y por qué.',
    },
    lateText: 'Ha llegado fuera del plazo de la ley: la redacción puede publicarla, pero no está obligada.',
    answer: 'La redacción te escribirá a tu correo cuando haya decidido.',
  },
};
