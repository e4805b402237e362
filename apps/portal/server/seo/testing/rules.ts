import type { XmlElement } from './tree';

/** Says what is wrong with a text; null if it is valid. */
export type TextRule = (text: string) => string | null;

/** A child: its rule, and how often it may occur (`many` is unlimited). */
export type ChildRule = { rule: ElementRule; least?: number; most?: number | 'many' };

/** Rule of a published schema for an element. */
export type ElementRule = {
  /** By `{namespace}local`, in the schema's order. */
  children?: Record<string, ChildRule>;
  /** Whether the children must be in the schema's order. */
  ordered?: boolean;
  /** Namespaces whose elements may be here too, unchecked. */
  others?: readonly string[];
  attributes?: Record<string, { required?: boolean; text: TextRule }>;
  /** Rule of its text; without one, it may have only white space. */
  text?: TextRule;
  /** Faults that involve several children. */
  also?: (element: XmlElement) => string[];
};

export const matching =
  (pattern: RegExp, what: string): TextRule =>
  (text) =>
    pattern.test(text) ? null : `${JSON.stringify(text)} is not ${what}`;
export const anyText: TextRule = () => null;
export const someText: TextRule = (text) => (text.trim() ? null : 'is empty');
export const oneOf =
  (...values: string[]): TextRule =>
  (text) =>
    values.includes(text) ? null : `${JSON.stringify(text)} is none of ${values.join(', ')}`;
/** Not empty, and at most `most` characters. */
export const upTo =
  (most: number): TextRule =>
  (text) =>
    !text.trim() ? 'is empty' : [...text].length > most ? `has more than ${most} characters` : null;
/** Digits, at most `most`. */
export const wholeNumber =
  (most = Number.MAX_SAFE_INTEGER): TextRule =>
  (text) =>
    /^\d+$/.test(text) && Number(text) <= most ? null : `${JSON.stringify(text)} is not 0 to ${most}`;

/** An absolute http URL, correctly escaped. */
export const httpAddress: TextRule = (text) =>
  /^https?:\/\/[^\s<>"{}|\\^`]+$/.test(text) && URL.canParse(text)
    ? null
    : `${JSON.stringify(text)} is no absolute address`;

/** Date or date-time of W3C's profile of ISO 8601 (https://www.w3.org/TR/NOTE-datetime). */
export const w3cDate: TextRule = (text) =>
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text) &&
  !Number.isNaN(Date.parse(text))
    ? null
    : `${JSON.stringify(text)} is no date`;

/** Every violation of a rule in an element, each with its place. */
export function faultsOf(element: XmlElement, rule: ElementRule, place: string): string[] {
  const faults: string[] = [];
  const say = (fault: string) => faults.push(`${place}: ${fault}`);
  const { children = {}, attributes, others = [] } = rule;

  for (const [name, { required, text }] of Object.entries(attributes ?? {})) {
    const value = element.attributes[name];
    if (value === undefined && required) say(`has no attribute ${name}`);
    const fault = value === undefined ? null : text(value);
    if (fault) say(`attribute ${name} ${fault}`);
  }
  for (const name of Object.keys(element.attributes))
    if (!attributes?.[name] && !name.startsWith('{')) say(`may have no attribute ${name}`);

  const fault = rule.text ? rule.text(element.text) : element.text.trim() ? 'may have no text' : null;
  if (fault) say(fault);

  const names = Object.keys(children);
  let furthest = 0;
  const counts = new Map<string, number>();
  for (const child of element.children) {
    const known = children[child.name];
    const nth = (counts.get(child.name) ?? 0) + 1;
    counts.set(child.name, nth);
    const [namespace] = /(?<=\{)[^}]*/.exec(child.name) ?? [''];
    if (!known) {
      if (!others.includes(namespace)) say(`may hold no ${child.name}`);
      continue;
    }
    if (rule.ordered && names.indexOf(child.name) < furthest) say(`${child.name} stands too late`);
    furthest = Math.max(furthest, names.indexOf(child.name));
    faults.push(...faultsOf(child, known.rule, `${place}/${child.name.replace(/\{.*\}/, '')}[${nth}]`));
  }
  for (const [name, { least = 0, most = 1 }] of Object.entries(children)) {
    const count = counts.get(name) ?? 0;
    if (count < least) say(`holds ${count} ${name}, not ${least}`);
    if (most !== 'many' && count > most) say(`holds ${count} ${name}, not ${most}`);
  }
  for (const more of rule.also?.(element) ?? []) say(more);
  return faults;
}
