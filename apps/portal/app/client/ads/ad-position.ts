/** Whether the page's ads are those of the desktop map (spec §9). */
export const hasDesktopAds = (): boolean => matchMedia('(width >= 768px)').matches;

/** Id of a slot's ad placement at this screen size. */
export const positionOf = ({ dataset }: HTMLElement): string =>
  (hasDesktopAds() ? undefined : dataset.positionMobile) ?? dataset.position ?? '';
