import { CONSENT_WAYS, type ConsentWay, purposesOf } from '@portal/model';
import { reserveRoom } from '@portal/ui/consent/reserve-room';
import { loadPageScript } from './chunks';
import { consentProps, decide, decisionNow, onDecision } from './consent';

/** Milliseconds that the notice stays for choices that are open over it. */
const MAX_LEAVING_MS = 300;

/** Opens the choices at the foot of the page, and says that they are coming where their script takes a while. */
function openChoices(pressed: HTMLElement): void {
  const island = document.querySelector<HTMLElement>('portal-island[name=consent]');
  if (!island) return;
  if (island.dataset.islandStatus !== 'awake') {
    pressed.setAttribute('aria-busy', 'true');
    const status = new MutationObserver(() => {
      const { islandStatus } = island.dataset;
      if (islandStatus !== 'awake' && islandStatus !== 'failed') return;
      status.disconnect();
      pressed.removeAttribute('aria-busy');
      // What says that it failed, and tries again, comes after the choices.
      if (islandStatus === 'failed') island.nextElementSibling?.querySelector('button')?.focus();
    });
    status.observe(island, { attributeFilter: ['data-island-status'] });
  }
  island.querySelector('button')?.click();
}

/**
 * Lays the notice over the foot of the window, before all else of the document: it is the first that the keyboard and screen readers
 * find. It goes once the reader has decided, here, among the choices or in another tab.
 */
function ask(template: HTMLTemplateElement): void {
  const place = document.createElement('div');
  place.append(template.content.cloneNode(true));
  const notice = place.querySelector('section');
  if (!notice) return;
  document.body.prepend(place);
  const release = reserveRoom(notice);
  const leave = () => {
    const hadFocus = place.contains(document.activeElement);
    release();
    place.remove();
    // What was pressed went with the notice.
    if (hadFocus)
      document.querySelector<HTMLElement>('[data-part=skip-links] a, a')?.focus({ preventScroll: true });
  };
  const stop = onDecision(() => {
    if (decisionNow() === null) return;
    stop();
    if (document.querySelector('[data-part=consent-choices]')) {
      // Choices that were opened from here give the focus back as they close.
      place.addEventListener('focusin', leave, { once: true });
      setTimeout(leave, MAX_LEAVING_MS);
    } else leave();
    // Without it a page reads as with it.
    loadPageScript<typeof import('./follow-consent')>('followConsent').then(
      ({ followConsent }) => followConsent(),
      console.warn,
    );
  });
  const { settings } = consentProps();
  const act: Record<ConsentWay, (pressed: HTMLElement) => void> = {
    all: () => settings && void decide(settings, purposesOf(settings), 'notice'),
    none: () => settings && void decide(settings, [], 'notice'),
    chosen: openChoices,
  };
  notice.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest('button');
    const way = pressed && CONSENT_WAYS.find((known) => known === pressed.value);
    if (way) act[way](pressed);
  });
}

/** Asks a reader who has not decided; others are told of what they agree to once they have. */
export function askForConsent(): void {
  const template = document.querySelector<HTMLTemplateElement>('#consent-notice');
  if (template) ask(template);
}
