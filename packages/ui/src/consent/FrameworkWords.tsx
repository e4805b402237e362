'use client';
import type { SiteVendorList } from '@portal/model/readers';
import { counted, fill, useLocale } from '../locale/index';

/** Props of `FrameworkWords`: who asks, and for what. */
export type FrameworkWordsProps = {
  /** Name of the site. */
  name: string;
  list: SiteVendorList;
  /** Ids of the purposes that are asked for. */
  purposes: readonly number[];
};

/** What `ConsentNotice` says on a site that speaks the framework of IAB Europe: how many ask, and for what, by the framework's names. */
export function FrameworkWords({ name, list, purposes }: FrameworkWordsProps) {
  const locale = useLocale('consentFramework');
  const vendors = Object.keys(list.vendors).length;
  const names = purposes.flatMap((id) => list.purposes[id]?.name.toLocaleLowerCase(locale.language) ?? []);
  return fill(counted(locale.texts.consentFramework.notice, vendors, locale), {
    name,
    purposes: new Intl.ListFormat(locale.language).format(names),
  });
}
