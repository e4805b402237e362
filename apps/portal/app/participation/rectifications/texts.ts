import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  title: 'Demana una rectificació',
  /** Explains who can request what. */
  intro:
    'Si una notícia {de |d’:site} et cita o t’al·ludeix i algun fet no és exacte i et pot perjudicar, tens dret que publiquem el teu propi text, siguis una persona o una entitat (Llei orgànica 2/1984). També ho poden demanar els teus hereus o qui et representi. És gratis.',
  rules: {
    ask: 'Es demana en els {ask} dies naturals següents a la publicació. La pots demanar més tard, i llavors la redacció decideix.',
    text: 'El teu text s’ha de limitar als fets i no ha de ser gaire més llarg que el que rectifica, llevat que calgui.',
    publish:
      'El publiquem sencer i sense comentaris en els {publish} dies següents a rebre’l. Si no ho fem, pots anar al jutge en els {court} dies hàbils següents.',
    update:
      'Si la notícia era exacta, però els fets han canviat i no dir-ho et perjudica, demana una actualització: per exemple, si la justícia t’ha donat la raó (article\u00a086 de la Llei orgànica 3/2018). La redacció decideix en {months} i escriu la nota.',
  },
  months: { one: 'un mes', other: '{count} mesos' },
  /** Link to the page about corrections. */
  corrections: 'Com corregim i què pots demanar',
  story: {
    change: 'Canvia la notícia',
    inTime: 'Es va publicar {el |l’:date}: pots demanar una rectificació fins {al |a l’:until}.',
    late: 'Es va publicar {el |l’:date}. El termini per demanar una rectificació va acabar {el |l’:until}: la pots demanar igualment, i la redacció decideix.',
  },
  groups: { story: 'La notícia', asking: 'Qui ho demana', text: 'El text' },
  /** Which fields under `groups.asking` are published. */
  whatOfAsking:
    'Del que escrius en aquest apartat, només es publica el nom de la persona o l’entitat afectada.',
  labels: {
    story: 'Adreça de la notícia',
    kind: 'Què demanes',
    party: 'Nom de la persona o l’entitat afectada',
    partyKind: 'La part afectada és…',
    name: 'El teu nom i cognoms',
    email: 'El teu correu electrònic',
    capacity: 'En nom de qui ho demanes',
    facts: 'Quins fets no són exactes, o han canviat (no es publica)',
    text: 'El text que es publicarà',
    evidence: 'En què et bases (no es publica)',
  },
  hints: {
    story: 'Copia-la de la barra del navegador. Ha de ser d’aquest web.',
    facts: 'Ho llegeix la redacció.',
    text: 'Només fets. Es publica tal com l’escrius, amb el nom de la persona o l’entitat afectada. Si demanes una actualització, la redacció escriu la nota a partir d’aquest text. Una línia buida separa els paràgrafs.',
    evidence:
      'Per a una actualització cal: per exemple, quina sentència i de quin dia. Ho llegeix la redacció.',
  },
  kinds: {
    rectification: {
      label: 'Una rectificació',
      hint: 'Un fet no és exacte, i vols que es publiqui el teu text.',
    },
    update: { label: 'Una actualització', hint: 'Els fets han canviat des que es va publicar la notícia.' },
  },
  parties: { person: 'Una persona', organization: 'Una entitat: empresa, associació, administració…' },
  capacities: { self: 'En nom propi', representative: 'Com a representant', heir: 'Com a hereu o hereva' },
  /** How the data of a request is processed; `{publisher}` is the controller. */
  privacy:
    '{publisher} tracta aquestes dades per tramitar la petició, perquè la llei l’obliga a atendre-la. El que es publica queda al costat de la notícia; la resta es desa mentre pugui acabar en un jutjat.',
  faults: {
    story: 'No hi ha cap notícia {de |d’:site} en aquesta adreça. Copia l’adreça sencera',
    evidence: 'Cal dir-ho per a una actualització',
  },
  submit: 'Envia la petició',
  /** The request was not accepted; with and without a contact address. */
  failed: 'No s’ha pogut enviar. El que has escrit continua aquí: torna-ho a provar d’aquí a una estona.',
  failedWrite:
    'No s’ha pogut enviar. El que has escrit continua aquí: torna-ho a provar d’aquí a una estona, o envia-ho a {email}.',
  done: {
    title: 'Hem rebut la teva petició',
    keep: 'Apunta’t la referència: amb ella sabem de quina petició parles.',
    reference: 'Referència',
    story: 'Notícia',
    received: 'Rebuda',
    due: { rectification: 'Termini per publicar-la', update: 'Termini per decidir' },
    dueTexts: {
      rectification: 'Fins {al |a l’:due}. Si no la publiquem, et diem per què.',
      update: 'Fins {al |a l’:due}. Et diem què hem decidit i per què.',
    },
    /** Shown instead of a deadline if the request came after its term. */
    lateText:
      'Ha arribat fora del termini de la llei: la redacció pot publicar-la, però no hi està obligada.',
    answer: 'La redacció t’escriurà al teu correu quan ho hagi decidit.',
  },
};

