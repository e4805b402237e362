import * as v from 'valibot';
import { emailField } from '../accounts/fields';
import { PASSWORD_MAX_LENGTH, TEXT_MAX_LENGTH } from '../constants/index';
import * as rule from '../rules/actions';
import { DESK_ROLES, DESK_TOPICS } from './roles';

/** Least length of a password of the desk; longer than a reader's, and of any characters. */
export const DESK_PASSWORD_MIN_LENGTH = 12;

const token = v.pipe(rule.typed(), rule.required(), rule.max(512));
const newPassword = () =>
  v.pipe(rule.verbatim(), rule.required(), rule.min(DESK_PASSWORD_MIN_LENGTH), rule.max(PASSWORD_MAX_LENGTH));
const currentPassword = () => v.pipe(rule.verbatim(), rule.required(), rule.max(PASSWORD_MAX_LENGTH));

/** Six digits of an authenticator; spaces, as some write them, are left out. */
export const deskCodeSchema = v.object({
  code: v.pipe(
    rule.typed(),
    v.transform((text) => text.replaceAll(/\s/g, '')),
    rule.required(),
    rule.digits(6),
  ),
});
/** Code of the second factor. */
export type DeskCode = v.InferOutput<typeof deskCodeSchema>;

/** Answer to an invitation: who has no account yet chooses a name and a password. */
export const deskJoiningSchema = v.object({
  token,
  name: v.pipe(rule.typed(), rule.required(), rule.max(TEXT_MAX_LENGTH)),
  password: newPassword(),
});
/** Name and password of who is new at the desk. */
export type DeskJoining = v.InferOutput<typeof deskJoiningSchema>;

/** Answer to an invitation of who has an account at another site's desk: its password. */
export const deskReturnSchema = v.object({ token, password: currentPassword() });
/** Password of an account that takes another site's invitation. */
export type DeskReturn = v.InferOutput<typeof deskReturnSchema>;

/** Choosing a new password with a reset link. */
export const deskNewPasswordSchema = v.object({ token, password: newPassword() });
/** Token of a reset link, and the new password. */
export type DeskNewPassword = v.InferOutput<typeof deskNewPasswordSchema>;

/** Change of one's own password: the current one and a new one. */
export const deskPasswordChangeSchema = v.object({ password: currentPassword(), newPassword: newPassword() });
/** The current password and the new one. */
export type DeskPasswordChange = v.InferOutput<typeof deskPasswordChangeSchema>;

/** Reset of a colleague's access, by a chief who types their own current password. */
export const deskResetSchema = v.object({ password: currentPassword() });
/** Current password of the chief who resets a colleague's access. */
export type DeskReset = v.InferOutput<typeof deskResetSchema>;

/** Current password in a form that needs it only where the role of chief is given or taken; the back end knows where that is. */
const passwordForChief = () => v.optional(v.pipe(rule.verbatim(), rule.max(PASSWORD_MAX_LENGTH)));

/** Invitation of somebody to the desk of a site; as chief only with the current password of who invites. */
export const deskInvitationSchema = v.object({
  email: emailField(),
  role: v.picklist(DESK_ROLES),
  password: passwordForChief(),
});
/** Who is invited, and to which role. */
export type DeskInvitation = v.InferOutput<typeof deskInvitationSchema>;

/**
 * Change of a role; without one the person leaves the desk of the site. The role of chief is given and taken only with the current password
 * of who does it.
 */
export const deskRoleChangeSchema = v.object({
  role: v.nullable(v.picklist(DESK_ROLES)),
  password: passwordForChief(),
});
/** New role at a site's desk, or null to leave it. */
export type DeskRoleChange = v.InferOutput<typeof deskRoleChangeSchema>;

/** What a link of an invitation is for. */
export const openInvitationSchema = v.object({
  email: v.string(),
  role: v.picklist(DESK_ROLES),
  /** They are at the desk of a site already. */
  hasAccount: v.boolean(),
  /** They are at the desk of this site already, and would change their role. */
  isHere: v.boolean(),
});
/** An invitation that can still be taken. */
export type OpenInvitation = v.InferOutput<typeof openInvitationSchema>;

/** The account of a valid reset link. */
export const deskPasswordLinkSchema = v.object({ email: v.string() });
/** Whose access a valid reset link is for. */
export type DeskPasswordLink = v.InferOutput<typeof deskPasswordLinkSchema>;

