import * as v from 'valibot';
import { PASSWORD_MAX_LENGTH, TEXT_MAX_LENGTH } from '../constants/index';
import { emailField } from '../readers/fields';
import * as rule from '../rules/actions';
import { DESK_ROLES } from './roles';

/** Minimum length of a desk password; longer than a reader's, and of any characters. */
export const DESK_PASSWORD_MIN_LENGTH = 12;

const token = v.pipe(rule.typed(), rule.required(), rule.max(512));
const newPassword = () =>
  v.pipe(rule.verbatim(), rule.required(), rule.min(DESK_PASSWORD_MIN_LENGTH), rule.max(PASSWORD_MAX_LENGTH));
const currentPassword = () => v.pipe(rule.verbatim(), rule.required(), rule.max(PASSWORD_MAX_LENGTH));

/** Six digits of an authenticator app; spaces are removed. */
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

/** Answer to an invitation by somebody without an account, who chooses a name and a password. */
export const deskJoiningSchema = v.object({
  token,
  name: v.pipe(rule.typed(), rule.required(), rule.max(TEXT_MAX_LENGTH)),
  password: newPassword(),
});
/** Name and password of a new desk user. */
export type DeskJoining = v.InferOutput<typeof deskJoiningSchema>;

/** Answer to an invitation by somebody with an account at another site's desk, with its password. */
export const deskReturnSchema = v.object({ token, password: currentPassword() });
/** Password of an existing account that accepts another site's invitation. */
export type DeskReturn = v.InferOutput<typeof deskReturnSchema>;

/** Body that sets a new password with a reset link. */
export const deskNewPasswordSchema = v.object({ token, password: newPassword() });
/** Token of a reset link, and the new password. */
export type DeskNewPassword = v.InferOutput<typeof deskNewPasswordSchema>;

/** Change of the user's own password: the current one and a new one. */
export const deskPasswordChangeSchema = v.object({ password: currentPassword(), newPassword: newPassword() });
/** The current password and the new one. */
export type DeskPasswordChange = v.InferOutput<typeof deskPasswordChangeSchema>;

/** Reset of a colleague's access, confirmed with the chief's own current password. */
export const deskResetSchema = v.object({ password: currentPassword() });
/** Current password of the chief who resets a colleague's access. */
export type DeskReset = v.InferOutput<typeof deskResetSchema>;

/**
 * Current password in a form that needs it only if the role of chief is granted or removed; the back end
 * decides when.
 */
const passwordForChief = () => v.optional(v.pipe(rule.verbatim(), rule.max(PASSWORD_MAX_LENGTH)));

/** Invitation to a site's desk; as chief only with the current password of the user who invites. */
export const deskInvitationSchema = v.object({
  email: emailField(),
  role: v.picklist(DESK_ROLES),
  password: passwordForChief(),
});
/** Invited email address and role. */
export type DeskInvitation = v.InferOutput<typeof deskInvitationSchema>;

/**
 * Change of a role; null removes the person from the desk of the site. The role of chief is granted and
 * removed only with the current password of the user who does it.
 */
export const deskRoleChangeSchema = v.object({
  role: v.nullable(v.picklist(DESK_ROLES)),
  password: passwordForChief(),
});
/** New role at a site's desk, or null to remove the person. */
export type DeskRoleChange = v.InferOutput<typeof deskRoleChangeSchema>;

/** Contents of an invitation link. */
export const openInvitationSchema = v.object({
  email: v.string(),
  role: v.picklist(DESK_ROLES),
  /** Whether they are at the desk of any site already. */
  hasAccount: v.boolean(),
  /** Whether they are at the desk of this site already, and would change their role. */
  isHere: v.boolean(),
});
/** An invitation that can still be accepted. */
export type OpenInvitation = v.InferOutput<typeof openInvitationSchema>;

/** The account of a valid reset link. */
export const deskPasswordLinkSchema = v.object({ email: v.string() });
/** Account that a valid reset link belongs to. */
export type DeskPasswordLink = v.InferOutput<typeof deskPasswordLinkSchema>;

/** State of the second factor, after the password was accepted. */
export const secondFactorSchema = v.variant('isSetUp', [
  v.object({
    isSetUp: v.literal(true),
    /** Whether there is a passkey for this host, usable instead of a code. */
    hasPasskeys: v.boolean(),
  }),
  v.object({
    isSetUp: v.literal(false),
    /** Base32, to type into an authenticator app. */
    secret: v.string(),
    /** `otpauth:` URL, to show as a QR code. */
    address: v.string(),
  }),
]);
/** Second factor: set up, or the data to set it up. */
export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;

/** Schema of the logged-in desk user: name, email and role in this newsroom. */
export const deskUserSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(DESK_ROLES),
});
/** A user of a site's desk, with their role there. */
export type DeskUser = v.InferOutput<typeof deskUserSchema>;

/** People of a desk and pending invitations; dates are ISO 8601. */
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
/** People and pending invitations of a site's desk. */
export type DeskPeople = v.InferOutput<typeof deskPeopleSchema>;
