import { fill } from './fill';

/**
 * The forms of a counted text by the categories of `Intl.PluralRules`; `{count}` is the placeholder of the
 * number. `other` replaces the categories that a language leaves out.
 */
export type PluralForms = Readonly<
  { one: string; other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'one' | 'other'>, string>>
>;

type Counting = { rules: Intl.PluralRules; format: Intl.NumberFormat };

/** Limit of the cache, above the number of languages that a process uses. */
const MAX_LANGUAGES = 200;

/** Cached per language, because creating a formatter costs more than all its uses. */
const countings = new Map<string, Counting>();

function countingIn(language: string): Counting {
  const counting = countings.get(language) ?? {
    rules: new Intl.PluralRules(language),
    // Newspapers also separate thousands in numbers of four digits: 1.000.
    format: new Intl.NumberFormat(language, { useGrouping: 'always' }),
  };
  if (countings.size >= MAX_LANGUAGES) countings.clear();
  countings.set(language, counting);
  return counting;
}

/** A number formatted in a language, a BCP 47 tag: `1.000`, in English `1,000`. */
export const formatCount = (count: number, language: string): string =>
  countingIn(language).format.format(count);

/** The form of a counted text for a number in a language, a BCP 47 tag, with the number filled in. */
export function formatPlural(forms: PluralForms, count: number, language: string): string {
  const form = forms[countingIn(language).rules.select(count)] ?? forms.other;
  return fill(form, { count: formatCount(count, language) });
}
