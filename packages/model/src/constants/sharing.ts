/** Networks of the share bar; the second list opens with the more-button (spec §2). */
export const SHARE_NETWORKS = ['facebook', 'twitter', 'bluesky', 'whatsapp', 'linkedin'] as const;
export const EXTRA_SHARE_NETWORKS = ['telegram', 'threads'] as const;
export type ShareNetwork = (typeof SHARE_NETWORKS)[number] | (typeof EXTRA_SHARE_NETWORKS)[number];
