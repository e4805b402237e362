/** Viewport widths in px at which layouts change: large phone, tablet, small and full desktop. */
export const BREAKPOINTS = { small: 480, medium: 768, large: 1024, wide: 1280 } as const;
