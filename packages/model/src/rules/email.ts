const LOCAL_MAX = 64;
const ADDRESS_MAX = 254;

/** Linear time: each class is tried once per character, and none overlap. */
const LOCAL_ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const TOP_LABEL = /^(\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** An address in plain letters: look-alikes, such as full-width ones, lead to the same mailbox. */
export const plainEmail = (text: string): string => text.normalize('NFKC');

/**
 * A deliverable email address: atoms joined by dots, '@', a domain of at least two labels. International
 * domain names are valid; quoted names, bare host addresses and look-alike letters are not. Lengths by RFC
 * 5321.
 */
export function isEmail(text: string): boolean {
  if (text.length > ADDRESS_MAX || text !== plainEmail(text)) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  // An encoded word (RFC 2047) could be decoded into another address by the email client.
  if (local === '' || local.length > LOCAL_MAX || local.startsWith('=?')) return false;
  if (!local.split('.').every((atom) => LOCAL_ATOM.test(atom))) return false;
  const labels = text.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    TOP_LABEL.test(top) &&
    labels.every((label) => label.length < 64 && LABEL.test(label))
  );
}
