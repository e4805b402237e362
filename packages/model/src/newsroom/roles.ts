/** Roles at a site's desk, each with all permissions of those before it. */
export const DESK_ROLES = ['moderator', 'editor', 'chief'] as const;
/** Role at a site's desk. */
export type DeskRole = (typeof DESK_ROLES)[number];

/**
 * Actions at the desk, each with the lowest role that may do it. Every action is logged. Their names are
 * `<what>.<verb>`.
 */
export const DESK_ACTS = {
  'comment.publish': 'moderator',
  'comment.refuse': 'moderator',
  'comment.hold': 'moderator',
  'comment.restore': 'moderator',
  'comment.policy': 'editor',
  'reader.trust': 'moderator',
  'reader.suspend': 'moderator',
  'reader.release': 'moderator',
  'appeal.uphold': 'editor',
  'appeal.reject': 'editor',
  'dispute.open': 'editor',
  'dispute.close': 'editor',
  'message.release': 'moderator',
  'message.discard': 'moderator',
  'upload.publish': 'moderator',
  'upload.refuse': 'moderator',
  'upload.restore': 'moderator',
  'question.choose': 'moderator',
  'question.refuse': 'moderator',
  'question.restore': 'moderator',
  'question.draft': 'editor',
  'question.answer': 'editor',
  'question.correct': 'editor',
  'question.unanswer': 'editor',
  'question.move': 'editor',
  'interview.create': 'editor',
  'interview.change': 'editor',
  'interview.close': 'editor',
  'interview.reopen': 'editor',
  'poll.create': 'editor',
  'poll.change': 'editor',
  'poll.close': 'editor',
  'poll.reopen': 'editor',
  'newsletter.compose': 'editor',
  'newsletter.change': 'editor',
  'newsletter.schedule': 'editor',
  'newsletter.cancel': 'editor',
  'newsletter.send': 'editor',
  'newsletter.test': 'editor',
  'entry.publish': 'editor',
  'entry.correct': 'editor',
  'entry.withdraw': 'editor',
  'entry.pin': 'editor',
  'entry.unpin': 'editor',
  'live.finish': 'editor',
  'live.reopen': 'editor',
  'alert.publish': 'editor',
  'alert.withdraw': 'editor',
  'content.withdraw': 'editor',
  'content.restore': 'editor',
  'content.reschedule': 'editor',
  'content.fields': 'editor',
  'content.correct': 'editor',
  'content.uncorrect': 'editor',
  'content.preview': 'editor',
  'content.unpreview': 'editor',
  'rectification.publish': 'editor',
  'rectification.record': 'editor',
  'rectification.refuse': 'chief',
  'rectification.withdraw': 'chief',
  'front.pin': 'editor',
  'front.unpin': 'editor',
  'front.banner': 'editor',
  'front.transform': 'chief',
  'front.revert': 'chief',
  'account.invite': 'chief',
  'account.uninvite': 'chief',
  'account.role': 'chief',
  'account.join': 'chief',
  'account.reset': 'chief',
  'account.password': 'moderator',
  'passkey.add': 'moderator',
  'passkey.remove': 'moderator',
} as const satisfies Record<string, DeskRole>;
/** Action at the desk. */
export type DeskAct = keyof typeof DESK_ACTS;

/** Whether a role may do an action. */
export const mayAct = (role: DeskRole, act: DeskAct): boolean =>
  DESK_ROLES.indexOf(role) >= DESK_ROLES.indexOf(DESK_ACTS[act]);

/** Topics of actions at the desk: the first word of their names. */
export const DESK_TOPICS = [
  'comment',
  'reader',
  'appeal',
  'dispute',
  'message',
  'upload',
  'question',
  'interview',
  'poll',
  'entry',
  'live',
  'alert',
  'content',
  'rectification',
  'front',
  'account',
  'passkey',
  'newsletter',
] as const;
/** Topic of an action at the desk. */
export type DeskTopic = (typeof DESK_TOPICS)[number];
