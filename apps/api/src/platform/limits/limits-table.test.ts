import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMMENT_MAX_LENGTH, DEFAULT_MAX_STREAMS, MAX_SITEMAPS_OF_NETWORK } from '@portal/model';
import { VIEWS_OF_NETWORK } from '@portal/model/analytics';
import {
  MAX_POLL_READERS_OF_NETWORK,
  MAX_POLL_VOTES_OF_NETWORK,
  MAX_RATINGS_OF_NETWORK,
  UPLOADS_A_DAY,
} from '@portal/model/participation';
import { expect, it } from 'vitest';
import { CORRECTIONS, PREDICTIONS } from '../../content/search/search';
import { DEFAULT_UPLOADS_MB } from '../../participation/uploads/folder';
import { BYTES_IN_FLIGHT, BYTES_OF_NETWORK } from '../../participation/uploads/room';
import { GIFT_READERS_OF_NETWORK } from '../../revenue/entitlements/gifts/gifts';
import { STORIES_OF_NETWORK } from '../../revenue/entitlements/reading/metering';
import { DEFAULT_MAX_CONNECTIONS, MAX_ADDRESS_BYTES, MAX_HEADER_BYTES } from '../http/bounded-server';
import { BOUNDS } from '../media/renditions';
import { CRAWLERS_AT_ONCE } from '../networks/crawlers';
import { countedFor } from '../networks/networks';
import { LIMITS, type Rate } from './rates';

const FILE = path.join(import.meta.dirname, '../../../../../docs/operations.md');
const MARKS = ['<!-- limits -->', '<!-- /limits -->'] as const;

type Line = { what: string; most: string; per: string; seen: string };

const number = (count: number): string => count.toLocaleString('en');
const TOO_MANY = '429, “too many attempts”, and when to come again';
const BEYOND = (countedFor('2001:db8::1', 0)[1]?.most ?? 0).toString();

function withinWords(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
}

const linesOf = ({ what, by, seen = TOO_MANY, perAddress, perAccount, withinMs }: Rate): Line => {
  const counted = [
    { per: 'network', most: number(perAddress) },
    { per: 'account', most: number(perAccount) },
  ].filter(({ per }) => !by || by === per);
  return {
    what,
    most: counted.map(({ most }) => most).join(' · '),
    per: `${counted.map(({ per }) => per).join(' · ')}, in ${withinWords(withinMs)}`,
    seen,
  };
};

/** Limits outside `LIMITS`, each by the constant that holds it. */
const OTHERS: readonly Line[] = [
  {
    what: 'metered stories without a proved account',
    most: number(STORIES_OF_NETWORK),
    per: 'network and site, a day',
    seen: 'the gate says that many have read on this network',
  },
  {
    what: 'readers of one gift without a proved account',
    most: number(GIFT_READERS_OF_NETWORK),
    per: 'network and gift, a day',
    seen: 'the gate says that many have read on this network',
  },
  {
    what: 'votes in a poll without an account · with one',
    most: `${number(MAX_POLL_VOTES_OF_NETWORK)} · ${number(MAX_POLL_READERS_OF_NETWORK)}`,
    per: 'network and poll, a day',
    seen: 'the poll says that many have voted on this network',
  },
  {
    what: 'ratings of a recipe',
    most: number(MAX_RATINGS_OF_NETWORK),
    per: 'network and recipe, a day',
    seen: 'the stars say that it was rated already',
  },
  {
    what: 'files of readers',
    most: number(UPLOADS_A_DAY),
    per: 'account, a day',
    seen: 'the form says that enough was sent today',
  },
  {
    what: 'characters of a comment',
    most: number(COMMENT_MAX_LENGTH),
    per: 'comment',
    seen: 'the form counts them',
  },
  {
    what: 'bytes of files on their way',
    most: `${number(BYTES_IN_FLIGHT)} · ${number(BYTES_OF_NETWORK)}`,
    per: 'all · network',
    seen: '503; what has come is kept, and goes on later',
  },
  {
    what: 'megabytes of files that nobody has published yet',
    most: `${number(DEFAULT_UPLOADS_MB)} (\`PORTAL_UPLOADS_MB\`)`,
    per: 'all; a quarter for each network within a day, a tenth for each account',
    seen: '503, until the newsroom has decided; what it refuses goes after thirty days',
  },
  {
    what: 'renditions that wait to be made',
    most: `${number(BOUNDS.waiting)} · ${number(BOUNDS.waitingOfNetwork)}`,
    per: 'process · network',
    seen: '503, and when to come again',
  },
  {
    what: 'connections',
    most: number(DEFAULT_MAX_CONNECTIONS),
    per: 'process; a quarter for each network (`PORTAL_MAX_CONNECTIONS`)',
    seen: 'the connection is closed',
  },
  {
    what: 'texts whose typos are looked for',
    most: `${number(CORRECTIONS.atOnce)} · ${number(CORRECTIONS.waiting)}`,
    per: 'process: at once · waiting',
    seen: 'results for the text as it was written',
  },
  {
    what: 'texts for which a filter’s names are looked through',
    most: `${number(PREDICTIONS.atOnce)} · ${number(PREDICTIONS.waiting)}`,
    per: 'process: at once · waiting',
    seen: 'the filter suggests nothing, and may be asked again',
  },
  {
    what: 'sitemaps that are being written',
    most: number(MAX_SITEMAPS_OF_NETWORK),
    per: 'network, at once',
    seen: '503, and when to come again',
  },
  {
    what: 'addresses of search engines that are looked up',
    most: [CRAWLERS_AT_ONCE.all, CRAWLERS_AT_ONCE.place, CRAWLERS_AT_ONCE.network].map(number).join(' · '),
    per: 'process · /48 · network, at once',
    seen: 'closed stories as they are for everybody',
  },
  {
    what: 'streams of live blogs',
    most: number(DEFAULT_MAX_STREAMS),
    per: 'process; a quarter for each network (`PORTAL_MAX_STREAMS`)',
    seen: 'the page asks again and again instead',
  },
  {
    what: 'views that count',
    most: Object.values(VIEWS_OF_NETWORK).map(number).join(' · '),
    per: 'network, in 10 minutes · of one story, in 10 minutes · of one story, a day',
    seen: 'nothing; further ones are not counted',
  },
  { what: 'bytes of an address', most: number(MAX_ADDRESS_BYTES), per: 'request', seen: '414' },
  { what: 'bytes of headers', most: number(MAX_HEADER_BYTES), per: 'request', seen: '431' },
];

function table(lines: readonly Line[]): string {
  const rows = [
    { what: 'what', most: 'how many', per: 'per what', seen: 'what the visitor sees' },
    ...lines,
  ].map(({ what, most, per, seen }) => [what, most, per, seen]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const written = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [written[0], rule, ...written.slice(1)].join('\n');
}

it('the table of limits in the operations manual matches the code: `-u` writes it', async () => {
  const [begin, end] = MARKS;
  const manual = readFileSync(FILE, 'utf8');
  const [before, rest = ''] = manual.split(begin);
  const [, after = ''] = rest.split(end);
  const lines = table([...Object.values(LIMITS).map(linesOf), ...OTHERS]);
  await expect(`${before}${begin}\n\n${lines}\n\n${end}${after}`).toMatchFileSnapshot(FILE);
});

it('says how much more a /48 of networks may do', () => {
  expect(readFileSync(FILE, 'utf8')).toContain(`${BEYOND} beyond one network`);
});
