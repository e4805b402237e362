import { megabytes } from '../constants/index';
import { type FieldIssue, firstIssues, type RuleCode } from '../rules/issue';

/** Names of the form fields that have a label and validation messages (spec §3, §5). */
export const FIELD_NAMES = [
  'email',
  'password',
  'emailPassword',
  'newPassword',
  'repeatPassword',
  'nick',
  'name',
  'surname',
  'birthdate',
  'nif',
  'phone',
  'country',
  'province',
  'city',
  'address',
  'postalCode',
  'terms',
  'consent',
  'recaptcha',
  'comment',
  'question',
  'message',
  'subject',
  'place',
  'title',
  'caption',
  'credit',
  'rights',
  'image',
  'video',
] as const;
/** Name of a form field that has a label and messages (spec §3, §5). */
export type FieldName = (typeof FIELD_NAMES)[number];

/** Strings for one language. `{label}` is the field with its article, `{limit}` the rule's limit. */
export interface FieldDictionary {
  /** The field with its article; `gender` selects the form of adjectives. */
  readonly labels: Readonly<Record<FieldName, { readonly text: string; readonly gender: 'm' | 'f' }>>;
  /** Label of a field without a name here. */
  readonly unnamed: string;
  /** One text, or its masculine and feminine forms. */
  readonly rules: Readonly<Record<RuleCode, string | { readonly m: string; readonly f: string }>>;
  /** Strings for one rule of one field, which take precedence. */
  readonly own: Readonly<Partial<Record<`${FieldName}.${RuleCode}`, string>>>;
}

/** The message of an issue, ready to show under its field (spec §5). */
export function fieldMessage(issue: FieldIssue, dictionary: FieldDictionary): string {
  const [head] = issue.field.split('.');
  const name = FIELD_NAMES.find((candidate) => candidate === head);
  const label =
    name === undefined ? { text: dictionary.unnamed, gender: 'm' as const } : dictionary.labels[name];
  const rule = dictionary.rules[issue.code];
  const own = name === undefined ? undefined : dictionary.own[`${name}.${issue.code}`];
  const template = own ?? (typeof rule === 'string' ? rule : rule[label.gender]);
  const limit = issue.code === 'size' ? megabytes(issue.limit ?? 0) : (issue.limit ?? '');
  return template.replace('{label}', label.text).replace('{limit}', String(limit));
}

/** The first message of each field (spec §5), by the field's name. */
export function fieldMessages(
  issues: readonly FieldIssue[],
  dictionary: FieldDictionary,
): Record<string, string> {
  return Object.fromEntries(
    Array.from(firstIssues(issues), ([field, issue]) => [field, fieldMessage(issue, dictionary)]),
  );
}
