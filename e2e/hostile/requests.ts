import type { Dice } from './dice';

export type HostileRequest = {
  pieces: Buffer[];
  /** Whether it is complete, and so has to be answered. */
  isComplete: boolean;
  /** Whether the client disconnects without reading. */
  leaves: boolean;
};

type Part = (dice: Dice) => string;

const PATHS: readonly [Part, ...Part[]] = [
  (dice) =>
    dice.one(['/', '/societat/', '/societat/ultim-faroner-abella/', '/cultura', '/buscar', '/arxiu/']),
  (dice) => dice.one(['/agenda/', '/autor/pau-rovirosa/', '/etiqueta/habitatge/', '/perfil/', '/registre/']),
  (dice) =>
    dice.one(['/rss.xml', '/sitemap.xml', '/sitemaps/contents-1.xml', '/sitemaps/contents-99999999.xml']),
  (dice) => dice.one(['/demo-media/film/240.m3u8', '/demo-media/', '/assets/', '/media/', '/media/x.avif']),
  (dice) => dice.one(['/api/front/site?host=far.localhost', '/api/front/user/profile', '/api/', '/webapi/x']),
  (dice) => `/api/front/page?site=${dice.one(['far', '', '%00', 'constructor'])}&path=${word(dice)}`,
  (dice) => `/api/front/predictive/${word(dice)}`,
  (dice) => `/webapi/content/${word(dice)}/rest`,
  (dice) => `/webapi/shows/search/${word(dice)}?site=ones`,
  (dice) => `/api/front/load-more/?${word(dice)}=${word(dice)}&cursor=${word(dice)}`,
  (dice) => `/${word(dice)}/${word(dice)}/`,
  (dice) => `/societat/?cursor=${word(dice)}`,
  (dice) => `/arxiu/${word(dice)}/${word(dice)}/?seccio=${word(dice)}`,
  (dice) => `/buscar?text=${word(dice)}&${word(dice)}=${word(dice)}`,
  (dice) => `/?${word(dice)}`,
  (dice) => `/media/${word(dice)}`,
  (dice) => `/demo-media/${word(dice)}`,
  (dice) => `/assets/${word(dice)}`,
  (dice) => `/dev/mail/${word(dice)}`,
  (dice) => `/${'a'.repeat(dice.one([8_000, 9_000, 15_000, 70_000]))}`,
  (dice) => `//evil.example/${word(dice)}`,
  () => 'http://evil.example/',
  () => '*',
  () => 'x',
  () => '/\\..\\..\\etc\\passwd',
];

const WORDS: readonly [string, ...string[]] = [
  'moll',
  '%00',
  '%',
  '%ff',
  '%C3%28',
  '%ED%A0%80',
  '..',
  '../../../etc/passwd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5c',
  '%252e%252e',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '99999999999999999999',
  '2147483648',
  'NaN',
  '2026-02-31',
  '0000-00-00',
  '275760-09-13',
  "'%20or%201=1--",
  '%3Cscript%3E',
  '%F0%9F%98%80',
  '%E2%80%AE',
  '%0d%0aSet-Cookie:%20a=b',
  'eyJhIjoxfQ',
  'WzEsMl0',
  'bnVsbA',
  '(((((((((((',
  '&!|:*',
  '%22%22%22',
  '+++',
  'a%00b',
  '[]',
  '{}',
  'true',
];

/** One word, several, or a long one. */
function word(dice: Dice): string {
  if (dice.isIn(40)) return dice.one(WORDS).repeat(200).slice(0, 7_000);
  if (dice.isIn(6)) return `${dice.one(WORDS)}${dice.one(WORDS)}`;
  if (dice.isIn(20)) return dice.upTo(2 ** 31).toString(36);
  return dice.one(WORDS);
}

const RANGES: readonly [string, ...string[]] = [
  'bytes=5-2',
  'bytes=0-99999999999999999999',
  'bytes=-1',
  'bytes=-0',
  'bytes=0-0',
  'bytes=-99999999999999999999',
  'bytes=99999999999-',
  'bytes=0-1,2-3,4-5',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'lines=1-2',
  'bytes=1e3-',
  `bytes=${'0-1,'.repeat(500)}`,
  'bytes=0x10-',
];

