/** Maximum characters of a shortcode; longer ones are plain text. */
const MAX_SHORTCODE_LENGTH = 16 * 1024;

/**
 * `[name attributes]`, `[/name]`, or the text between. `open` and `close` are the extra brackets of an
 * escaped one: `[[name]]`.
 */
export type ShortcodeToken =
  | { kind: 'text'; text: string }
  | { kind: 'start'; text: string; open: string; name: string; attributes: string; close: string }
  | { kind: 'end'; text: string; name: string; close: string };

const NAME = /[a-z][\w-]*/iy;

function nameAt(html: string, at: number): string {
  NAME.lastIndex = at;
  return NAME.exec(html)?.[0] ?? '';
}

/** Index of the bracket that closes a start tag; -1 if another bracket or the limit comes first. */
function endOfAttributes(html: string, from: number): number {
  const limit = Math.min(html.length, from + MAX_SHORTCODE_LENGTH);
  let quote = '';
  for (let at = from; at < limit; at += 1) {
    const character = html.charAt(at);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === ']') return at;
    else if (character === '[') return -1;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
}

function startAt(html: string, at: number): Extract<ShortcodeToken, { kind: 'start' }> | null {
  const open = html.startsWith('[[', at) ? '[' : '';
  const nameStart = at + 1 + open.length;
  const name = nameAt(html, nameStart);
  const from = nameStart + name.length;
  if (!name || !/[\s/\]]/.test(html.charAt(from))) return null;
  const end = endOfAttributes(html, from);
  if (end === -1) return null;
  const close = html.charAt(end + 1) === ']' ? ']' : '';
  const attributes = html.slice(from, end).trimEnd();
  return {
    kind: 'start',
    text: html.slice(at, end + 1 + close.length),
    open,
    name: name.toLowerCase(),
    attributes: attributes.endsWith('/') ? attributes.slice(0, -1) : attributes,
    close,
  };
}

function endAt(html: string, at: number): Extract<ShortcodeToken, { kind: 'end' }> | null {
  if (!html.startsWith('[/', at)) return null;
  const name = nameAt(html, at + 2);
  const end = at + 2 + name.length;
  if (!name || html.charAt(end) !== ']') return null;
  const close = html.charAt(end + 1) === ']' ? ']' : '';
  return { kind: 'end', text: html.slice(at, end + 1 + close.length), name: name.toLowerCase(), close };
}

/** Splits a text at its shortcodes; the concatenated tokens are the text. */
export function shortcodeTokens(html: string): ShortcodeToken[] {
  const tokens: ShortcodeToken[] = [];
  let from = 0;
  for (let at = html.indexOf('['); at !== -1; ) {
    const token = endAt(html, at) ?? startAt(html, at);
    if (!token) {
      at = html.indexOf('[', at + 1);
      continue;
    }
    if (at > from) tokens.push({ kind: 'text', text: html.slice(from, at) });
    tokens.push(token);
    from = at + token.text.length;
    at = html.indexOf('[', from);
  }
  if (from < html.length) tokens.push({ kind: 'text', text: html.slice(from) });
  return tokens;
}
