import { type OwnPortal, startOwnPortal } from './own-portal';
import { ask } from './pages-seen';

/** A separate newsroom for newsletters, because an edition is sent once a day. */
export const HOST = 'far.localhost';
const DAY_MS = 86_400_000;

/** Weekdays that many days ahead, in the site's time zone: nothing is sent automatically during a journey. */
const weekdays = (daysOn: readonly number[]): string =>
  daysOn
    .map((on) =>
      new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Europe/Madrid' })
        .format(new Date(Date.now() + on * DAY_MS))
        .toLowerCase(),
    )
    .join(', ');

/** A newsletter made from the front; its days are relative to today. */
export type Newsletter = { id: string; name: string; daysOn: readonly number[] };

const lineOf = ({ id, name, daysOn }: Newsletter) =>
  `  - { id: ${id}, name: ${name}, edition: { source: front, count: 4, hour: "06:30", days: [${weekdays(daysOn)}], from: ${id}@elfar.example } }`;

const siteFile = (newsletters: readonly Newsletter[]) => `alias: far
id: "900"
mediaId: "90"
name: El Far
scheme: https
url: https://www.elfar.example
staticUrl: /assets
language: ca
theme: far
sign: lighthouse
tagline: Notícies de la costa
description: Notícies de la costa.
timeZone: Europe/Madrid
hosts: [${HOST}]
isDefault: true
features: { users: true, identityProvider: false }
newsletters:
${newsletters.map(lineOf).join('\n')}
contactEmail: bustia@elfar.example
termsUrl: /condicions/
navigation: []
sections: []
hotTopics: []
footer: []
social: []
adMaps: {}
boards:
  - layout: "100"
    columns:
      - - { type: cards, shape: standard, size: md, across: 3, select: { count: 6 } }
`;

const feedOf = (stories: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Notícies</title><link>https://elfar.example/</link>
<description>Notícies</description>${stories
    .map(
      (title, at) => `<item><title>${title}</title><link>https://elfar.example/noticia-${at}/</link>
<guid>https://elfar.example/noticia-${at}/</guid><pubDate>Wed, ${20 - at} Mar 2026 17:10:00 +0100</pubDate>
<description>${title}, expliquen els veïns.</description></item>`,
    )
    .join('')}</channel></rss>`;

/**
 * Starts it.
 * @param stories titles of its contents, newest first
 */
export const startNewsletterNewsroom = (newsletters: readonly Newsletter[], stories: readonly string[]) =>
  startOwnPortal({
    siteFiles: { 'far.yaml': siteFile(newsletters) },
    imports: { site: 'far', files: { 'feed.xml': feedOf(stories) } },
  });

/** Sources of a newsletter's letters to an address, from the outbox. */
export async function lettersTo(
  portal: Pick<OwnPortal, 'port'> | undefined,
  email: string,
  newsletter: string,
): Promise<string[]> {
  const body = async (address: string) => (await ask(portal?.port ?? 0, HOST, address)).body.toString();
  const names = [...(await body('/dev/mail')).matchAll(/href="(\/dev\/mail\/[^"]+\.eml)"/g)];
  const sources = await Promise.all(names.map(([, name = '']) => body(name)));
  return sources.filter(
    (source) =>
      source.includes(`To: ${email}`) && source.includes(`From: El Far <${newsletter}@elfar.example>`),
  );
}
