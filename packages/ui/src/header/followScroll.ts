import { HEADER_BASE_OFFSET_PX, HEADER_SCROLL_DELTA_PX } from '@portal/model';

/**
 * Hides the header when the reader scrolls down past its base offset and shows it when they scroll up
 * (spec §4): sets `data-scroll` to `hidden` or `shown`. For the browser; it needs no React. Returns a function
 * that stops it.
 */
export function followScroll(header: HTMLElement): () => void {
  let last = window.scrollY;
  let waiting = false;
  const look = () => {
    waiting = false;
    const now = Math.max(0, window.scrollY);
    if (Math.abs(now - last) <= HEADER_SCROLL_DELTA_PX) return;
    header.dataset.scroll = now > last && now > HEADER_BASE_OFFSET_PX ? 'hidden' : 'shown';
    last = now;
  };
  const onScroll = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(look);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