const HEADERS: readonly [Part, ...Part[]] = [
  (dice) => `Range: ${dice.one(RANGES)}`,
  (dice) =>
    `Accept-Encoding: ${dice.one(['br', 'gzip', 'br;q=0, *;q=0', 'zstd', 'identity;q=0', ',,,;;q=x', ''])}`,
  (dice) => `If-None-Match: ${dice.one(['*', '"', 'W/"x"', `${'"a",'.repeat(500)}"b"`, '\x80', 'W/'])}`,
  (dice) => `If-Modified-Since: ${dice.one(['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '99999999999999'])}`,
  (dice) =>
    `Cookie: ${dice.one(['a', '=', ';;;', 'session=%', 'session=%00', `session=${'x'.repeat(4_000)}`])}`,
  (dice) => `Cookie: device=${word(dice)}; session=${word(dice)}; __proto__=1`,
  (dice) => `Origin: ${dice.one(['null', 'http://evil.example', 'x', 'http://[', 'javascript:alert(1)'])}`,
  (dice) => `X-Forwarded-For: ${dice.one(['127.0.0.1', '::1', "'", 'x'.repeat(3_000), ','])}`,
  (dice) => `X-Portal-Host: ${dice.one(['ribera.localhost', '%00', '', 'x'.repeat(300)])}`,
  (dice) => `Sec-Fetch-Site: ${dice.one(['cross-site', 'same-origin', 'x'])}`,
  (dice) => `Accept-Language: ${dice.one(['*', 'ca;q=9', `${'x,'.repeat(900)}`])}`,
  (dice) => `User-Agent: ${dice.one(['\xff\xfe', '()', 'x'.repeat(9_000)])}`,
  (dice) => `X-${'h'.repeat(dice.one([1, 100, 5_000]))}: ${'v'.repeat(dice.one([0, 10, 12_000]))}`,
  () => 'Upgrade: websocket',
  () => 'Expect: 100-continue',
  () => 'Expect: miracle',
  () => 'TE: trailers',
  () => 'Host: evil.example',
  () => ' folded: yes',
  () => 'no colon',
  () => 'Bad Name: x',
  () => ': empty',
  () => 'X-Null: a\0b',
];

const HOSTS: readonly [string, ...string[]] = [
  'ribera.localhost',
  'ones.localhost',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'evil.example',
  'far.localhost:99999',
  'FAR.LOCALHOST',
  'far.localhost.',
  '',
  'a b',
  'x'.repeat(300),
  'far.localhost/../',
  '__proto__',
  'é',
];

const POST_PATHS: readonly [string, ...string[]] = [
  '/webapi/searcher/',
  '/webapi/searcher/WzEsMl0',
  '/api/front/user/login',
  '/api/front/user/register',
  '/api/front/user/delete',
  '/api/front/user/update',
  '/api/bookmark/content/1',
  '/api/bookmark/%00/%ff',
  '/acceso/',
  '/registre/',
  '/api/nothing',
  '/',
];

const BODIES: readonly [Part, ...Part[]] = [
  () => '',
  () => '{',
  () => 'null',
  () => '[]',
  () => '"x"',
  () => '1e999',
  () => '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
  () => '['.repeat(30_000),
  () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  (dice) => `{"text":${JSON.stringify(decode(word(dice)))},"site":"far"}`,
  (dice) => `{"email":${JSON.stringify(decode(word(dice)))},"password":{"$gt":""}}`,
  (dice) => `{"email":"a@b.example","password":${JSON.stringify('x'.repeat(dice.one([10, 60_000])))}}`,
  () => `{"text":"\ud800","filters":{"type":["\u0000"]}}`,
  () => '{"text":"\\u0000\\ud800"}',
  (dice) => `email=${word(dice)}&password=${word(dice)}&backUrl=${word(dice)}`,
  () => 'a=1&'.repeat(15_000),
  () => 'x'.repeat(200_000),
  () => '\xff\xfe\x00\x01',
];

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const TYPES: readonly [string, ...string[]] = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json; charset=utf-16',
  '',
];

