import { escapeHtml } from '@portal/model';

/**
 * Characters that XML 1.0 forbids in any form: most control characters, lone surrogates, U+FFFE and U+FFFF
 * (§2.2, Char).
 */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text without characters that XML forbids. */
export const printable = (text: string) => text.replace(FORBIDDEN, '');

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Escapes any text for an element, or for an attribute in double quotes. */
export function escapeXml(text: string): string {
  return escapeHtml(printable(text));
}

/** One element with its text; empty if there is no text. */
export function element(name: string, text: string | undefined, attributes: Attributes = {}): string {
  return text ? `<${name}${attributesOf(attributes)}>${escapeXml(text)}</${name}>` : '';
}

/** One element without content. */
export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${attributesOf(attributes)}/>`;
}

/** Attributes for an opening tag, each after a space; those without a value are left out. */
export function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(String(value))}"`))
    .join('');
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
