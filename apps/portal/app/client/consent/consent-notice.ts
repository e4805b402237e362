import type { ConsentPurpose, ConsentWay } from '@portal/model/readers';
import { reserveRoom } from '@portal/ui/consent/reserve-room';
import { loadPageScript } from '../islands/chunks';
import { browserKey } from './browser-key';
import { consentProps } from './decision';
import { onDecision } from './decision-event';
import { keepDecision } from './keep-decision';

/** Milliseconds that the notice stays while choices are open over it. */
const MAX_LEAVING_MS = 300;

/** Whether a button decides this way, by its value. */
const isWay = ({ value }: HTMLButtonElement, way: ConsentWay) => value === way;

/**
 * Asks a reader who has not decided; everything else follows consent afterwards. The notice is at the bottom
 * of the viewport, and first in the document, so the keyboard and screen readers find it first. It closes
 * once the reader has decided: here, in the choices or in another tab.
 */
export function startConsent(): void {
  const template = document.querySelector<HTMLTemplateElement>('#consent-notice');
  const { asking, address, decided = '' } = consentProps();
  const place = document.createElement('div');
  if (template) place.append(template.content.cloneNode(true));
  const notice = place.querySelector('section');
  if (!notice || !asking) return;
  const { version, purposes } = asking;
  document.body.prepend(place);
  const release = reserveRoom(notice);
  const leave = () => {
    const hadFocus = place.contains(document.activeElement);
    release();
    place.remove();
    // The focused button was removed with the notice.
    if (hadFocus)
      document.querySelector<HTMLElement>('[data-part=skip-links] a, a')?.focus({ preventScroll: true });
  };
  const stop = onDecision(() => {
    if (!document.cookie.includes(decided)) return;
    stop();
    if (document.querySelector('[data-part=consent-choices]')) {
      // Choices that were opened from here return the focus as they close.
      place.addEventListener('focusin', leave, { once: true });
      setTimeout(leave, MAX_LEAVING_MS);
    } else leave();
    // If the script fails, the page works without it.
    loadPageScript<typeof import('./follow-consent')>('consent').then(
      ({ followConsent }) => followConsent(),
      console.warn,
    );
  });
  const decide = (granted: ConsentPurpose[]) =>
    void keepDecision({ id: browserKey(), version, granted, origin: 'notice' }, address);
  const choose = (pressed: HTMLElement) =>
    loadPageScript<typeof import('./open-choices')>('consentChoices').then(
      ({ openChoices }) => openChoices(pressed),
      // The island's own failure message is shown instead.
      () => document.querySelector<HTMLElement>('portal-island[name=consent] button')?.click(),
    );
  notice.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest('button');
    if (!pressed) return;
    if (isWay(pressed, 'all')) decide(purposes);
    else if (isWay(pressed, 'none')) decide([]);
    else if (isWay(pressed, 'chosen')) void choose(pressed);
  });
}
