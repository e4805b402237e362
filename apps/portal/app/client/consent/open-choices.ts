/** Opens the choices at the bottom of the page, and marks the button as busy while their script loads. */
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
      // The failure message, with its retry button, follows the island.
      if (islandStatus === 'failed') island.nextElementSibling?.querySelector('button')?.focus();
    });
    status.observe(island, { attributeFilter: ['data-island-status'] });
  }
  island.querySelector('button')?.click();
}
