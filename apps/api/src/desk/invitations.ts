import {
  type DeskInvitation,
  type DeskJoining,
  type DeskReturn,
  type DeskRole,
  type OpenInvitation,
  ROUTES,
} from '@portal/model';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import { ApiError, badToken, wrongCredentials } from '../accounts/api-error';
import { writeEmail } from '../accounts/deps';
import { emailKey } from '../accounts/keys';
import { hashPassword, isPassword } from '../accounts/passwords';
import type { RequestContext } from '../accounts/request-context';
import { digestOf, newSecret } from '../accounts/secrets';
import type { DatabaseTransaction } from '../database/client';
import { deskAccounts, deskInvitations, deskRoles } from '../database/desk';
import { DAY_MS } from '../durations';
import type { DeskDeps } from './deps';
import { type DeskActor, writeLog } from './log';
import { newTotpSecret } from './login';
import { type OpenedSession, openDeskSession } from './sessions';

/** Days that an invitation can be taken. */
const INVITATION_DAYS = 3;
/** Invitations of a site that may wait at once. */
const MAX_INVITATIONS = 100;

type Place = Pick<RequestContext, 'site' | 'origin'>;

export const invitationLink = (origin: string, token: string) =>
  `${origin}${ROUTES.deskInvitation}?token=${token}`;

/**
 * Invites somebody to the desk of a site; an invitation of theirs that waits is replaced. Its link goes out by email.
 * @param actor null for the command
 * @returns the link
 * @throws ApiError where too many wait
 */
export async function invite(
  deps: Pick<DeskDeps, 'db' | 'now' | 'outbox'>,
  { email, role }: DeskInvitation,
  { site, origin }: Place,
  actor: DeskActor | null,
): Promise<string> {
  const now = deps.now();
  const token = newSecret();
  const link = invitationLink(origin, token);
  await deps.db.transaction(async (tx) => {
    const act = {
      site: site.alias,
      actor,
      act: 'account.invite',
      subject: `email:${emailKey(email)}`,
    } as const;
    await writeLog(tx, [{ ...act, details: { role } }], now);
    const waiting = eq(deskInvitations.site, site.alias);
    await tx
      .delete(deskInvitations)
      .where(
        and(waiting, or(eq(deskInvitations.emailKey, emailKey(email)), lt(deskInvitations.expiresAt, now))),
      );
    if ((await tx.$count(deskInvitations, waiting)) >= MAX_INVITATIONS)
      throw new ApiError(409, 'TOO_MANY', `no more than ${MAX_INVITATIONS} invitations can wait`);
    await tx.insert(deskInvitations).values({
      site: site.alias,
      emailKey: emailKey(email),
      email,
      role,
      tokenHash: digestOf(token),
      invitedBy: actor?.name ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    });
    await writeEmail(deps, tx, { site, origin }, 'deskInvitation', email, { link });
  });
  deps.outbox.sendSoon();
  return link;
}

/** What an invitation is for; null for one that was taken, is too old or never was. */
export async function openInvitation(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  token: string,
  site: string,
): Promise<OpenInvitation | null> {
  const [row] = await db
    .select({ email: deskInvitations.email, role: deskInvitations.role, accountId: deskAccounts.id })
    .from(deskInvitations)
    .leftJoin(deskAccounts, eq(deskAccounts.emailKey, deskInvitations.emailKey))
    .where(
      and(
        eq(deskInvitations.tokenHash, digestOf(token)),
        eq(deskInvitations.site, site),
        gt(deskInvitations.expiresAt, now()),
      ),
    );
  return row ? { email: row.email, role: row.role, hasAccount: row.accountId !== null } : null;
}

/** Takes an invitation, once. @throws ApiError where it is not there any more */
async function taken(
  tx: DatabaseTransaction,
  token: string,
  site: string,
  now: Date,
): Promise<{ email: string; role: DeskRole }> {
  const [invitation] = await tx
    .delete(deskInvitations)
    .where(
      and(
        eq(deskInvitations.tokenHash, digestOf(token)),
        eq(deskInvitations.site, site),
        gt(deskInvitations.expiresAt, now),
      ),
    )
    .returning({ email: deskInvitations.email, role: deskInvitations.role });
  if (!invitation) throw badToken();
  return invitation;
}

/**
 * Comes to the desk by an invitation: with a name and a password of one's own, or with the password of the account that one has
 * at the desk of another site.
 * @returns a session that waits for the second factor
 * @throws ApiError
 */
export async function join(
  { db, limits, now }: Pick<DeskDeps, 'db' | 'limits' | 'now'>,
  form: DeskJoining | DeskReturn,
  { site, address }: Pick<RequestContext, 'site' | 'address'>,
): Promise<OpenedSession> {
  await limits.count('deskLogin', address, `invitation ${digestOf(form.token).toString('base64')}`);
  // Before the transaction: a hash takes its time.
  const passwordHash = 'name' in form ? await hashPassword(form.password) : null;
  const at = now();
  return db.transaction(async (tx) => {
    const { email, role } = await taken(tx, form.token, site.alias, at);
    const key = emailKey(email);
    const [known] = await tx.select().from(deskAccounts).where(eq(deskAccounts.emailKey, key)).for('update');
    if (known && !(await isPassword(form.password, known.passwordHash))) throw wrongCredentials();
    if (!known && !('name' in form)) throw badToken();
    const [account] =
      known || !('name' in form) || passwordHash === null
        ? [known]
        : await tx
            .insert(deskAccounts)
            .values({
              ...{ emailKey: key, email, name: form.name, passwordHash },
              ...{ totpSecret: newTotpSecret(), createdAt: at },
            })
            .returning();
    if (!account) throw badToken();
    await tx
      .insert(deskRoles)
      .values({ accountId: account.id, site: site.alias, role })
      .onConflictDoUpdate({ target: [deskRoles.accountId, deskRoles.site], set: { role } });
    await writeLog(
      tx,
      [
        {
          site: site.alias,
          actor: { id: account.id, name: account.name },
          act: 'account.join',
          subject: `account:${account.id}`,
          details: { role },
        },
      ],
      at,
    );
    return { secret: await openDeskSession(tx, account.id, at), accountId: account.id };
  });
}

/** Forgets invitations that nobody took in time. */
export async function forgetInvitations({ db, now }: Pick<DeskDeps, 'db' | 'now'>): Promise<void> {
  await db.delete(deskInvitations).where(lt(deskInvitations.expiresAt, now()));
}
