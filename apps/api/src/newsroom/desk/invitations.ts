import { ROUTES } from '@portal/model';
import type {
  DeskInvitation,
  DeskJoining,
  DeskReturn,
  DeskRole,
  OpenInvitation,
} from '@portal/model/newsroom';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { ApiError, badToken, wrongCredentials } from '../../platform/http';
import { digestOf, newSecret } from '../../platform/secrets';
import { DAY_MS } from '../../platform/time';
import { emailKey, mailboxKey } from '../../platform/words';
import { hashPassword, isPassword } from '../../readers/accounts';
import type { RequestContext } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { type DeskActor, writeLog } from '../../sites/desk-kit';
import { type Colleague, writeChiefEmails, writeInvitation } from './chief-emails';
import { lockIfPasswordUnchanged, requirePasswordForChiefChange } from './current-password';
import { newTotpSecret } from './login';
import { lockInvitations, withdrawChiefInvitationsBy } from './open-invitations';
import { authorizePeopleAct, keepChief, lockRole } from './roles';
import { type OpenedSession, openDeskSession } from './sessions';
import { deskAccounts, deskInvitations, deskRoles } from './tables';

/** Days for which an invitation is valid. */
const INVITATION_DAYS = 3;
/** Open invitations per site. */
const MAX_INVITATIONS = 100;

type Place = Pick<RequestContext, 'site' | 'origin'>;

export const invitationLink = (origin: string, token: string) =>
  `${origin}${ROUTES.deskInvitation}?token=${token}`;

/** The inviter, with the secret of their session. */
export type Inviter = { actor: DeskActor & Colleague; secret: string };

/** Whether an email address has a role at a site's desk. */
async function isAtDesk(tx: DatabaseTransaction, site: string, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: deskAccounts.id })
    .from(deskRoles)
    .innerJoin(deskAccounts, eq(deskAccounts.id, deskRoles.accountId))
    .where(and(eq(deskRoles.site, site), eq(deskAccounts.emailKey, key)));
  return row !== undefined;
}

/**
 * Stores an invitation in place of an older one to the same address. Call it after `lockInvitations`, so that
 * concurrent invitations stay within the limit, and so that an invitation being accepted right now counts.
 * @param isForAnybody allows colleagues who are already at the desk: for the command, which appoints a chief
 * where there is none
 * @throws ApiError if the person is already at this desk, or too many invitations are open
 */
async function storeInvitation(
  tx: DatabaseTransaction,
  invitation: Omit<typeof deskInvitations.$inferInsert, 'expiresAt'> & { createdAt: Date },
  { isForAnybody }: { isForAnybody: boolean },
): Promise<void> {
  const { site, emailKey: key, createdAt: now } = invitation;
  const ofSite = eq(deskInvitations.site, site);
  await tx.delete(deskInvitations).where(and(ofSite, eq(deskInvitations.emailKey, key)));
  if (!isForAnybody && (await isAtDesk(tx, site, key)))
    throw new ApiError(409, 'AT_THIS_DESK', 'email: is at this desk already; change their role instead');
  if ((await tx.$count(deskInvitations, and(ofSite, gt(deskInvitations.expiresAt, now)))) >= MAX_INVITATIONS)
    throw new ApiError(409, 'TOO_MANY', `no more than ${MAX_INVITATIONS} invitations can wait`);
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  await tx.insert(deskInvitations).values({ ...invitation, expiresAt });
}

/**
 * Invites somebody to a site's desk, replacing an open invitation to them. The link is emailed. Inviting a
 * chief requires the inviter's own password.
 * @param inviter null for the command
 * @returns the link
 * @throws ApiError if the password is missing or wrong, the inviter is no longer a chief, the person is
 * already at this desk, or too many invitations are open; TooOften
 */
export async function invite(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now' | 'outbox'>,
  { email, role, password }: DeskInvitation,
  { site, origin }: Place,
  inviter: Inviter | null,
): Promise<string> {
  const actor = inviter?.actor ?? null;
  const proved =
    inviter && role === 'chief'
      ? {
          actor: inviter.actor,
          hash: await requirePasswordForChiefChange(deps, inviter.actor, password, inviter),
        }
      : null;
  const now = deps.now();
  const token = newSecret();
  const link = invitationLink(origin, token);
  const key = emailKey(email);
  await deps.db.transaction(async (tx) => {
    await lockInvitations(tx, site.alias);
    if (proved) await lockIfPasswordUnchanged(tx, proved.actor, proved.hash);
    if (inviter) await authorizePeopleAct(tx, inviter, 'account.invite');
    await storeInvitation(
      tx,
      {
        site: site.alias,
        emailKey: key,
        email,
        role,
        tokenHash: digestOf(token),
        invitedBy: actor?.name ?? null,
        createdAt: now,
      },
      { isForAnybody: inviter === null },
    );
    if (actor) await deps.limits.countDone(tx, 'deskInvite', String(actor.id));
    if (proved) await deps.limits.countDone(tx, 'deskChief', site.alias);
    if (inviter) await deps.limits.countDone(tx, 'deskInviteTo', mailboxKey(email));
    const act = { act: 'account.invite', subject: `email:${key}`, details: { role } } as const;
    await writeLog(tx, [{ site: site.alias, actor, ...act }], now);
    const place = { site, origin };
    await writeInvitation(deps, tx, place, { to: email, role, by: actor, link });
    if (role === 'chief') {
      const invited = { kind: 'invited', by: actor, of: email, accountId: null } as const;
      await writeChiefEmails(deps, tx, place, invited, now);
    }
  });
  deps.outbox.sendSoon();
  return link;
}

