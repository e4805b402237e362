import {
  CONSENT_WAYS,
  type ConsentPurpose,
  type ConsentWay,
  consentVersion,
  purposesOf,
} from '@portal/model';
import { reserveRoom } from '@portal/ui/consent/reserve-room';
import { browserKey } from './browser';
import { loadPageScript } from './chunks';
import { consentProps, keepDecision, onDecision } from './decision';

/** Milliseconds that the notice stays for choices that are open over it. */
const MAX_LEAVING_MS = 300;

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
  const { settings, address, decided = '' } = consentProps();
  const stop = onDecision(() => {
    if (!document.cookie.includes(decided)) return;
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
  if (!settings) return;
  const decide = (granted: ConsentPurpose[]) => {
    const decision = { id: browserKey(), version: consentVersion(settings), granted };
    void keepDecision({ ...decision, origin: 'notice' }, address);
  };
  const act: Record<ConsentWay, (pressed: HTMLElement) => void> = {
    all: () => decide(purposesOf(settings)),
    none: () => decide([]),
    chosen: (pressed) =>
      void loadPageScript<{ openChoices: (pressed: HTMLElement) => void }>('consent').then(
        ({ openChoices }) => openChoices(pressed),
        // What is said of scripts that do not come is said of theirs.
        () => document.querySelector<HTMLElement>('portal-island[name=consent] button')?.click(),
      ),
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
