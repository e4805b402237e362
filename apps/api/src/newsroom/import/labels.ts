import { CONTENT_LABELS, type ContentLabel, type Labelled } from '@portal/model';
import { slugOf } from '../../platform/html';
import type { NewsItem } from './item';

/** Slug patterns of sections, tags, profiles and genres that newsrooms use as labels. */
const NAMES: Readonly<Record<ContentLabel, RegExp>> = {
  sponsored:
    /^(?:sponsored(?:-content)?|advertorial|branded-content|(?:contenido|contingut|article|articulo)-(?:patrocinado|patrocinat)|patrocinad[oa]s?|patrocinat(?:s|da|des)?|publirreportajes?|publireportatges?|remitidos?|contingut-de-marca|contenido-de-marca)$/,
  partner: /^(?:partner(?:-content)?|partnered|en-colaboracion|en-col-laboracio|en-collaboracio)$/,
  opinion: /^(?:opinion(?:-pieces?)?|opinio|columnas?|columnes|editorial(?:es|s)?|tribunas?|tribunes)$/,
  satire: /^(?:satire|satiras?|satires)$/,
  'ai-assisted':
    /^(?:ai-assisted|ai-generated|(?:hecho|elaborado|generado|redactado|fet|elaborat|generat|redactat)-(?:con|amb)-(?:ayuda-de-|ajuda-d-)?(?:ia|inteligencia-artificial|intelligencia-artificial))$/,
};

/** Labels that match the names of sections, tags and genres. */
export const labelsNamed = (names: readonly string[]): ContentLabel[] => {
  const slugs = names.map(slugOf);
  return CONTENT_LABELS.filter((label) => slugs.some((slug) => NAMES[label].test(slug)));
};

/** Labels of an item, set by its newsroom or derived from its sections and tags. */
export function labelledOf({
  extra = {},
  sections,
  tags,
}: Pick<NewsItem, 'extra' | 'sections' | 'tags'>): Labelled {
  const named = labelsNamed([...sections, ...tags].flatMap(({ slug, name }) => [slug, name]));
  const labels = CONTENT_LABELS.filter((label) => named.includes(label) || extra.labels?.includes(label));
  return { ...(labels.length ? { labels } : {}), ...(extra.sponsor ? { sponsor: extra.sponsor } : {}) };
}
