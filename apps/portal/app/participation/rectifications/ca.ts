import type { RectificationTexts } from './words';

/** Catalan strings for requests for rectifications. */
export const ca: RectificationTexts = {
  title: 'Demana una rectificació',
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
  corrections: 'Com corregim i què pots demanar',
  story: {
    change: 'Canvia la notícia',
    inTime: 'Es va publicar {el |l’:date}: pots demanar una rectificació fins {al |a l’:until}.',
    late: 'Es va publicar {el |l’:date}. El termini per demanar una rectificació va acabar {el |l’:until}: la pots demanar igualment, i la redacció decideix.',
  },
  groups: { story: 'La notícia', asking: 'Qui ho demana', text: 'El text' },
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
  privacy:
    '{publisher} tracta aquestes dades per tramitar la petició, perquè la llei l’obliga a atendre-la. El que es publica queda al costat de la notícia; la resta es desa mentre pugui acabar en un jutjat.',
  faults: {
    story: 'No hi ha cap notícia {de |d’:site} en aquesta adreça. Copia l’adreça sencera',
    evidence: 'Cal dir-ho per a una actualització',
  },
  submit: 'Envia la petició',
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
    lateText:
      'Ha arribat fora del termini de la llei: la redacció pot publicar-la, però no hi està obligada.',
    answer: 'La redacció t’escriurà al teu correu quan ho hagi decidit.',
  },
};
