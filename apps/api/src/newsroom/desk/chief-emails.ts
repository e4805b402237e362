import { fill, inEveryLanguage, type Language, ROUTES } from '@portal/model';
import type { DeskRole } from '@portal/model/newsroom';
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { writeEmail } from '../../readers/accounts';
import type { RequestContext } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { dayAndHour, emailOf } from '../../sites/emails';
import { DESK_EMAILS } from './emails';
import { deskAccounts, deskRoles } from './tables';

/** Maximum people listed, and chiefs notified at once; no newsroom has as many. */
export const MAX_PEOPLE = 500;

type Place = Pick<RequestContext, 'site' | 'origin'>;
/** A colleague, as named in emails. */
export type Colleague = { name: string; email: string };

type Words = {
  /** Inviter's name for the server command. */
  command: string;
  roles: Record<DeskRole, string>;
  /** Kinds of changes to the role of chief; `resigned` if the person did it themselves. */
  chief: Record<'given' | 'taken' | 'resigned' | 'invited' | 'joined', string>;
};

const WORDS: Readonly<Record<Language, Words>> = inEveryLanguage({
  ca: {
    command: 'Qui administra el web',
    roles: { moderator: 'moderació', editor: 'edició', chief: 'direcció' },
    chief: {
      given: '{by} ha donat el rol de direcció a {of}.',
      taken: '{by} ha tret el rol de direcció a {of}.',
      resigned: '{of} ja no té el rol de direcció.',
      invited: '{by} ha convidat {of} amb el rol de direcció.',
      joined: '{of} ha acceptat una invitació i ara té el rol de direcció.',
    },
  },
  es: {
    command: 'Quien administra la web',
    roles: { moderator: 'moderación', editor: 'edición', chief: 'dirección' },
    chief: {
      given: '{by} ha dado el rol de dirección a {of}.',
      taken: '{by} ha quitado el rol de dirección a {of}.',
      resigned: '{of} ya no tiene el rol de dirección.',
      invited: '{by} ha invitado a {of} con el rol de dirección.',
      joined: '{of} ha aceptado una invitación y ahora tiene el rol de dirección.',
    },
  },
  en: {
    command: 'The administrator of the site',
    roles: { moderator: 'a moderator', editor: 'an editor', chief: 'a chief' },
    chief: {
      given: '{by} has given {of} the role of chief.',
      taken: '{by} has taken the role of chief from {of}.',
      resigned: '{of} is no longer a chief.',
      invited: '{by} has invited {of} as chief.',
      joined: '{of} has accepted an invitation and is now a chief.',
    },
  },
});

const named = ({ name, email }: Colleague) => `${name} (${email})`;

/**
 * Emails somebody the link of their invitation. It names the inviter, so that an unexpected one is noticed.
 * @param by null for the command
 */
export function writeInvitation(
  deps: Pick<DeskDeps, 'outbox'>,
  tx: DatabaseTransaction,
  place: Place,
  { to, role, by, link }: { to: string; role: DeskRole; by: Colleague | null; link: string },
): Promise<void> {
  const words = WORDS[place.site.language];
  const values = { link, by: by?.name ?? words.command, role: words.roles[role] };
  return writeEmail(deps, tx, place, DESK_EMAILS, 'deskInvitation', to, values);
}

/** A change to the role of chief at a site. `by` is null for the command. */
export type ChiefChange = {
  kind: keyof Words['chief'];
  by: Colleague | null;
  /** Only an email address for an invitation. */
  of: Colleague | string;
  /** Account of the person concerned; null if only invited. */
  accountId: number | null;
};

/**
 * Emails all chiefs of a site, and the person concerned, when somebody gets, loses or is invited to the role
 * of chief. The actor is notified too: a thief may have used their session.
 */
export async function writeChiefEmails(
  { outbox }: Pick<DeskDeps, 'outbox'>,
  tx: DatabaseTransaction,
  place: Place,
  { kind, by, of, accountId }: ChiefChange,
  at: Date,
): Promise<void> {
  const { site, origin } = place;
  const chiefs = tx
    .select({ id: deskRoles.accountId })
    .from(deskRoles)
    .where(and(eq(deskRoles.site, site.alias), eq(deskRoles.role, 'chief')));
  // No account has the id 0.
  const isConcerned = eq(deskAccounts.id, accountId ?? 0);
  const people = await tx
    .select({ email: deskAccounts.email })
    .from(deskAccounts)
    .where(or(isConcerned, inArray(deskAccounts.id, chiefs)))
    .orderBy(desc(isConcerned), asc(deskAccounts.id))
    .limit(MAX_PEOPLE);
  const words = WORDS[site.language];
  const values = {
    link: `${origin}${ROUTES.deskPeople}`,
    when: dayAndHour(at, site),
    outcome: fill(words.chief[kind], {
      by: by ? named(by) : words.command,
      of: typeof of === 'string' ? of : named(of),
    }),
  };
  await outbox.writeAll(
    tx,
    people.map(({ email }) => emailOf(DESK_EMAILS, 'deskChief', email, place, values)),
  );
}
