import { inEveryLanguage, type Language, type ListingKind } from '@portal/model';

/** Titles of listings that the newsroom does not name, by site language. */
export const LISTING_TITLES: Readonly<
  Record<Language, Record<Extract<ListingKind, 'agenda' | 'archive' | 'latest'>, string>>
> = inEveryLanguage({
  ca: { agenda: 'Agenda', archive: 'Hemeroteca', latest: 'Última hora' },
  es: { agenda: 'Agenda', archive: 'Hemeroteca', latest: 'Última hora' },
  en: { agenda: 'What’s on', archive: 'Archive', latest: 'Latest news' },
});
