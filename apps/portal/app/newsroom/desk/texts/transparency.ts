import { inEveryLanguage, type Language } from '@portal/model';
import type { TransparencyMeasure } from '@portal/model/newsroom';
import type { DisputeOutcome } from '@portal/model/participation';

type TransparencyTexts = Readonly<
  Record<
    | 'title'
    | 'text'
    | 'intro'
    | 'year'
    | 'show'
    | 'csv'
    | 'none'
    | 'what'
    | 'who'
    | 'count'
    | 'days'
    | 'error'
    | 'disputes'
    | 'disputesText'
    | 'body'
    | 'day'
    | 'open'
    | 'openSince'
    | 'outcome'
    | 'close'
    | 'failed',
    string
  >
> & {
  measures: Readonly<Record<TransparencyMeasure, string>>;
  /** Labels of each measure's breakdown. */
  details: Readonly<Record<string, string>>;
  by: Readonly<Record<string, string>>;
  outcomes: Readonly<Record<DisputeOutcome, string>>;
};

/** Strings for the yearly moderation report. */
export const TRANSPARENCY_DESK_TEXTS: Readonly<Record<Language, TransparencyTexts>> = inEveryLanguage({
  ca: {
    title: 'Transparència',
    text: 'Què ha fet la moderació, any per any: denúncies, decisions, recursos i litigis.',
    intro:
      'El que demanen els articles 15 i 24 del Reglament de serveis digitals, comptat ara mateix. Si la redacció rep avisos d’alertadors fiables o ordres d’autoritats per altres camins, s’hi han d’afegir.',
    year: 'Any',
    show: 'Mostra',
    csv: 'Descarrega l’informe de {year} (CSV)',
    none: 'L’any {year} no hi ha res per comptar.',
    what: 'Què',
    who: 'Qui',
    count: 'Quants',
    days: 'Mediana de dies',
    error: 'Error de les regles automàtiques: {percent} de les decisions es van revocar.',
    disputes: 'Litigis extrajudicials',
    disputesText: 'Quan algú porta una decisió a un òrgan de resolució de litigis, apunta-ho aquí.',
    body: 'Òrgan',
    day: 'Dia que va començar',
    open: 'Apunta el litigi',
    openSince: '{body}, obert {date}',
    outcome: 'Com ha acabat',
    close: 'Apunta’n el final',
    failed: 'No s’ha pogut fer. Omple tots els camps i torna-ho a provar.',
    measures: {
      comments: 'Comentaris dels lectors',
      reports: 'Denúncies, per motiu i per qui les fa',
      'report-outcomes': 'Què se n’ha fet, de les denúncies',
      'report-days': 'Temps fins que es resol una denúncia',
      decisions: 'Decisions, per motiu',
      clauses: 'Decisions, per norma de participació',
      origins: 'Decisions, per origen',
      suspensions: 'Suspensions, per durada',
      automated: 'Regles automàtiques',
      appeals: 'Recursos de qui escriu',
      'appeal-days': 'Temps fins a la resposta a un recurs de qui escriu',
      objections: 'Recursos de qui denuncia',
      'objection-days': 'Temps fins a la resposta a un recurs de qui denuncia',
      disputes: 'Litigis extrajudicials',
      'dispute-days': 'Temps fins al final d’un litigi',
    },
    details: {
      published: 'publicats',
      held: 'retinguts',
      refused: 'rebutjats',
      removed: 'trets pel lector',
      publish: 'es publica',
      hold: 'es reté',
      refuse: 'es rebutja',
      suspend: 'se suspèn el lector',
      waiting: 'sense resposta',
      unknown: 'decisions sense aquesta dada',
      unstated: 'decisions sense aquesta dada',
      upheld: 'es dona la raó',
      rejected: 'es manté la decisió',
      open: 'encara oberts',
      median: 'mediana',
      notice: 'arran d’una denúncia',
      own: 'la redacció ho va veure',
      rule: 'ho va detectar una regla',
      decided: 'decisions preses',
      'reversed-on-appeal': 'revocades per un recurs',
      'reversed-by-newsroom': 'revocades per la redacció',
    },
    by: {
      person: 'una persona',
      rule: 'una regla',
      reader: 'lectors',
      child: 'menors',
      former: 'comptes esborrats',
    },
    outcomes: {
      complainant: 'a favor de qui reclama',
      publisher: 'a favor del mitjà',
      settled: 'amb acord',
      dropped: 'sense decisió',
    },
  },
  es: {
    title: 'Transparencia',
    text: 'Qué ha hecho la moderación, año a año: denuncias, decisiones, recursos y litigios.',
    intro:
      'Lo que piden los artículos 15 y 24 del Reglamento de Servicios Digitales, contado ahora mismo. Si la redacción recibe avisos de alertadores fiables u órdenes de autoridades por otros caminos, hay que añadirlos.',
    year: 'Año',
    show: 'Mostrar',
    csv: 'Descargar el informe de {year} (CSV)',
    none: 'En {year} no hay nada que contar.',
    what: 'Qué',
    who: 'Quién',
    count: 'Cuántos',
    days: 'Mediana de días',
    error: 'Error de las reglas automáticas: el {percent} de las decisiones se revocó.',
    disputes: 'Litigios extrajudiciales',
    disputesText: 'Cuando alguien lleva una decisión a un órgano de resolución de litigios, apúntalo aquí.',
    body: 'Órgano',
    day: 'Día en que empezó',
    open: 'Apuntar el litigio',
    openSince: '{body}, abierto el {date}',
    outcome: 'Cómo ha acabado',
    close: 'Apuntar el final',
    failed: 'No se ha podido hacer. Rellena todos los campos y vuelve a intentarlo.',
    measures: {
      comments: 'Comentarios de los lectores',
      reports: 'Denuncias, por motivo y por quién las hace',
      'report-outcomes': 'Qué se ha hecho con las denuncias',
      'report-days': 'Tiempo hasta que se resuelve una denuncia',
      decisions: 'Decisiones, por motivo',
      clauses: 'Decisiones, por norma de participación',
      origins: 'Decisiones, por origen',
      suspensions: 'Suspensiones, por duración',
      automated: 'Reglas automáticas',
      appeals: 'Recursos de quien escribe',
      'appeal-days': 'Tiempo hasta la respuesta a un recurso de quien escribe',
      objections: 'Recursos de quien denuncia',
      'objection-days': 'Tiempo hasta la respuesta a un recurso de quien denuncia',
      disputes: 'Litigios extrajudiciales',
      'dispute-days': 'Tiempo hasta el final de un litigio',
    },
    details: {
      published: 'publicados',
      held: 'retenidos',
      refused: 'rechazados',
      removed: 'quitados por el lector',
      publish: 'se publica',
      hold: 'se retiene',
      refuse: 'se rechaza',
      suspend: 'se suspende al lector',
      waiting: 'sin respuesta',
      unknown: 'decisiones sin este dato',
      unstated: 'decisiones sin este dato',
      upheld: 'se da la razón',
      rejected: 'se mantiene la decisión',
      open: 'todavía abiertos',
      median: 'mediana',
      notice: 'a raíz de una denuncia',
      own: 'la redacción lo vio',
      rule: 'lo detectó una regla',
      decided: 'decisiones tomadas',
      'reversed-on-appeal': 'revocadas por un recurso',
      'reversed-by-newsroom': 'revocadas por la redacción',
    },
    by: {
      person: 'una persona',
      rule: 'una regla',
      reader: 'lectores',
      child: 'menores',
      former: 'cuentas eliminadas',
    },
    outcomes: {
      complainant: 'a favor de quien reclama',
      publisher: 'a favor del medio',
      settled: 'con acuerdo',
      dropped: 'sin decisión',
    },
  },
  en: {
    title: 'Transparency',
    text: 'What moderation has done, year by year: reports, decisions, appeals and disputes.',
    intro:
      'What articles 15 and 24 of the Digital Services Act ask for, counted just now. If the newsroom gets notices of trusted flaggers or orders of authorities by other ways, they have to be added.',
    year: 'Year',
    show: 'Show',
    csv: 'Download the report of {year} (CSV)',
    none: 'There is nothing to count in {year}.',
    what: 'What',
    who: 'Who',
    count: 'How many',
    days: 'Median days',
    error: 'Error of automatic rules: {percent} of their decisions were reversed.',
    disputes: 'Out-of-court disputes',
    disputesText: 'When somebody takes a decision to a dispute settlement body, write it down here.',
    body: 'Body',
    day: 'Day it began',
    open: 'Write it down',
    openSince: '{body}, open since {date}',
    outcome: 'How it ended',
    close: 'Write down the end',
    failed: 'This could not be done. Fill in every field and try again.',
    measures: {
      comments: 'Comments by readers',
      reports: 'Reports, by ground and by who made them',
      'report-outcomes': 'Outcome of the reports',
      'report-days': 'Time until a report is decided',
      decisions: 'Decisions, by ground',
      clauses: 'Decisions, by rule of participation',
      origins: 'Decisions, by origin',
      suspensions: 'Suspensions, by duration',
      automated: 'Automatic rules',
      appeals: 'Appeals by authors',
      'appeal-days': 'Time until an author’s appeal is answered',
      objections: 'Appeals by reporters',
      'objection-days': 'Time until a reporter’s appeal is answered',
      disputes: 'Out-of-court disputes',
      'dispute-days': 'Time until a dispute ends',
    },
    details: {
      published: 'published',
      held: 'held',
      refused: 'refused',
      removed: 'removed by the reader',
      publish: 'published',
      hold: 'held',
      refuse: 'refused',
      suspend: 'reader suspended',
      waiting: 'not answered',
      unknown: 'decisions without this detail',
      unstated: 'decisions without this detail',
      upheld: 'upheld',
      rejected: 'decision kept',
      open: 'open',
      median: 'median',
      notice: 'after a report',
      own: 'the newsroom saw it',
      rule: 'a rule detected it',
      decided: 'decisions taken',
      'reversed-on-appeal': 'reversed on appeal',
      'reversed-by-newsroom': 'reversed by the newsroom',
    },
    by: {
      person: 'a person',
      rule: 'a rule',
      reader: 'readers',
      child: 'children',
      former: 'deleted accounts',
    },
    outcomes: {
      complainant: 'for the complainant',
      publisher: 'for the publisher',
      settled: 'settled',
      dropped: 'without a decision',
    },
  },
});
