/** Well-known providers, by the last labels of their host. */
const PROVIDERS: Record<string, string> = {
  'youtube.com': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'dailymotion.com': 'Dailymotion',
  'twitter.com': 'X',
  'x.com': 'X',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'tiktok.com': 'TikTok',
  'bsky.app': 'Bluesky',
  'spotify.com': 'Spotify',
  'soundcloud.com': 'SoundCloud',
  'ivoox.com': 'iVoox',
  'flickr.com': 'Flickr',
  'ted.com': 'TED',
  'wordpress.tv': 'WordPress.tv',
  'scribd.com': 'Scribd',
  'slideshare.net': 'SlideShare',
  'speakerdeck.com': 'Speaker Deck',
  'google.com': 'Google',
};

/** URL and provider of a third-party page that a text embeds; null if it is not a web URL. */
export function embedOf(src: string): { url: string; provider: string } | null {
  const absolute = src.startsWith('//') ? `https:${src}` : src;
  if (!URL.canParse(absolute)) return null;
  const url = new URL(absolute);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const labels = url.hostname.split('.');
  const provider = PROVIDERS[labels.slice(-2).join('.')] ?? url.hostname.replace(/^www\./, '');
  return { url: url.href, provider };
}
