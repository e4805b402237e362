/** In whose name somebody asks for a rectification (Organic Act 2/1984, article 1): their own, as representative, or as heir. */
export const RECTIFICATION_CAPACITIES = ['self', 'representative', 'heir'] as const;
/** In whose name a rectification is asked for. */
export type RectificationCapacity = (typeof RECTIFICATION_CAPACITIES)[number];

/** Where a request for a rectification stands: it waits for the newsroom, stands beside its story, or was refused. */
export const RECTIFICATION_STATES = ['waiting', 'published', 'refused'] as const;
/** State of a request for a rectification. */
export type RectificationState = (typeof RECTIFICATION_STATES)[number];

/** Why a newsroom refuses to publish a rectification (Organic Act 2/1984, articles 1 and 2; Organic Act 3/2018, article 86). */
export const RECTIFICATION_GROUNDS = [
  'late',
  'not-named',
  'not-facts',
  'no-harm',
  'too-long',
  'no-proof',
  'unlawful',
  'other',
] as const;
/** Ground on which a rectification is refused. */
export type RectificationGround = (typeof RECTIFICATION_GROUNDS)[number];
