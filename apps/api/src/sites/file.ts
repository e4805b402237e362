import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROUTES, SECTION_LISTINGS, sectionPaletteSchema } from '@portal/model';
import type { SiteVendorList } from '@portal/model/readers';
import * as v from 'valibot';
import { parse } from 'yaml';
import { reasonOf } from '../platform/process';
import { faultsBetween } from './between';
import { boardPlanSchema } from './board-plan';
import type { EditionPlan } from './newsletter-plan';
import { OrPayError, withOffer } from './or-pay';
import { weakPalettes } from './section-palettes';
import { findDuplicateId, siteRecordSchema } from './site-record';
import { unknownKeys } from './unknown-keys';
import { readVendorList, VendorListError } from './vendor-list';

/** Authors that fit in the head of a blog. */
const MAX_BLOG_AUTHORS = 4;

const sectionSchema = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: v.string(),
  description: v.optional(v.string()),
  /** Kind of articles that its page lists; by default any. */
  listing: v.optional(v.picklist(SECTION_LISTINGS), 'content'),
  /** Slugs of a blog's authors, whom its head shows. */
  authors: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))), v.maxLength(MAX_BLOG_AUTHORS)),
    [],
  ),
  /** Strip of cut paper over its page, and its colours; the brand's own look without. */
  palette: v.optional(sectionPaletteSchema),
});

/** Schema of a site's file: the site itself, its sections and the plan of its front page. */
const siteFileShape = v.object({
  ...siteRecordSchema.entries,
  sections: v.array(sectionSchema),
  boards: v.array(boardPlanSchema),
});
/** Suffix of a message about an unknown section: the known ones. */
const listed = (sections: readonly { slug: string }[]): string =>
  sections.length ? ` (${sections.map(({ slug }) => slug).join(', ')})` : '';

/** Explains what is wrong with the source of a newsletter's editions. */
function faultOfSource({ source, of }: EditionPlan, sections: readonly { slug: string }[]): string | null {
  if (source !== 'section' && source !== 'author')
    return of === undefined
      ? null
      : `edition.of is “${of}”, and says nothing with source ${source}: it is for section and author alone`;
  if (of === undefined)
    return source === 'section'
      ? `edition.of is missing: it names the section${listed(sections)}`
      : 'edition.of is missing: it names the author as in the address of their page, such as clara-puig';
  if (source === 'author' || sections.some(({ slug }) => slug === of)) return null;
  return `edition.of is “${of}”, which is none of the site’s sections${listed(sections)}`;
}

export const siteFileSchema = v.pipe(
  siteFileShape,
  v.forward(
    v.check(
      ({ features }) => features.users || !features.identityProvider,
      'an identity provider keeps accounts: users must be true',
    ),
    ['features'],
  ),
  v.forward(
    v.check(
      ({ features, identityProvider }) => !features.identityProvider || identityProvider !== undefined,
      'where features.identityProvider is true, the address of the provider’s script must be given: { script: https://… }',
    ),
    ['identityProvider'],
  ),
  v.forward(
    v.check(
      ({ features, paywall }) => features.users || paywall === undefined,
      'a paywall knows its readers by their accounts: users must be true',
    ),
    ['paywall'],
  ),
  v.forward(
    v.check(
      ({ consent, publisher }) => consent?.orPay === undefined || publisher !== undefined,
      'who may be asked to pay is told who asks, and reads it in the pages of the law: with orPay, publisher must be given',
    ),
    ['consent'],
  ),
  v.forward(
    v.check(
      ({ analytics, consent }) =>
        !analytics || Boolean(consent?.partners.some(({ purpose }) => purpose === 'analytics')),
      'readers are asked first: consent.partners must name who measures, with the purpose analytics',
    ),
    ['analytics'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed) for (const message of weakPalettes(dataset.value)) addIssue({ message });
    }),
    ['sections'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { paywall, sections } = dataset.value;
      for (const slug of Object.keys(paywall?.sections ?? {}))
        if (!sections.some((known) => known.slug === slug))
          addIssue({
            message: `sections names “${slug}”, which is none of the site’s sections${listed(sections)}`,
          });
    }),
    ['paywall'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { ads, sections } = dataset.value;
      for (const slug of ads?.sectionsWithout ?? [])
        if (!sections.some((known) => known.slug === slug))
          addIssue({
            message: `sectionsWithout names “${slug}”, which is none of the site’s sections${listed(sections)}`,
          });
    }),
    ['ads'],
  ),
  v.forward(
    v.check(
      ({ newsletters }) => findDuplicateId(newsletters) === undefined,
      ({ input }) =>
        `two have the id “${findDuplicateId(input.newsletters)}”: readers choose newsletters by their ids, give each its own`,
    ),
    ['newsletters'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      const versions = (dataset.typed && dataset.value.paywall?.versions) || [];
      const version = findDuplicateId(versions);
      if (version !== undefined) addIssue({ message: `two versions have the id “${version}”` });
      for (const { id, messages } of versions) {
        const message = findDuplicateId(messages);
        if (message !== undefined)
          addIssue({ message: `two messages of “${id}” have the messageId “${message}”: give each its own` });
      }
    }),
    ['paywall'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { newsletters, sections } = dataset.value;
      for (const { id, edition } of newsletters) {
        const message = edition && faultOfSource(edition, sections);
        if (message) addIssue({ message: `“${id}”: ${message}` });
      }
    }),
    ['newsletters'],
  ),
  v.forward(
    v.check(
      ({ contact }) =>
        Object.keys(contact?.recipients ?? {}).every((id) =>
          contact?.subjects.some((subject) => subject.id === id),
        ),
      'recipients names a subject that is not among contact.subjects',
    ),
    ['contact'],
  ),
);
export type SiteFile = v.InferOutput<typeof siteFileSchema> & {
  /** The vendors that `consent.tcf` names, from the list next to the file. */
  vendorList?: SiteVendorList;
};

