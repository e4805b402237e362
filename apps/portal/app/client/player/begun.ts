import { type Begun, begun, forgetPlace } from './listening';

/** Shows how far a recording was heard or seen. */
function showPlace(mark: HTMLElement, { time, duration }: Begun): void {
  if (duration <= 0) return;
  mark.style.setProperty('--gone', `${Math.round((time / duration) * 100)}%`);
  const left = mark.querySelector('[data-left]');
  const minutes = String(Math.max(1, Math.round((duration - time) / 60)));
  if (left) left.textContent = (mark.dataset.words ?? '').replace('{minutes}', minutes);
  mark.hidden = false;
}

function itemOf(template: HTMLTemplateElement, one: Begun): Node {
  const item = template.content.cloneNode(true);
  if (!(item instanceof DocumentFragment)) return item;
  const title = item.querySelector('[data-title]');
  if (title) {
    const link = document.createElement('a');
    link.href = one.href;
    link.textContent = one.title;
    link.className = title.className;
    title.replaceWith(link);
  }
  const kicker = item.querySelector('[data-kicker]');
  if (kicker) kicker.textContent = one.kicker;
  const picture = item.querySelector('img');
  if (picture && one.cover) picture.src = one.cover;
  const mark = item.querySelector<HTMLElement>('[data-place]');
  if (mark) showPlace(mark, one);
  const button = item.querySelector<HTMLElement>('[data-part=forget]');
  // Each button says of which recording it is.
  button?.setAttribute('aria-label', `${button.getAttribute('aria-label')}: ${one.title}`);
  button?.addEventListener('click', () => forget(one));
  return item;
}

/** Takes one recording, or all, out of the list. The focus stays in it, and leaves with it. */
function forget(one?: Begun): void {
  forgetPlace(one);
  for (const mark of document.querySelectorAll<HTMLElement>('[data-place]'))
    if (!one || mark.dataset.place === one.href) mark.hidden = true;
  fillBegun();
  const isEmpty = begun().length === 0;
  if (isEmpty) delete document.documentElement.dataset.begun;
  const next = document.querySelector<HTMLElement>(isEmpty ? 'h1' : '[data-part=begun] [tabindex]');
  if (isEmpty) next?.setAttribute('tabindex', '-1');
  next?.focus();
}

/** Fills the row of begun recordings, and marks their places in lists of editions. */
export function fillBegun(): void {
  const kept = begun();
  for (const row of document.querySelectorAll('[data-part=begun]')) {
    const template = row.querySelector('template');
    if (template) row.querySelector('ul')?.replaceChildren(...kept.map((one) => itemOf(template, one)));
    const all = row.querySelector<HTMLElement>('[data-part=forget-all]');
    if (all) all.onclick = () => forget();
  }
  for (const mark of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const one = kept.find(({ href }) => href === mark.dataset.place);
    if (one) showPlace(mark, one);
  }
}
