/** Plain text part of an email with its headers, if it has an HTML part too. */
function plainPart(source: string): string {
  const [, boundary] = /^Content-Type: multipart\/alternative;\s+boundary="([^"]+)"/im.exec(source) ?? [];
  const parts = boundary ? source.split(`--${boundary}\r\n`) : [];
  return parts.find((part) => part.startsWith('Content-Type: text/plain')) ?? source;
}

/** Decoded text of an email: quoted-printable, or base64 if it has many accents. */
export function textOf(email: string): string {
  const source = plainPart(email);
  const [, body = ''] = source.split(/\r?\n\r?\n(.*)/s);
  if (/^Content-Transfer-Encoding: base64/im.test(source)) return Buffer.from(body, 'base64').toString();
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
