export { contentDeskCalls } from './content-endpoints';
export { type DeskContext, deskContext } from './context';
export { deskCookies } from './desk-cookies';
export { forgetInvitations, invite, join, openInvitation } from './invitations';
export { logOf } from './log-lines';
export {
  deskLogin,
  newTotpSecret,
  proveSecondFactor,
  secondFactorOf,
  TOTP_PERIOD_SECONDS,
  totpOf,
} from './login';
export { passkeyCalls } from './passkey-endpoints';
export { deskPasswordCalls } from './password-endpoints';
export { forgetResets } from './passwords';
export { peopleOf, resetAccess, withdrawInvitation } from './people';
export { pictureDeskCalls } from './picture-endpoints';
export { forgetPreviews, previewOf } from './previews';
export { changeRole } from './roles';
export { endDeskSession, forgetDeskSessions, openDeskSession, proveDeskSession } from './sessions';
export { deskAccounts, deskInvitations, deskRoles } from './tables';
export { waitingAt } from './waiting';