/** State of the second factor of who has shown their password. */
export const secondFactorSchema = v.variant('isSetUp', [
  v.object({
    isSetUp: v.literal(true),
    /** There is a passkey for this host, to show instead of a code. */
    hasPasskeys: v.boolean(),
  }),
  v.object({
    isSetUp: v.literal(false),
    /** Base32, to type into an authenticator. */
    secret: v.string(),
    /** `otpauth:` address, to draw as a code. */
    address: v.string(),
  }),
]);
/** Second factor: set up, or what is needed to set it up. */
export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;

/** Who is at the desk. */
export const deskUserSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(DESK_ROLES),
});
/** Somebody at the desk of a site, with their role there. */
export type DeskUser = v.InferOutput<typeof deskUserSchema>;

/** People of a desk and invitations that nobody has taken yet; dates are ISO 8601. */
export const deskPeopleSchema = v.object({
  people: v.array(
    v.object({
      ...deskUserSchema.entries,
      /** False from a reset until a new password is chosen. */
      hasPassword: v.boolean(),
      hasSecondFactor: v.boolean(),
    }),
  ),
  invitations: v.array(
    v.object({
      id: v.string(),
      email: v.string(),
      role: v.picklist(DESK_ROLES),
      invitedBy: v.nullable(v.string()),
      expiresAt: v.string(),
    }),
  ),
});
/** People and open invitations of a site's desk. */
export type DeskPeople = v.InferOutput<typeof deskPeopleSchema>;

/** Part of the log, newest first; `next` goes on, null at its end. */
export const deskLogSchema = v.object({
  lines: v.array(
    v.object({
      line: v.number(),
      at: v.string(),
      /** Null for the site's own rules. */
      actor: v.nullable(v.string()),
      act: v.string(),
      /** `<kind>:<id>`, such as `comment:12`. */
      subject: v.string(),
      /** What that is called now; null where it is gone. */
      about: v.nullable(
        v.object({
          /** Headline, question or name of a file; null for a person. */
          title: v.nullable(v.string()),
          /** Whose it is, or who it is; null for nobody known. */
          who: v.nullable(v.string()),
          /** Where readers find it; null where they do not. */
          path: v.nullable(v.string()),
          contentId: v.nullable(v.string()),
        }),
      ),
      details: v.record(v.string(), v.unknown()),
    }),
  ),
  next: v.nullable(v.number()),
  /** Who is at the desk, to choose by. */
  people: v.array(v.object({ id: v.string(), name: v.string() })),
});
/** Part of a site's log. */
export type DeskLog = v.InferOutput<typeof deskLogSchema>;
/** Who acts in the log where nobody does: the site's own rules. */
export const LOG_RULES = 'rules';
/** Query of the log: lines before one, of one act, topic or subject, of a person by id or of the site's rules. */
export const deskLogQuerySchema = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  act: v.optional(v.pipe(v.string(), v.maxLength(40))),
  topic: v.optional(v.picklist(DESK_TOPICS)),
  subject: v.optional(v.pipe(v.string(), v.maxLength(80))),
  actor: v.optional(
    v.union([v.literal(LOG_RULES), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  ),
});
/** Which lines of the log to read. */
export type DeskLogQuery = v.InferOutput<typeof deskLogQuerySchema>;

/** Paths of the desk's calls, private and kept nowhere; a person's or an invitation's id may follow. */
export const DESK_CALLS = {
  /** All of them, as a router matches them. */
  all: '/api/desk/*',
  login: '/api/desk/login',
  logout: '/api/desk/logout',
  secondFactor: '/api/desk/second-factor',
  /** Shows a passkey as the second factor; what the browser needs to do so is under it. */
  passkeyProof: '/api/desk/second-factor/passkey',
  user: '/api/desk/user',
  /** Passkeys of who asks; what the browser needs to make one is under it, and the id of one may follow. */
  passkeys: '/api/desk/passkeys',
  invitation: '/api/desk/invitation',
  /** Change of one's own password. */
  password: '/api/desk/password',
  /** Choosing a password with a reset link. */
  passwordLink: '/api/desk/password-link',
  people: '/api/desk/people',
  log: '/api/desk/log',
  /** How much waits in each queue. */
  waiting: '/api/desk/waiting',
  /** What the pages of the law lack, for chiefs. */
  legalGaps: '/api/desk/legal-gaps',
  /** Contents; the id of one may follow, and then what is done to it. */
  contents: '/api/desk/contents',
  /** The front's modules; pins are under it. */
  front: '/api/desk/front',
  alerts: '/api/desk/alerts',
} as const;
