/**
 * A start or end tag of HTML whose values stand between double quotes, as the sanitiser and React write it: its slash, and
 * its name. A quoted value is a unit, since it may hold `<` and `>`. Every kind of tag matches, so that none is looked for
 * in a value of another; and one that never ends goes to the end of the text, as in browsers, so that no match is ever
 * tried again: the time is linear.
 */
export const HTML_TAG = /<(\/?)([a-z][^\s/>"]*)[^>"]*(?:"[^"]*(?:"|$)[^>"]*)*>?/gi;

/** HTML with each of its tags replaced; its character references stay. */
export const withoutTags = (html: string, between = ' '): string => html.replace(HTML_TAG, () => between);
