import type { ReturnKind } from '@portal/model/newsroom';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { identifiedEmail } from './email-identifier';
import { type ReturnDeps, takeReturnOf } from './returns';

/** A bounce or complaint in a message, and the text that contains the signed id of the returned email. */
type Report = { kind: ReturnKind; at: Date | null; named: string };

const LIMITS = {
  maxNestingDepth: 16,
  maxHeadersSize: 64 * 1024,
  forceRfc822Attachments: true,
  attachmentEncoding: 'utf8',
} as const;

/** Characters read of a report, and of the headers of the returned email. */
const MAX_REPORT_LENGTH = 64 * 1024;

/** Headers of a report with the email address that the email was returned to. */
const RETURN_HEADERS = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];

/** Header fields that may identify the returned email: its own, or those of the report. */
const NAMING_FIELDS = [
  'x-portal-letter',
  'message-id',
  'return-path',
  'original-mail-from',
  'original-envelope-id',
];

/**
 * Permanent codes that are not the email address's fault: full mailbox, too long an email, or a policy of the
 * server.
 */
const FOR_A_WHILE = /^5\.(?:2\.[23]|3\.4|7\.\d)/;
/** Feedback types that are not complaints by readers. */
const NO_COMPLAINTS = ['not-spam', 'auth-failure', 'dmarc'];

type Fields = ReadonlyMap<string, string>;

/** Groups of fields separated by empty lines; continuation lines are joined. */
function fieldsOf(text: string): Fields[] {
  const groups: Map<string, string>[] = [new Map()];
  let last = '';
  for (const line of text.slice(0, MAX_REPORT_LENGTH).split('\n')) {
    const group = groups.at(-1);
    if (!group) break;
    if (!line.trim()) {
      if (group.size) groups.push(new Map());
      continue;
    }
    if (line.startsWith(' ') || line.startsWith('\t')) {
      group.set(last, `${group.get(last) ?? ''} ${line.trim()}`);
      continue;
    }
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    last = line.slice(0, colon).trim().toLowerCase();
    // The first value counts: later ones were added.
    if (!group.has(last)) group.set(last, line.slice(colon + 1).trim());
  }
  return groups.filter((group) => group.size);
}

/** Texts of a message's parts of these types. */
const partsOf = ({ attachments }: Email, ...types: string[]): string[] =>
  attachments
    .filter(({ mimeType }) => types.includes(mimeType))
    .map(({ content }) => (typeof content === 'string' ? content : ''));

/** Bounce kind of a delivery status (RFC 3464); null if the email was delivered or may still be. */
function statusKind(groups: readonly Fields[]): ReturnKind | null {
  const failed = groups.find((group) => group.get('action')?.toLowerCase().startsWith('failed'));
  if (!failed) return null;
  const status = failed.get('status') ?? '';
  return status.startsWith('5') && !FOR_A_WHILE.test(status) ? 'hard' : 'soft';
}

/** Complaint in a feedback report (RFC 5965). */
function feedbackKind([report]: readonly Fields[]): ReturnKind | null {
  const type = report?.get('feedback-type')?.toLowerCase();
  return type && !NO_COMPLAINTS.includes(type) ? 'complaint' : null;
}

const namesIn = (groups: readonly Fields[]): string[] =>
  groups.flatMap((group) => NAMING_FIELDS.flatMap((name) => group.get(name)?.slice(0, 1_000) ?? []));

/** Plausible dates of a report, since anyone who writes to the mailbox also writes its date. */
const EARLIEST_MS = Date.UTC(2000, 0);
const LATEST_MS = Date.UTC(2200, 0);

function momentOf(date: string | undefined): Date | null {
  const at = new Date(date ?? '');
  return at.getTime() >= EARLIEST_MS && at.getTime() <= LATEST_MS ? at : null;
}

/**
 * Parses a message to the bounce address: a delivery status notification or a feedback report.
 * @returns null for any other message, such as a personal reply
 */
export async function reportIn(source: Buffer): Promise<Report | null> {
  let message: Email;
  try {
    message = await PostalMime.parse(source, LIMITS);
  } catch {
    // Deeper nesting or longer headers than any real report.
    return null;
  }
  const statuses = partsOf(message, 'message/delivery-status', 'message/global-delivery-status').flatMap(
    fieldsOf,
  );
  const feedback = partsOf(message, 'message/feedback-report').flatMap(fieldsOf);
  const kind = feedback.length ? feedbackKind(feedback) : statusKind(statuses);
  if (!kind) return null;
  // The returned email, or only its headers.
  const messages = partsOf(
    message,
    'message/rfc822',
    'message/global',
    'text/rfc822-headers',
    'message/global-headers',
  );
  const own = message.headers
    .filter(({ key }) => RETURN_HEADERS.includes(key))
    .map(({ value }) => value.slice(0, 1_000));
  const heads = messages.flatMap((letter) => fieldsOf(letter).slice(0, 1));
  return {
    kind,
    at: momentOf(message.date),
    named: [...own, ...namesIn(heads), ...namesIn(statuses), ...namesIn(feedback)].join('\n'),
  };
}

/**
 * Counts of messages: new reports by kind, known ones, those that name no email of ours, and other messages.
 */
type TakenReports = Record<ReturnKind | 'read' | 'known' | 'unknown' | 'other', number>;

/**
 * Processes the reports among messages. Anyone can write to the bounce address, so a report only counts if it
 * names an email by its seal, which was sent only with that email. The seal survives forwards and replies, so
 * such a complaint only stops newsletters.
 */
export async function takeReports(deps: ReturnDeps, messages: AsyncIterable<Buffer>): Promise<TakenReports> {
  const counts: TakenReports = { read: 0, hard: 0, soft: 0, complaint: 0, known: 0, unknown: 0, other: 0 };
  const cursors = await deps.cursors();
  for await (const message of messages) {
    counts.read += 1;
    const report = await reportIn(message);
    if (!report) {
      counts.other += 1;
      continue;
    }
    const { kind, named } = report;
    const letter = identifiedEmail(cursors, named);
    const at = report.at ?? deps.now();
    const taken =
      letter === null ? 'unknown' : await takeReturnOf(deps, { kind, at, letter, isSigned: false });
    counts[taken === 'taken' ? kind : taken] += 1;
  }
  return counts;
}
