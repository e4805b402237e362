import { fill } from './fill';

/**
 * The forms of a counted text by the categories of `Intl.PluralRules`; `{count}` is the number's place. A language gives those that
 * it has; `other` is used for those it leaves out.
 */
export type PluralForms = Readonly<
  { one: string; other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'one' | 'other'>, string>>
>;

type Counting = { rules: Intl.PluralRules; format: Intl.NumberFormat };

/** More than a process speaks. */
const MAX_LANGUAGES = 200;

/** Made once for each language: they cost more than all that is counted with them. */
const countings = new Map<string, Counting>();

function countingIn(language: string): Counting {
  const counting = countings.get(language) ?? {
    rules: new Intl.PluralRules(language),
    // Newspapers set a dot or comma before three digits also where there are four: 1.000.
    format: new Intl.NumberFormat(language, { useGrouping: 'always' }),
  };
  if (countings.size >= MAX_LANGUAGES) countings.clear();
  countings.set(language, counting);
  return counting;
}

/** A count as it is read in a language, a BCP 47 tag: `1.000`, in English `1,000`. */
export const formatCount = (count: number, language: string): string =>
  countingIn(language).format.format(count);

/** The form of a counted text that a number takes in a language, a BCP 47 tag, with the number in its place. */
export function formatPlural(forms: PluralForms, count: number, language: string): string {
  const form = forms[countingIn(language).rules.select(count)] ?? forms.other;
  return fill(form, { count: formatCount(count, language) });
}