/** Header lines with the body's length, right or wrong, and the body as sent. */
function framed(dice: Dice, body: string): { lines: string[]; sent: string; isWhole: boolean } {
  const length = Buffer.byteLength(body, 'latin1');
  const chunked = `${length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  switch (dice.upTo(12)) {
    case 0:
      return { lines: ['Transfer-Encoding: chunked'], sent: length ? chunked : '0\r\n\r\n', isWhole: true };
    case 1:
      return {
        lines: [`Content-Length: ${length}`, 'Transfer-Encoding: chunked'],
        sent: chunked,
        isWhole: true,
      };
    case 2:
      return { lines: [`Content-Length: ${length + 10}`], sent: body, isWhole: false };
    case 3:
      return {
        lines: [`Content-Length: ${length}`, `Content-Length: ${length + 1}`],
        sent: body,
        isWhole: true,
      };
    case 4:
      return { lines: [`Content-Length: ${dice.one(['-1', 'x', '1e3', '+5'])}`], sent: body, isWhole: true };
    case 5:
      return { lines: ['Transfer-Encoding: chunked'], sent: 'zz\r\nx\r\n', isWhole: true };
    case 6:
      return { lines: ['Transfer-Encoding: xchunked, identity'], sent: body, isWhole: true };
    default:
      return { lines: [`Content-Length: ${length}`], sent: body, isWhole: true };
  }
}

function message(dice: Dice, isLast: boolean): { text: string; isWhole: boolean } {
  const posts = dice.isIn(3);
  const method = posts
    ? dice.one(['POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'])
    : dice.one([
        'GET',
        'GET',
        'GET',
        'GET',
        'HEAD',
        'OPTIONS',
        'TRACE',
        'CONNECT',
        'PROPFIND',
        'get',
        'QQQQ',
      ]);
  const address = posts && !dice.isIn(4) ? dice.one(POST_PATHS) : dice.one(PATHS)(dice);
  const version = dice.isIn(30) ? dice.one(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTX/1.1', '']) : 'HTTP/1.1';
  const host = dice.isIn(6) ? dice.one(HOSTS) : 'far.localhost';
  const lines = [`${method} ${address} ${version}`, ...(dice.isIn(40) ? [] : [`Host: ${host}`])];
  for (let more = dice.upTo(4); more > 0; more -= 1) {
    // Most heads are valid, so that their content is parsed.
    const header = dice.one(HEADERS)(dice);
    if (/^[\w-]+:/.test(header) || dice.isIn(4)) lines.push(header);
  }
  let sent = '';
  let isWhole = true;
  if (posts) {
    if (!dice.isIn(3)) lines.push(`Origin: http://${host}`);
    lines.push(`Content-Type: ${dice.isIn(3) ? dice.one(TYPES) : 'application/json'}`);
    const frame = framed(dice, dice.one(BODIES)(dice));
    lines.push(...frame.lines);
    ({ sent, isWhole } = frame);
  }
  lines.push(`Connection: ${isLast ? 'close' : 'keep-alive'}`);
  return { text: `${lines.join('\r\n')}\r\n\r\n${sent}`, isWhole };
}

/**
 * The next random request: one message or several in a pipeline, complete, in chunks, truncated, or
 * abandoned.
 */
export function hostileRequest(dice: Dice): HostileRequest {
  const count = dice.isIn(12) ? 2 + dice.upTo(6) : 1;
  const messages = Array.from({ length: count }, (_, at) => message(dice, at === count - 1));
  let bytes = Buffer.from(messages.map(({ text }) => text).join(''), 'latin1');
  const isCut = dice.isIn(25);
  if (isCut) bytes = bytes.subarray(0, dice.upTo(bytes.length) + 1);
  const leaves = isCut || dice.isIn(25) || !messages.every(({ isWhole }) => isWhole);
  const pieces: Buffer[] = [];
  const size = dice.isIn(10) ? Math.ceil(bytes.length / (2 + dice.upTo(8))) : bytes.length;
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  return { pieces, isComplete: !leaves, leaves };
}
