import { closeLeft } from '@portal/ui/header/close-left';
import { followScroll } from '@portal/ui/header/follow-scroll';

let isFollowing = false;

function takeInvalid(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

/**
 * Hides the header as the reader scrolls down, and closes what is open in it once it has lost the focus.
 * Once per page, however often it is called.
 */
export function followHeader(header: HTMLElement): void {
  if (isFollowing) return;
  isFollowing = true;
  followScroll(header);
  closeLeft(header);
  // The page shows the error in its own language, instead of the browser's bubble.
  if (CSS.supports('selector(:user-invalid)')) header.addEventListener('invalid', takeInvalid, true);
}
