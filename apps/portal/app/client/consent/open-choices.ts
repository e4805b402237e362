/** Opens the choices at the foot of the page, and says that they are coming where their script takes a while. */
export function openChoices(pressed: HTMLElement): void {
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
