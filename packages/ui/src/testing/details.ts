/** Browsers keep one section of a name open (HTML, the details name group); test documents keep all. */
function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const name = target.getAttribute('name');
  if (!name) return;
  for (const other of target.ownerDocument.querySelectorAll('details[open]'))
    if (other !== target && other.getAttribute('name') === name) other.removeAttribute('open');
}

/** Keeps one section of a name open at a time, unless the document supports it. */
export function setUpDetails(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  // `toggle` does not bubble.
  document.addEventListener('toggle', onToggle, true);
}
