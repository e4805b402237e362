/** Whether the page's ads are those of the desktop map (spec §9). */
export const hasDesktopAds = (): boolean => matchMedia('(width >= 768px)').matches;

/** Id of a slot's position in the ad map of this screen. */
export const positionOf = ({ dataset }: HTMLElement): string =>
  (hasDesktopAds() ? undefined : dataset.positionMobile) ?? dataset.position ?? '';
