import { closeLeft } from '@portal/ui/header/close-left';
import { followScroll } from '@portal/ui/header/follow-scroll';

let isFollowing = false;

function takeInvalid(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

/** Takes the header away as the reader goes down, and closes what is open in it once the focus has left. Once a page, however often it is called. */
export function followHeader(header: HTMLElement): void {
  if (isFollowing) return;
  isFollowing = true;
  followScroll(header);
  closeLeft(header);
  // The page says what is missing, in its own language: the browser's bubble is left out.
  if (CSS.supports('selector(:user-invalid)')) header.addEventListener('invalid', takeInvalid, true);
}
