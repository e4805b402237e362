export type FeedItem = {
  guid?: string;
  link: string;
  title?: string;
  text?: string;
  category?: string;
  picture?: string;
};

const itemOf = ({ guid, link, title = 'Una nova', text = 'Text.', category, picture }: FeedItem) => `
  <item><title>${title}</title><link>${link}</link>${guid === undefined ? '' : `<guid>${guid}</guid>`}
  <description><![CDATA[<p>${text}</p>]]></description><pubDate>Sun, 01 Mar 2026 10:00:00 GMT</pubDate>
  ${category === undefined ? '' : `<category>${category}</category>`}
  ${picture === undefined ? '' : `<enclosure url="${picture}" type="image/jpeg" length="1"/>`}</item>`;

export const feedOf = (...items: readonly FeedItem[]): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title>${items.map(itemOf).join('')}</channel></rss>`;
