import { normalPath } from '../../content/stories';
import { slugOf } from '../../platform/html';
import type { SiteFile } from '../../sites';
import type { NewsItem } from './item';
import { shown } from './problem';

/** Maximum section names in a report. */
const MAX_NAMES = 10;

type SectionedSite = Pick<SiteFile, 'sections' | 'paywall'>;

/**
 * Texts without access condition by section: those without a section, and those in a section that the site's
 * file does not list.
 */
export type SectionGaps = { withoutSection: number; unknownSections: string[]; unknownSectionCount: number };

/**
 * Adds a section to an item without one: the first segment of its path, if the site's file has that section.
 */
export function withSection(item: NewsItem, { sections }: Pick<SectionedSite, 'sections'>): NewsItem {
  const [, first = '', second] = normalPath(item.path).split('/');
  if (item.sections.length || !second) return item;
  const found = sections.find(({ slug }) => slug === slugOf(first));
  return found ? { ...item, sections: [{ slug: found.slug, name: found.name }] } : item;
}

/** Counts texts outside the sections of the site's file; always zero if its paywall does not use sections. */
export class SectionTally {
  private readonly isAsked: boolean;
  private readonly known: ReadonlySet<string>;
  private readonly unknown = new Map<string, string>();
  private without = 0;

  constructor({ sections, paywall }: SectionedSite) {
    this.isAsked = Object.keys(paywall?.sections ?? {}).length > 0;
    this.known = new Set(sections.map(({ slug }) => slug));
  }

  add({ sections }: NewsItem): void {
    if (!this.isAsked) return;
    if (!sections.length) this.without += 1;
    for (const { slug, name } of sections) if (!this.known.has(slug)) this.unknown.set(slug, name);
  }

  gaps(): SectionGaps {
    const names = [...this.unknown.values()].map((name) => shown(name));
    return {
      withoutSection: this.without,
      unknownSections: names.slice(0, MAX_NAMES),
      unknownSectionCount: names.length,
    };
  }
}

/** Gaps as sentences. */
export function gapSentences({
  withoutSection,
  unknownSections,
  unknownSectionCount,
}: SectionGaps): string[] {
  const more = unknownSectionCount - unknownSections.length;
  return [
    ...(withoutSection
      ? [
          `Texts that came in under no section, so that no section’s condition closes them: ${withoutSection}.`,
        ]
      : []),
    ...(unknownSectionCount
      ? [
          `Sections that came in and the site’s file does not name, so that it has no condition for them: ${unknownSections.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`,
        ]
      : []),
  ];
}
