import { type Database, planned } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { correctableWords, readableText } from './words';

/** Similar words that are compared with the typed one. */
const MAX_CANDIDATES = 24;

/**
 * Number of typos that are corrected in a word: one in up to five letters, two in up to ten, three in longer
 * ones.
 */
const typosIn = (word: string) => (word.length < 6 ? 1 : word.length < 11 ? 2 : 3);

/** Edit distance: letters omitted, inserted, replaced or swapped with their neighbour. */
export function typosBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const exchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + Number(!same),
          exchanged ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

type Candidate = { mistyped: string; word: string; written: string };

function nearest(word: string, candidates: readonly Candidate[]): Candidate | null {
  const ranked = candidates
    .map((candidate) => ({ candidate, typos: typosBetween(word, candidate.word) }))
    .filter(({ typos }) => typos > 0 && typos <= typosIn(word))
    // A typo is seldom in the first letter; the most similar words already come first.
    .map(({ candidate, typos }) => ({ candidate, typos: typos + (candidate.word[0] === word[0] ? 0 : 0.5) }))
    .sort((a, b) => a.typos - b.typos);
  return ranked[0]?.candidate ?? null;
}

/** Words that are in no content of a site. */
async function unknownWords(db: Database, site: SiteRecord, words: readonly string[]): Promise<Set<string>> {
  const rows = await planned<{ word: string }>(
    db,
    'search-unknown',
    `select word from unnest($2::text[]) word where not exists (
      select from search_items where words @@ (search_question($1, '%1$s', array[word]) && search_lexeme('site:' || $3)))`,
    [site.language, words, site.alias],
  );
  return new Set(rows.map(({ word }) => word));
}

/**
 * Corrects the words of a text that are in no content of a site to words that are.
 * @returns null if there is nothing to correct, or no replacement
 */
export async function correctTypos(db: Database, site: SiteRecord, text: string): Promise<string | null> {
  const placed = correctableWords(text, site.language);
  if (!placed.length) return null;
  const unknown = await unknownWords(
    db,
    site,
    placed.map(({ word }) => word),
  );
  const mistyped = placed.filter(({ word }) => unknown.has(word));
  if (!mistyped.length) return null;
  const candidates = await planned<Candidate>(
    db,
    'search-alike',
    `select mistyped, a.word, a.written from unnest($2::text[]) mistyped, search_alike($1, mistyped, $3) a`,
    [site.alias, [...unknown], MAX_CANDIDATES],
  );
  let corrected = readableText(text);
  // From last to first, so that earlier positions stay valid.
  for (const { word, at, length } of mistyped.reverse()) {
    const best = nearest(
      word,
      candidates.filter((candidate) => candidate.mistyped === word),
    );
    if (!best) return null;
    corrected = corrected.slice(0, at) + best.written + corrected.slice(at + length);
  }
  return corrected;
}
