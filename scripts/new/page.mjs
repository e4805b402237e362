/** Creates a type of page: its data in the model, its URL, its loader and its view. It works as generated. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, say, stop } from '../prepare.mjs';
import { inCamel, inWords, mustBeHyphenated } from './names.mjs';
import { edition, textsOf, typesOf } from './source.mjs';

const FILES = 'apps/portal/app/pages';
const LOADERS = 'apps/api/src/pages';
const DATA = 'packages/model/src/content/page.ts';
const ADDRESSES = 'packages/model/src/routes/table.ts';
const READERS_ADDRESSES = 'packages/model/src/routes/reader.ts';
const ANSWERS = 'apps/api/src/pages/page.ts';
const SITES = 'apps/api/sites';
/** Style sheets that belong to no page. */
const SHEETS = ['account', 'awake', 'base', 'desk', 'interview', 'live-blog', 'media', 'recipe', 'shell'];

/** @param {string} type lower case, e.g. `election-night`: names its data, its files and its address */
export function newPage(type) {
  mustBeHyphenated(type, 'A page’s type', 'election-night');
  mustBeFree(type);
  const loader = `${inCamel(type)}Page`;
  const files = edition();
  files.create(`${FILES}/${type}.tsx`, pageFile(type));
  files.create(`${LOADERS}/${type}.ts`, loaderFile(type, loader));
  files.addMember(
    DATA,
    'pageShape',
    `v.object({
      type: v.literal('${type}'),
      path,
      title: v.string(),
      updatedAt,
      breadcrumbs: v.array(linkSchema),
    })`,
  );
  const route = inCamel(type);
  files.addMember(ADDRESSES, 'ROUTES', `${route}: '/${type}/'`, { afterFirst: true });
  files.addMember(ADDRESSES, 'ROUTE_FACTS', `${route}: { kind: 'page', inSitemap: true }`, {
    afterFirst: true,
  });
  files.addMember(ANSWERS, 'LOADERS', `${route}: ${loader}`, { afterFirst: true });
  files.addImport(ANSWERS, `import { ${loader} } from './${type}';`);
  say(`${files.write().join('\n')}
Its address is /${type}/ on every site, at once in npm run dev, after the next start of npm start. Its words come with its data or from a family of packages/ui/src/dictionaries/.`);
}

/** Stops if the type or the URL is taken. */
function mustBeFree(type) {
  const pages = readdirSync(path.join(root, FILES)).map((file) => path.parse(file).name);
  if (pages.includes(type)) stop(`${FILES}/${type}.tsx is there already.`);
  if (typesOf(DATA, 'pageShape').includes(type) || SHEETS.includes(type))
    stop(`“${type}” is reserved: the portal calls something else so. Choose another word.`);
  const addresses = {
    ...textsOf(ADDRESSES, 'ROUTES'),
    ...textsOf(READERS_ADDRESSES, 'READER_ROUTES'),
    ...textsOf(ADDRESSES, 'DESK_ROUTES'),
  };
  const words = Object.values(addresses).map((address) => address.split('/')[1]);
  if (words.includes(type) || Object.hasOwn(addresses, inCamel(type)))
    stop(`The address /${type}/ is reserved in ${ADDRESSES}. Choose another word.`);
  for (const file of readdirSync(path.join(root, SITES)))
    if (new RegExp(`\\bslug: "?${type}"?\\s*[,}]`).test(readFileSync(path.join(root, SITES, file), 'utf8')))
      stop(`${SITES}/${file} has a section at /${type}/. Choose another word.`);
}

const loaderFile = (type, loader) => `import { type Page, ROUTES } from '@portal/model';
import type { SiteRecord } from '../sites';

/** Its view, from the site's data; null where a site has none. */
export async function ${loader}({
  site,
  now,
}: {
  site: SiteRecord;
  now: Date;
}): Promise<Extract<Page, { type: '${type}' }> | null> {
  return {
    type: '${type}',
    path: ROUTES.${inCamel(type)},
    title: '${inWords(type)}',
    updatedAt: now.toISOString(),
    breadcrumbs: [{ id: 'front', text: site.name, href: ROUTES.front }],
  };
}
`;

const pageFile = (type) => `import { ListingHead } from '@portal/ui/listing-head';
import { PageMain } from '@portal/ui/page';
import { LISTING_LIFETIMES } from '../lifetimes';
import { page } from '../page';

/** Say here what readers find on it. A list declares \`next\`, the address of its next page; its loader stands among LIST_LOADERS. */
export default page({
  type: '${type}',
  lifetimes: () => LISTING_LIFETIMES,
  head: ({ path, title }, { site }) => ({
    title,
    description: \`\${title}. \${site.name}, \${site.tagline}\`,
    path,
    kind: 'website',
  }),
  view: ({ title, breadcrumbs }, { locale }) => (
    <PageMain>
      <ListingHead title={title} breadcrumbs={breadcrumbs} locale={locale} />
    </PageMain>
  ),
});
`;
