import * as v from 'valibot';

/** A part of a built style sheet. */
export type StyleRule =
  /** Applies to any page. */
  | string
  /** Applies to pages with all classes of one of its selectors. */
  | { needs: string[][]; css: string }
  /** A block, with the variables that it declares for the whole page. */
  | { open: string; rules: StyleRule[]; variables?: [name: string, value: string][] | undefined };

export const styleRuleSchema: v.GenericSchema<StyleRule> = v.union([
  v.string(),
  v.object({ needs: v.array(v.array(v.string())), css: v.string() }),
  v.object({
    open: v.string(),
    rules: v.array(v.lazy(() => styleRuleSchema)),
    variables: v.optional(v.array(v.tuple([v.string(), v.string()]))),
  }),
]);

const classesIn = (html: string): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());

const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);

/** A rule that applies to the page, or a block of such rules. */
type AppliedRule =
  | string
  | { open: string; rules: AppliedRule[]; variables?: [name: string, value: string][] | undefined };

/** Rules that may apply to a page with these classes. */
function applying(rules: readonly StyleRule[], classes: ReadonlySet<string>): AppliedRule[] {
  return rules.flatMap((rule): AppliedRule[] => {
    if (typeof rule === 'string') return [rule];
    if ('css' in rule)
      return rule.needs.some((needed) => needed.every((name) => classes.has(name))) ? [rule.css] : [];
    const inside = applying(rule.rules, classes);
    return inside.length > 0 || rule.variables ? [{ ...rule, rules: inside }] : [];
  });
}

/** Adds the variables that a page reads, and those that their values read, to `used`. */
function addUsed(names: readonly string[], values: ReadonlyMap<string, string>, used: Set<string>): void {
  for (const name of names) {
    if (used.has(name)) continue;
    used.add(name);
    addUsed(variablesIn(values.get(name) ?? ''), values, used);
  }
}

function print(rules: readonly AppliedRule[], used: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (typeof rule === 'string') return rule;
      const variables = (rule.variables ?? []).flatMap(([name, value]) =>
        used.has(name) ? `${name}:${value};` : [],
      );
      const inside = variables.join('') + print(rule.rules, used);
      return inside && `${rule.open}{${inside}}`;
    })
    .join('');
}

/** Joins the rules into one text, in which the variables are those that the page reads. */
const textOf = (rules: readonly AppliedRule[]): string =>
  rules.map((rule) => (typeof rule === 'string' ? rule : textOf(rule.rules))).join('');

function addValues(rules: readonly AppliedRule[], values: Map<string, string>): void {
  for (const rule of rules) {
    if (typeof rule === 'string') continue;
    // A scheme or a preference may have another value, which reads other variables.
    for (const [name, value] of rule.variables ?? []) values.set(name, (values.get(name) ?? '') + value);
    addValues(rule.rules, values);
  }
}

/**
 * Selects what applies to a page’s HTML: rules whose classes occur in it, and the variables that those read.
 * Parts that scripts render later need the whole sheets.
 * @param sheets rules of each sheet, in their order
 * @returns the CSS of each sheet
 */
export function usedStyles(sheets: readonly (readonly StyleRule[])[], html: string): string[] {
  const classes = classesIn(html);
  const kept = sheets.map((rules) => applying(rules, classes));
  const values = new Map<string, string>();
  for (const rules of kept) addValues(rules, values);
  const used = new Set<string>();
  addUsed([...variablesIn(html), ...kept.flatMap((rules) => variablesIn(textOf(rules)))], values, used);
  return kept.map((rules) => print(rules, used));
}
