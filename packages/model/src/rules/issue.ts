import * as v from 'valibot';

/**
 * Rules of validation by name (spec §5), 'invalid' for a value of the wrong kind, and 'unavailable' for one that could not be
 * checked.
 */
export const RULE_CODES = [
  'required',
  'email',
  'digits',
  'numeric',
  'min',
  'max',
  'musttrue',
  'regex',
  'upperlower',
  'registerDate',
  'registerMaxDate',
  'nif',
  'alpha_special',
  'phone',
  'nick',
  'size',
  'confirmed',
  'date',
  'format',
  'invalid',
  'unavailable',
] as const;
/** Code of a failed validation rule, which the field dictionary turns into a message (spec §5). */
export type RuleCode = (typeof RULE_CODES)[number];

/** Issue with one field. `limit` is the rule's limit: characters, digits or bytes. */
export interface FieldIssue {
  /** Path of the field: 'email', 'newsletters.0.id'; '' for the form as a whole. */
  readonly field: string;
  readonly code: RuleCode;
  readonly limit?: number;
}

/** The valibot message of a rule: its code, with its limit after a colon. */
export function ruleMessage(code: RuleCode, limit?: number): string {
  return limit === undefined ? code : `${code}:${limit}`;
}

function readRule(message: string): Pick<FieldIssue, 'code' | 'limit'> {
  const [name, figure] = message.split(':');
  const code = RULE_CODES.find((candidate) => candidate === name);
  if (code === undefined) return { code: 'invalid' };
  const limit = Number(figure);
  return figure === undefined || Number.isNaN(limit) ? { code } : { code, limit };
}

/** Issues of a parse by field, in the schema's order. A missing key counts as 'required'. */
export function fieldIssues(issues: readonly v.BaseIssue<unknown>[]): FieldIssue[] {
  return issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', ...readRule(issue.message) }));
}

/** The first issue of each field, which is the one a form shows (spec §5). */
export function firstIssues(issues: readonly FieldIssue[]): Map<string, FieldIssue> {
  const first = new Map<string, FieldIssue>();
  for (const issue of issues) if (!first.has(issue.field)) first.set(issue.field, issue);
  return first;
}

/** Result of `validate`: the parsed value, or the issues by field in the order of the schema. */
export type Validation<T> =
  | { readonly valid: true; readonly value: T }
  | { readonly valid: false; readonly issues: FieldIssue[] };

/** Validates the same way in browser and server: returns the cleaned value, or the issues by field. */
export function validate<S extends v.GenericSchema>(schema: S, input: unknown): Validation<v.InferOutput<S>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { valid: true, value: result.output };
  return { valid: false, issues: fieldIssues(result.issues) };
}
