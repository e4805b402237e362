import { COMMENT_DESK_ENDPOINTS } from './comments';
import { CONTENT_DESK_ENDPOINTS } from './contents';
import { ENTRY_DESK_ENDPOINTS } from './entry';
import { ALERT_DESK_ENDPOINTS, FRONT_DESK_ENDPOINTS } from './front';
import { INTERVIEW_DESK_ENDPOINTS } from './interviews';
import { LIVE_DESK_ENDPOINTS } from './live';
import { LOG_DESK_ENDPOINTS } from './log';
import { MESSAGE_DESK_ENDPOINTS } from './messages';
import { NEWSLETTER_DESK_ENDPOINTS } from './newsletters';
import { PASSKEY_DESK_ENDPOINTS } from './passkeys';
import { PEOPLE_DESK_ENDPOINTS } from './people';
import { POLL_DESK_ENDPOINTS } from './polls';
import { RECTIFICATION_DESK_ENDPOINTS } from './rectifications';
import { TRANSPARENCY_DESK_ENDPOINTS } from './transparency';
import { UPLOAD_DESK_ENDPOINTS } from './uploads';
import { VIEW_DESK_ENDPOINTS } from './views';
import { HOME_DESK_ENDPOINTS } from './waiting';

/** Type of `DESK_ENDPOINTS`, by the names of its groups so that declaration files do not repeat them. */
export type DeskEndpoints = typeof ALERT_DESK_ENDPOINTS &
  typeof UPLOAD_DESK_ENDPOINTS &
  typeof TRANSPARENCY_DESK_ENDPOINTS &
  typeof RECTIFICATION_DESK_ENDPOINTS &
  typeof POLL_DESK_ENDPOINTS &
  typeof INTERVIEW_DESK_ENDPOINTS &
  typeof COMMENT_DESK_ENDPOINTS &
  typeof CONTENT_DESK_ENDPOINTS &
  typeof ENTRY_DESK_ENDPOINTS &
  typeof FRONT_DESK_ENDPOINTS &
  typeof HOME_DESK_ENDPOINTS &
  typeof LIVE_DESK_ENDPOINTS &
  typeof LOG_DESK_ENDPOINTS &
  typeof MESSAGE_DESK_ENDPOINTS &
  typeof NEWSLETTER_DESK_ENDPOINTS &
  typeof PASSKEY_DESK_ENDPOINTS &
  typeof PEOPLE_DESK_ENDPOINTS &
  typeof VIEW_DESK_ENDPOINTS;

/** Endpoints of the desk that portals call, by the names of the client's methods. */
export const DESK_ENDPOINTS: DeskEndpoints = {
  ...ALERT_DESK_ENDPOINTS,
  ...UPLOAD_DESK_ENDPOINTS,
  ...TRANSPARENCY_DESK_ENDPOINTS,
  ...RECTIFICATION_DESK_ENDPOINTS,
  ...POLL_DESK_ENDPOINTS,
  ...INTERVIEW_DESK_ENDPOINTS,
  ...COMMENT_DESK_ENDPOINTS,
  ...CONTENT_DESK_ENDPOINTS,
  ...ENTRY_DESK_ENDPOINTS,
  ...FRONT_DESK_ENDPOINTS,
  ...HOME_DESK_ENDPOINTS,
  ...LIVE_DESK_ENDPOINTS,
  ...LOG_DESK_ENDPOINTS,
  ...MESSAGE_DESK_ENDPOINTS,
  ...NEWSLETTER_DESK_ENDPOINTS,
  ...PASSKEY_DESK_ENDPOINTS,
  ...PEOPLE_DESK_ENDPOINTS,
  ...VIEW_DESK_ENDPOINTS,
};
