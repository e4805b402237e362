import { fill, ROUTES } from '@portal/model';
import {
  APPEAL_MONTHS,
  type DecisionOrigin,
  type ParticipationRuleId,
  participationRule,
} from '@portal/model/participation';
import type { Email } from '../../platform/mail';
import type { ScreeningRule, SiteRecord } from '../../sites';
import { dayAndHour, emailOf } from '../../sites/emails';
import { COMMENT_EMAILS, type CommentEmailKind, type Ground } from './emails';
import type { CommentDecision, comments } from './tables';

/** A site and the origin of its links. */
export type DecisionPlace = { site: SiteRecord; origin: string };

/** A comment as it was before a decision. */
type CommentBefore = Pick<typeof comments.$inferSelect, 'rule' | 'reports' | 'text'>;

/** Participation clause behind each screening rule. */
const CLAUSES: Readonly<Record<ScreeningRule, ParticipationRuleId>> = {
  'moderated-before': 'other',
  'held-word': 'wording',
  'refused-word': 'wording',
  link: 'spam',
  copy: 'spam',
  'long-word': 'legible',
  capitals: 'legible',
  markup: 'legible',
  'hidden-characters': 'legible',
  reported: 'other',
};
const isScreeningRule = (ground: Ground): ground is ScreeningRule => Object.hasOwn(CLAUSES, ground);

/** Default clause of a ground. */
export const clauseOf = (ground: Ground): ParticipationRuleId =>
  isScreeningRule(ground) ? CLAUSES[ground] : ground;

/** Email for each restricting decision. */
const STATEMENTS: Readonly<Partial<Record<CommentDecision, CommentEmailKind>>> = {
  refuse: 'commentRefused',
  hold: 'commentHidden',
  suspend: 'readerSuspended',
};

/** Ground of a decision in the site's language, with the newsroom's note. */
export const groundText = ({ site }: DecisionPlace, ground: Ground | null, note = ''): string =>
  [COMMENT_EMAILS[site.language].grounds[ground ?? 'other'], ...(note ? [note.replace(/\.$/, '')] : [])].join(
    ' — ',
  );

/** A participation rule in the site's language, with its number. */
export function clauseText({ site: { language } }: DecisionPlace, clause: ParticipationRuleId): string {
  const rule = participationRule(clause);
  return rule ? `${rule.number}. ${rule.title[language]}. ${rule.text[language]}` : '';
}

/**
 * Origin of a decision: a notice by readers, a rule of the site, or the newsroom's own review (Digital
 * Services Act, article 17.3.b and c).
 */
export function originOf(
  comment: Pick<CommentBefore, 'rule' | 'reports'> | null,
  { ground, isAutomated }: { ground: Ground | null; isAutomated: boolean },
): DecisionOrigin {
  if (isAutomated) return ground === 'reported' ? 'notice' : 'rule';
  if (comment && (comment.reports > 0 || comment.rule === 'reported')) return 'notice';
  return comment?.rule && comment.rule !== 'moderated-before' ? 'rule' : 'own';
}

/** Link to the form for an appeal or a reporter's objection. */
export const appealLink = ({ origin }: DecisionPlace, token: string): string =>
  `${origin}${ROUTES.commentAppeal}?token=${token}`;

/** Input of a statement of reasons. */
export type Stated = {
  decision: CommentDecision;
  ground: Ground | null;
  clause: ParticipationRuleId | null;
  note: string;
  origin: DecisionOrigin;
  isAutomated: boolean;
  /** End of a suspension; null if it has none. */
  until: Date | null;
  comment: Pick<CommentBefore, 'text'> | null;
  title: string | undefined;
};

/**
 * The statement of reasons of a decision (Digital Services Act, article 17.3); null if nothing is restricted.
 */
export function statementOf(
  place: DecisionPlace,
  { nick, email, token }: { nick: string; email: string; token: string },
  { decision, ground, clause, note, origin, isAutomated, until, comment, title }: Stated,
): Email | null {
  const kind = STATEMENTS[decision];
  if (!kind) return null;
  const { site } = place;
  const texts = COMMENT_EMAILS[site.language];
  const words = comment?.text ?? undefined;
  const isAbout = decision === 'suspend' && words !== undefined;
  return emailOf(COMMENT_EMAILS, kind, email, place, {
    nick,
    link: appealLink(place, token),
    title: title ?? site.name,
    ...(words === undefined ? {} : { words }),
    ...(isAbout ? { about: fill(texts.about, { title: title ?? site.name }) } : {}),
    ground: groundText(place, ground, note),
    clause: clauseText(place, clause ?? 'other'),
    duration: until ? fill(texts.until, { when: dayAndHour(until, site) }) : texts.endless,
    cause: texts.origins[origin],
    by: isAutomated ? texts.byRule : texts.byPerson,
    months: String(APPEAL_MONTHS),
  });
}