export type RectificationTexts = typeof ca;

const es: RectificationTexts = {
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

const en: RectificationTexts = {
  title: 'Ask for a rectification',
  intro:
    'If a story of {site} names or alludes to you and some fact is wrong and may harm you, you have the right to have your own text published, whether you are a person or an organisation (Spain’s Organic Act 2/1984). Your heirs or your representative can ask too. It is free.',
  rules: {
    ask: 'Ask within {ask} calendar days after publication. You can ask later, and then the newsroom decides.',
    text: 'Your text must keep to the facts and not be much longer than what it rectifies, unless it has to be.',
    publish:
      'We publish it whole and without comments within {publish} days of receiving it. If we do not, you can go to court within the next {court} working days.',
    update:
      'If the story was right, but the facts have changed and it harms you that it does not say so, ask for an update: for example, if a court has found for you (article\u00a086 of Spain’s Organic Act 3/2018). The newsroom decides within {months} and writes the note.',
  },
  months: { one: 'a month', other: '{count} months' },
  corrections: 'How we correct and what you can ask for',
  story: {
    change: 'Change the story',
    inTime: 'It was published on {date}: you can ask for a rectification until {until}.',
    late: 'It was published on {date}. The term to ask for a rectification ended on {until}: you can still ask, and the newsroom decides.',
  },
  groups: { story: 'The story', asking: 'Who asks', text: 'The text' },
  whatOfAsking:
    'Of what you write in this part, only the name of the person or organisation concerned is published.',
  labels: {
    story: 'Address of the story',
    kind: 'What you ask for',
    party: 'Name of the person or organisation concerned',
    partyKind: 'The party concerned is…',
    name: 'Your full name',
    email: 'Your email address',
    capacity: 'In whose name you ask',
    facts: 'Which facts are wrong, or have changed (not published)',
    text: 'The text that will be published',
    evidence: 'What you base it on (not published)',
  },
  hints: {
    story: 'Copy it from the browser’s address bar. It has to be on this site.',
    facts: 'For the newsroom.',
    text: 'Facts alone. It is published just as you write it, with the name of the person or organisation concerned. For an update, the newsroom writes the note from it. An empty line parts paragraphs.',
    evidence: 'Needed for an update: for example, which judgment and of which day. For the newsroom.',
  },
  kinds: {
    rectification: {
      label: 'A rectification',
      hint: 'The story has a fact wrong, and you want your own text published.',
    },
    update: { label: 'An update', hint: 'The facts have changed since the story was published.' },
  },
  parties: { person: 'A person', organization: 'An organisation: company, association, public body…' },
  capacities: { self: 'In your own name', representative: 'As a representative', heir: 'As an heir' },
  privacy:
    '{publisher} processes these data to handle the request, because the law obliges it to. What is published stays beside the story; the rest is kept for as long as it could end up in court.',
  faults: {
    story: 'There is no story of {site} at this address. Copy the whole address',
    evidence: 'Say what you base it on: an update needs it',
  },
  submit: 'Send the request',
  failed: 'It could not be sent. What you wrote is still here: try again in a while.',
  failedWrite:
    'It could not be sent. What you wrote is still here: try again in a while, or send it to {email}.',
  done: {
    title: 'We have received your request',
    keep: 'Keep the reference: by it we know which request you mean.',
    reference: 'Reference',
    story: 'Story',
    received: 'Received',
    due: { rectification: 'To be published', update: 'To be decided' },
    dueTexts: {
      rectification: 'By {due}. If we do not publish it, we tell you why.',
      update: 'By {due}. We tell you what we have decided and why.',
    },
    lateText: 'It came after the term of the law: the newsroom may publish it, but does not have to.',
    answer: 'The newsroom will write to your address when it has decided.',
  },
};

/** Strings for the page for requesting a rectification or an update. */
export const RECTIFICATION_TEXTS: Readonly<Record<Language, RectificationTexts>> = inEveryLanguage({
  ca,
  es,
  en,
});
