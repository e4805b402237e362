import { inEveryLanguage } from '@portal/model';

/** Titles of the ways on from an empty search and from a page that does not exist. */
export const WAYS_ON_TEXTS = inEveryLanguage({
  ca: { sections: 'Seccions', mostRead: 'El més llegit', newest: 'Les últimes' },
  es: { sections: 'Secciones', mostRead: 'Lo más leído', newest: 'Lo último' },
  en: { sections: 'Sections', mostRead: 'Most read', newest: 'Latest stories' },
});
