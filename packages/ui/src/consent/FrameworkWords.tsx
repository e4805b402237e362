'use client';
import type { SiteVendorList } from '@portal/model/readers';
import { counted, fill, useLocale } from '../locale/index';

/** Props of `FrameworkWords`: the site, its vendors, and the purposes. */
export type FrameworkWordsProps = {
  /** Name of the site. */
  name: string;
  list: SiteVendorList;
  /** Ids of the purposes that consent is asked for. */
  purposes: readonly number[];
};

/**
 * Text of `ConsentNotice` on a site that uses the framework of IAB Europe: the number of vendors, and the
 * purposes in the framework's wording.
 */
export function FrameworkWords({ name, list, purposes }: FrameworkWordsProps) {
  const locale = useLocale('consentFramework');
  const vendors = Object.keys(list.vendors).length;
  const names = purposes.flatMap((id) => list.purposes[id]?.name.toLocaleLowerCase(locale.language) ?? []);
  return fill(counted(locale.texts.consentFramework.notice, vendors, locale), {
    name,
    purposes: new Intl.ListFormat(locale.language).format(names),
  });
}
