import type { Language, WrittenLanguage } from '../constants/index';
import { inEveryLanguage } from '../wording/index';
import type { ReportReason } from './comment';

/**
 * Rules of participation, in numerical order: readers accept them when they take part, and a statement of
 * reasons names the broken one (Digital Services Act, articles 14 and 17.3.e). Each ground of a report is
 * the id of one; only automatic rules use the other two.
 */
export const PARTICIPATION_RULE_IDS = [
  'insult',
  'hate',
  'personal-data',
  'illegal',
  'spam',
  'off-topic',
  'wording',
  'legible',
  'other',
] as const satisfies readonly (ReportReason | 'wording' | 'legible')[];
/** Id of a rule: a ground of reports, or one that only automatic rules use. */
export type ParticipationRuleId = (typeof PARTICIPATION_RULE_IDS)[number];

/** A rule of participation: its number and, by language, its title and text. */
export type ParticipationRule = {
  id: ParticipationRuleId;
  number: number;
  title: Readonly<Record<Language, string>>;
  text: Readonly<Record<Language, string>>;
};

/** Title and text of each rule, in the languages that texts are written in. */
const WORDS: Readonly<
  Record<ParticipationRuleId, Record<'title' | 'text', Readonly<Record<WrittenLanguage, string>>>>
> = {
  insult: {
    title: { ca: 'Respecte', es: 'Respeto', en: 'Respect' },
    text: {
      ca: 'Discuteix les idees sense insultar, amenaçar ni assetjar ningú.',
      es: 'Discute las ideas sin insultar, amenazar ni acosar a nadie.',
      en: 'Argue with ideas without insulting, threatening or harassing anyone.',
    },
  },
  hate: {
    title: { ca: 'Cap discurs d’odi', es: 'Ningún discurso de odio', en: 'No hate speech' },
    text: {
      ca: 'No ataquis ningú ni incitis a l’odi per l’origen, la llengua, la religió, el sexe, l’orientació o la identitat sexual, l’edat, la salut o la discapacitat.',
      es: 'No ataques a nadie ni incites al odio por el origen, la lengua, la religión, el sexo, la orientación o la identidad sexual, la edad, la salud o la discapacidad.',
      en: 'Do not attack anyone, or stir up hatred, because of origin, language, religion, sex, sexual orientation or identity, age, health or disability.',
    },
  },
  'personal-data': {
    title: { ca: 'Vida privada', es: 'Vida privada', en: 'Private life' },
    text: {
      ca: 'No publiquis dades personals d’altres sense permís: adreces, telèfons, documents, imatges o detalls de la vida privada.',
      es: 'No publiques datos personales de otros sin permiso: direcciones, teléfonos, documentos, imágenes o detalles de la vida privada.',
      en: 'Do not publish other people’s personal data without their permission: addresses, telephone numbers, documents, pictures or details of private life.',
    },
  },
  illegal: {
    title: { ca: 'Contingut legal', es: 'Contenido legal', en: 'Lawful content' },
    text: {
      ca: 'No publiquis res que la llei prohibeixi, com ara calúmnies, amenaces, apologia de delictes o obres d’altri sense tenir-hi dret.',
      es: 'No publiques nada que la ley prohíba, como calumnias, amenazas, apología de delitos u obras de otros sin derecho a hacerlo.',
      en: 'Do not publish anything that the law forbids, such as defamation, threats, praise of crimes or other people’s works without the right to do so.',
    },
  },
  spam: {
    title: { ca: 'Sense publicitat', es: 'Sin publicidad', en: 'No advertising' },
    text: {
      ca: 'No facis publicitat ni repeteixis el mateix missatge.',
      es: 'No hagas publicidad ni repitas el mismo mensaje.',
      en: 'Do not advertise, and do not repeat the same message.',
    },
  },
  'off-topic': {
    title: { ca: 'Sobre la notícia', es: 'Sobre la noticia', en: 'On the subject' },
    text: {
      ca: 'Parla del que tracta la notícia o del que diuen els altres lectors.',
      es: 'Habla de lo que trata la noticia o de lo que dicen los demás lectores.',
      en: 'Write about what the story deals with, or about what other readers say.',
    },
  },
  wording: {
    title: { ca: 'Llenguatge', es: 'Lenguaje', en: 'Language' },
    text: {
      ca: 'No facis servir les paraules ofensives o grolleres que aquest mitjà no publica.',
      es: 'No uses las palabras ofensivas o groseras que este medio no publica.',
      en: 'Do not use the offensive or coarse words that this publication does not print.',
    },
  },
  legible: {
    title: { ca: 'Text llegible', es: 'Texto legible', en: 'Readable text' },
    text: {
      ca: 'Escriu de manera que es pugui llegir: ni tot en majúscules, ni amb codi, caràcters amagats o paraules sense fi.',
      es: 'Escribe de manera que se pueda leer: ni todo en mayúsculas, ni con código, caracteres ocultos o palabras sin fin.',
      en: 'Write so that it can be read: not all in capitals, and without code, hidden characters or endless words.',
    },
  },
  other: {
    title: { ca: 'Bona fe', es: 'Buena fe', en: 'Good faith' },
    text: {
      ca: 'Participa de bona fe: no et facis passar per altri, no impedeixis que els altres conversin i no esquivis les decisions de la redacció.',
      es: 'Participa de buena fe: no te hagas pasar por otra persona, no impidas que los demás conversen y no eludas las decisiones de la redacción.',
      en: 'Take part in good faith: do not pose as someone else, do not keep others from talking and do not get around the newsroom’s decisions.',
    },
  },
};

/**
 * The rules of participation, each with its number and texts. A site's terms list them; decisions on readers
 * name one.
 */
export const PARTICIPATION_RULES: readonly ParticipationRule[] = PARTICIPATION_RULE_IDS.map((id, at) => ({
  id,
  number: at + 1,
  title: inEveryLanguage(WORDS[id].title),
  text: inEveryLanguage(WORDS[id].text),
}));

/** The rule with an id; null if there is none, such as for a decision older than the rules. */
export const participationRule = (id: string | null): ParticipationRule | null =>
  PARTICIPATION_RULES.find((rule) => rule.id === id) ?? null;

/**
 * Months to appeal against a decision, for the author of the comment and for readers who reported it
 * (Digital Services Act, article 20.1).
 */
export const APPEAL_MONTHS = 6;

/** Days that a reader can be suspended. A suspension without an end lasts until it is lifted. */
export const SUSPENSION_DAYS = [7, 30, 90, 365] as const;
/** Length of a suspension that ends, in days. */
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number];

/** Default length of a suspension by its ground: the graver, the longer (article 23.3). */
export const USUAL_SUSPENSION_DAYS: Readonly<Record<ReportReason, SuspensionDays>> = {
  insult: 30,
  hate: 90,
  spam: 30,
  'personal-data': 90,
  illegal: 365,
  'off-topic': 7,
  other: 30,
};

/**
 * Origins of a decision: a reader's notice, the newsroom's own initiative, or an automatic rule (article
 * 17.3.b and c).
 */
export const DECISION_ORIGINS = ['notice', 'own', 'rule'] as const;
/** Origin of a decision: `notice`, `own` or `rule`. */
export type DecisionOrigin = (typeof DECISION_ORIGINS)[number];

/**
 * Outcomes of an out-of-court dispute (article 21): for the complainant, for the publisher, by agreement, or
 * without a decision.
 */
export const DISPUTE_OUTCOMES = ['complainant', 'publisher', 'settled', 'dropped'] as const;
/** Outcome of an out-of-court dispute. */
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];
