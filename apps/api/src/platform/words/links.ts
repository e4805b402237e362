import { LinkifyIt } from 'linkify-it';
import tlds from 'tlds';

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyIP: true, tlds });

const BETWEEN = ['(?<=[\\p{L}\\p{N}])', '(?=[\\p{L}\\p{N}])'] as const;
/** Top-level domains that people spell out in words, at the end of a text: «com» alone also means “as”. */
const SPELT_OUT = '(?:com|net|org|cat|info|io|es)\\b(?!\\s+\\p{L})';

/** Disguises of the dots in an address, each with its replacement. */
const DISGUISES: readonly [RegExp, string][] = [
  [/%2e/gi, '.'],
  [/\bhxxp(?=s?:)/gi, 'http'],
  // Characters that look like a full stop.
  [/[。•∙⋅․܁۔‧ꓸ]/g, '.'],
  // The dot of «col·legi» belongs to the word.
  [new RegExp(`${BETWEEN[0]}(?:(?<!l)[·‚]|[·‚](?!l))${BETWEEN[1]}`, 'giu'), '.'],
  [/\s*[[({<【]\s*(?:\.|d[o0]t|punto?)\s*[\])}>】]\s*/giu, '.'],
  [/\s+d[o0]t\s+(?=(?:com|net|org|cat|info|io|es)\b)/giu, '.'],
  [
    new RegExp(
      `(?<!\\b(?:un|el|al|del|algun|cap|aquest|algún|ningún|este|ese|su|mi))\\s+punto?\\s+(?=${SPELT_OUT})`,
      'giu',
    ),
    '.',
  ],
  // Nobody writes a space before a full stop.
  [new RegExp(`${BETWEEN[0]}\\s+\\.\\s*${BETWEEN[1]}`, 'gu'), '.'],
  [new RegExp(`${BETWEEN[0]}(?:\\.\\s+|\\.\\.)(?=${SPELT_OUT})`, 'gu'), '.'],
  [new RegExp(`${BETWEEN[0]},(?=(?:com|net|org|cat|info|io|es)/)`, 'giu'), '.'],
  [/_/g, '-'],
  [/(?<=^|\s)-+|-+(?=\s|$)/g, ''],
];

/** Top-level domains that are also the first word of a sentence: «Fins demà.No vindré», «Hola.Com va?». */
const WORDS =
  /\.(?:Al|As|Be|Cat|Com|De|Do|Es|Fa|La|Li|Me|Mes|Mi|Mu|Ni|No|Pa|Pla|Re|Sa|Se|Si|So|Su|Us|Va|Ve)$/;

/** Whether this is the start of a sentence without a space before it. */
const isSentenceBegin = (link: string, after: string): boolean =>
  !/[/:]/.test(link) && WORDS.test(link) && (/^\s+\p{L}/u.test(after) || /\.\p{L}{2}$/u.test(link));

/** Whether a text has a link or an email address, however its dots are written. */
export function hasLink(text: string): boolean {
  const plain = DISGUISES.reduce(
    (written, [sign, dot]) => written.replace(sign, dot),
    text.normalize('NFKC'),
  );
  const links = linkify.match(plain) ?? [];
  return links.some(
    ({ schema, raw, lastIndex }) => schema !== '' || !isSentenceBegin(raw, plain.slice(lastIndex)),
  );
}
