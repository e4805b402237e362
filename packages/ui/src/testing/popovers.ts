/**
 * Popovers for documents without them: open or closed, with `toggle` events, closed by Escape and by a press
 * outside.
 */
const open = new Set<HTMLElement>();
const SELECTOR = ':popover-open';

function tell(popover: HTMLElement, name: 'beforetoggle' | 'toggle', isOpen: boolean): void {
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
  popover.dispatchEvent(Object.assign(new Event(name), { oldState, newState }));
}

function show(popover: HTMLElement): void {
  if (open.has(popover)) return;
  tell(popover, 'beforetoggle', true);
  open.add(popover);
  popover.style.display = 'block';
  tell(popover, 'toggle', true);
}

function hide(popover: HTMLElement): void {
  if (!open.delete(popover)) return;
  tell(popover, 'beforetoggle', false);
  popover.style.removeProperty('display');
  tell(popover, 'toggle', false);
}

function toggle(popover: HTMLElement): boolean {
  if (open.has(popover)) hide(popover);
  else show(popover);
  return open.has(popover);
}

function onClick({ target, defaultPrevented }: Event): void {
  if (!(target instanceof Element)) return;
  const opener = target.closest('button[popovertarget]');
  const own = opener?.ownerDocument.getElementById(opener.getAttribute('popovertarget') ?? '') ?? null;
  for (const popover of [...open]) if (popover !== own && !popover.contains(target)) hide(popover);
  if (own && !defaultPrevented) toggle(own);
}

function onKeyDown({ key }: KeyboardEvent): void {
  const last = [...open].at(-1);
  if (key === 'Escape' && last) hide(last);
}

/** Adds popovers to the document, unless it supports them. */
export function setUpPopovers(): void {
  const { prototype } = HTMLElement;
  if (typeof prototype.showPopover === 'function') return;
  const { matches } = Element.prototype;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return selector === SELECTOR
        ? this instanceof HTMLElement && open.has(this)
        : matches.call(this, selector);
    },
  });
  Object.assign(prototype, {
    showPopover(this: HTMLElement) {
      show(this);
    },
    hidePopover(this: HTMLElement) {
      hide(this);
    },
    togglePopover(this: HTMLElement) {
      return toggle(this);
    },
  });
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}