/** Details of an invitation; null if it was used, has expired or never existed. */
export async function openInvitation(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  token: string,
  site: string,
): Promise<OpenInvitation | null> {
  const [row] = await db
    .select({
      email: deskInvitations.email,
      role: deskInvitations.role,
      accountId: deskAccounts.id,
      roleHere: deskRoles.role,
    })
    .from(deskInvitations)
    .leftJoin(deskAccounts, eq(deskAccounts.emailKey, deskInvitations.emailKey))
    .leftJoin(deskRoles, and(eq(deskRoles.accountId, deskAccounts.id), eq(deskRoles.site, site)))
    .where(
      and(
        eq(deskInvitations.tokenHash, digestOf(token)),
        eq(deskInvitations.site, site),
        gt(deskInvitations.expiresAt, now()),
      ),
    );
  if (!row) return null;
  const { email, role, accountId, roleHere } = row;
  return { email, role, hasAccount: accountId !== null, isHere: roleHere !== null };
}

/**
 * Uses an invitation, once.
 * @throws ApiError if it is no longer open
 */
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

/** Account of an email address, locked; null without one. */
async function heldByKey(tx: DatabaseTransaction, key: string) {
  const ofAddress = eq(deskAccounts.emailKey, key);
  const [account] = await tx.select().from(deskAccounts).where(ofAddress).for('no key update');
  return account ?? null;
}

/**
 * Account that accepts an invitation, locked: the existing one, with its password in the form, or a new one.
 * If an invitation of another site creates the account at the same time, that one is found here.
 */
async function joiningAccount(
  tx: DatabaseTransaction,
  email: string,
  form: DeskJoining | DeskReturn,
  { passwordHash, at }: { passwordHash: string | null; at: Date },
) {
  const key = emailKey(email);
  let known = await heldByKey(tx, key);
  if (!known) {
    if (!('name' in form) || passwordHash === null) throw badToken();
    const [added] = await tx
      .insert(deskAccounts)
      .values({
        emailKey: key,
        email,
        name: form.name,
        passwordHash,
        totpSecret: newTotpSecret(),
        createdAt: at,
      })
      .onConflictDoNothing({ target: deskAccounts.emailKey })
      .returning();
    if (added) return added;
    known = await heldByKey(tx, key);
  }
  if (!known) throw badToken();
  if (!(await isPassword(form.password, known.passwordHash))) throw wrongCredentials();
  return known;
}

/**
 * Accepts an invitation, with a name and a new password, or with the password of an account at another site's
 * desk. A colleague who is already at this desk gets the new role as by `changeRole`: the last chief stays
 * chief, invitations as chief are withdrawn with the role, and the chiefs are emailed if it is given or
 * taken.
 * @returns a session that waits for the second factor
 * @throws ApiError
 */
export async function join(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now' | 'outbox'>,
  form: DeskJoining | DeskReturn,
  { ip, ...place }: Pick<RequestContext, 'site' | 'origin' | 'ip'>,
): Promise<OpenedSession> {
  const { db, limits, now, outbox } = deps;
  const site = place.site.alias;
  await limits.count('deskLogin', ip, `invitation ${digestOf(form.token).toString('base64')}`);
  // Before the transaction, because hashing is slow.
  const passwordHash = 'name' in form ? await hashPassword(form.password) : null;
  const at = now();
  const opened = await db.transaction(async (tx) => {
    await lockInvitations(tx, site);
    const { email, role } = await taken(tx, form.token, site, at);
    const account = await joiningAccount(tx, email, form, { passwordHash, at });
    const accountId = account.id;
    const before = await lockRole(tx, site, accountId);
    await tx
      .insert(deskRoles)
      .values({ accountId, site, role })
      .onConflictDoUpdate({ target: [deskRoles.accountId, deskRoles.site], set: { role } });
    const losesChief = before === 'chief' && role !== 'chief';
    const withdrawn = losesChief ? await withdrawChiefInvitationsBy(tx, site, accountId, at) : [];
    const actor = { id: accountId, name: account.name };
    const act = { act: 'account.join', subject: `account:${accountId}`, details: { role } } as const;
    await writeLog(
      tx,
      [act, ...withdrawn].map((done) => ({ site, actor, ...done })),
      at,
    );
    if (losesChief) await keepChief(tx, site, accountId);
    const secret = await openDeskSession(tx, accountId, at);
    if ((before === 'chief') !== (role === 'chief')) {
      const kind = role === 'chief' ? 'joined' : 'resigned';
      await writeChiefEmails(deps, tx, place, { kind, by: account, of: account, accountId }, at);
    }
    return { secret, accountId };
  });
  outbox.sendSoon();
  return opened;
}

/** Deletes expired invitations. */
export async function forgetInvitations({ db, now }: Pick<DeskDeps, 'db' | 'now'>): Promise<void> {
  await db.delete(deskInvitations).where(lt(deskInvitations.expiresAt, now()));
}