/** An invalid site file; the message names the file, the place and the reason. */
export class SiteFileError extends Error {
  override name = 'SiteFileError';
}

/**
 * Reads one site's file. It uses the product's own terms if it names no others and has a publisher.
 * @throws SiteFileError
 */
export function readSiteFile(name: string, text: string): SiteFile {
  let written: unknown;
  let source: unknown;
  try {
    written = parse(text);
    source = withOffer(written);
  } catch (error) {
    if (error instanceof OrPayError)
      throw new SiteFileError(`${name}: consent.orPay.offer: ${error.message}`);
    throw new SiteFileError(`${name}: ${error instanceof Error ? error.message : 'not YAML'}`);
  }
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw new SiteFileError(`${name}: must be a mapping of keys to values, such as “alias: far”`);
  const result = v.safeParse(siteFileSchema, source);
  const places = [
    // A mistyped key would have no effect, and nobody would notice.
    ...unknownKeys(siteFileSchema, written).map(
      (path) => `${path}: is no key of a site’s file: is it misspelt?`,
    ),
    ...(result.issues ?? [])
      .filter(({ expected }) => expected !== 'never')
      .map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${reasonOf(issue)}`),
  ];
  if (!result.success || places.length)
    throw new SiteFileError(places.map((place) => `${name}: ${place}`).join('\n'));
  const { publisher, termsUrl = publisher && ROUTES.terms } = result.output;
  return { ...result.output, termsUrl };
}

/**
 * Every site's file in a folder, by alias.
 * @throws SiteFileError if there is none, or one is invalid
 */
export async function readSiteFiles(folder: string): Promise<SiteFile[]> {
  const files = await readdir(folder).catch((error: Error) => {
    throw new SiteFileError(`PORTAL_SITES_DIR: the folder of sites cannot be read: ${error.message}`);
  });
  const names = files.filter((name) => name.endsWith('.yaml')).sort();
  if (!names.length)
    throw new SiteFileError(`PORTAL_SITES_DIR: ${folder} has no site: put a file <alias>.yaml there.`);
  const read = await Promise.all(
    names.map(async (name) => {
      const file = readSiteFile(name, await readFile(path.join(folder, name), 'utf8'));
      return { name, file: await withVendors(folder, name, file) };
    }),
  );
  const faults = faultsBetween(read);
  if (faults.length) throw new SiteFileError(faults.join('\n'));
  return read.map(({ file }) => file);
}

/**
 * A site's file with the vendors that it names.
 * @throws SiteFileError
 */
async function withVendors(folder: string, name: string, file: SiteFile): Promise<SiteFile> {
  const { language, consent } = file;
  if (!consent?.tcf) return file;
  const { vendors } = consent.tcf;
  const vendorList = await readVendorList(folder, { language, vendors }).catch((error: unknown) => {
    throw error instanceof VendorListError ? new SiteFileError(`${name}: ${error.message}`) : error;
  });
  return { ...file, vendorList };
}
