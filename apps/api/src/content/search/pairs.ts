/** A short fictitious text for search tests. */
export type TrialText = {
  id: string;
  title: string;
  body: string;
  author?: string;
  tag?: string;
};

/**
 * A query, and the texts that it should find.
 * @property kind the feature under test
 */
export type TrialPair = {
  kind: 'plural' | 'verb' | 'accent' | 'apostrophe' | 'l·l' | 'name' | 'typo' | 'phrase' | 'words' | 'gender';
  text: string;
  means: readonly string[];
};

/** Pairs of one kind, each as `text → id id`. */
export const pairs = (kind: TrialPair['kind'], lines: string): TrialPair[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', ids = ''] = line.trim().split(/\s*→\s*/);
      return { kind, text, means: ids.split(' ') };
    });

/** Texts, each as `id | title | body | author | tag`. */
export const texts = (lines: string): TrialText[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', title = '', body = '', author, tag] = line.split('|').map((part) => part.trim());
      return { id, title, body, ...(author ? { author } : {}), ...(tag ? { tag } : {}) };
    });
