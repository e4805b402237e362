/** Networks of the share bar; the second list opens with the more-button (spec §2). */
export const SHARE_NETWORKS = ['facebook', 'twitter', 'bluesky', 'whatsapp', 'linkedin'] as const;
/** Networks that the share bar shows only after its more-button (spec §2). */
export const EXTRA_SHARE_NETWORKS = ['telegram', 'threads'] as const;
/** Network that an article can be shared on, shown at once or after the more-button (spec §2). */
export type ShareNetwork = (typeof SHARE_NETWORKS)[number] | (typeof EXTRA_SHARE_NETWORKS)[number];
