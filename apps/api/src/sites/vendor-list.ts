import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@portal/model';
import {
  type GlobalVendorList,
  globalVendorListSchema,
  type SiteVendorList,
  siteVendorListSchema,
  type VendorListTexts,
  vendorListTextsSchema,
} from '@portal/model/readers';
import * as v from 'valibot';

/** IAB Europe's list of vendors, next to the sites' files. */
const LIST = 'vendor-list.json';
/** The framework's own language, in which the list itself is written. */
const LIST_LANGUAGE: Language = 'en';

const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s"'<>]+$/));

/** An invalid vendor list; the message names the file, the place and the reason. */
export class VendorListError extends Error {
  override name = 'VendorListError';
}

async function readJson<Schema extends v.GenericSchema>(
  folder: string,
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => {
    throw new VendorListError(
      `${file} is not beside the sites’ files: a site with consent.tcf needs it. IAB Europe publishes it at https://vendor-list.consensu.org/v3/${file}`,
    );
  });
  let source: unknown;
  try {
    source = JSON.parse(text);
  } catch (error) {
    throw new VendorListError(`${file}: ${error instanceof Error ? error.message : 'not JSON'}`);
  }
  const result = v.safeParse(schema, source);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new VendorListError(`${file}: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
}

/**
 * A site's vendors, and the framework's texts about them in its language.
 * @throws VendorListError for one that is not on the list, or was removed from it
 */
export function narrowVendorList(
  list: GlobalVendorList,
  texts: VendorListTexts,
  { vendors: wanted, language }: { vendors: readonly number[]; language: Language },
): SiteVendorList {
  const vendors = wanted.map((id) => {
    const vendor = list.vendors[id];
    if (!vendor) throw new VendorListError(`consent.tcf.vendors: ${LIST} has no vendor ${id}`);
    const { urls, deletedDate, ...kept } = vendor;
    if (deletedDate)
      throw new VendorListError(`consent.tcf.vendors: ${vendor.name} (${id}) has left the framework`);
    const inLanguage = (tag: string) => urls.find(({ langId }) => langId === tag)?.privacy;
    const policyUrl = inLanguage(language) ?? inLanguage(LIST_LANGUAGE) ?? urls[0]?.privacy;
    return [id, { ...kept, policyUrl: v.is(webAddress, policyUrl) ? policyUrl : undefined }] as const;
  });
  const { purposes, specialPurposes, features, specialFeatures } = texts;
  return v.parse(siteVendorListSchema, {
    ...list,
    purposes,
    specialPurposes,
    features,
    specialFeatures,
    vendors: Object.fromEntries(vendors),
  });
}

/**
 * Reads a site's vendors from the list next to its file.
 * @throws VendorListError
 */
export async function readVendorList(
  folder: string,
  site: { language: Language; vendors: readonly number[] },
): Promise<SiteVendorList> {
  const list = await readJson(folder, LIST, globalVendorListSchema);
  const texts =
    site.language === LIST_LANGUAGE
      ? list
      : await readJson(folder, `purposes-${site.language}.json`, vendorListTextsSchema);
  return narrowVendorList(list, texts, site);
}
