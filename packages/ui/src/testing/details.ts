/** Of sections with one name, the browser keeps one open (HTML, the details name group); documents of test tools keep all. */
function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const name = target.getAttribute('name');
  if (!name) return;
  for (const other of target.ownerDocument.querySelectorAll('details[open]'))
    if (other !== target && other.getAttribute('name') === name) other.removeAttribute('open');
}

/** Lets one section of a name be open at a time, unless the document does so itself. */
export function setUpDetails(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  // It does not bubble.
  document.addEventListener('toggle', onToggle, true);
}
