import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { ApiError } from '../../platform/http';
import { type RecentDigests, recentDigests } from '../../platform/networks';
import { DAY_MS } from '../../platform/time';
import type { UploadDeps } from './folder';
import { type UploadRow, uploads } from './tables';

/** Limit of bytes for all files being received or waiting for a check, and for one network or IPv6 /48. */
export const BYTES_IN_FLIGHT = 20 * 1024 ** 3;
export const BYTES_OF_NETWORK = BYTES_IN_FLIGHT / 4;
/**
 * Shares of the space for unpublished files: one tenth for an account and, within a day, one quarter for a
 * network or IPv6 /48.
 */
const SHARES = { account: 10, network: 4 } as const;
/** Bytes that a writer reserves at once: a picture whole, a video in steps. */
const STEP_BYTES = 8 * 1024 ** 2;
/** Arbitrary number, the same in every process. */
const ROOM_LOCK = 7_061_911;

export const noRoom = () => new ApiError(503, 'UNKNOWN_ERROR', 'no room');

/** Serialises the checks for space across processes; otherwise two at once could both take the last of it. */
export async function lockRoom(tx: DatabaseTransaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ROOM_LOCK})`);
}

/** Digests of the sender's network. */
export const networksOf = ({ db, now }: Pick<UploadDeps, 'db' | 'now'>, ip: string): Promise<RecentDigests> =>
  recentDigests(db, now(), { use: 'uploads', ip, most: 0 });

type Wanted = {
  /** Bytes of the file. */
  bytes: number;
  networks: RecentDigests;
  at: Date;
  /** The file itself, if it exists already. */
  id?: number;
};

/** Whether a file fits within the limits of all files in flight and of its network. */
export async function hasRoomFor(
  tx: DatabaseTransaction,
  { bytes, networks, at, id }: Wanted,
): Promise<boolean> {
  // A killed writer reserves nothing once its lease ends.
  const taken = sql`case when ${uploads.state} = 'received' then ${uploads.size}
    when ${uploads.heldUntil} > ${at} then greatest(${uploads.received}, ${uploads.reserved}) else ${uploads.received} end`;
  const takenOf = (condition?: SQL) =>
    sql<string>`coalesce(sum(${taken})${condition ? sql` filter (where ${condition})` : sql``}, 0)`;
  const [network, place] = networks.known.map(({ of, digests }) =>
    inArray(of === 'network' ? uploads.network : uploads.networkPlace, digests),
  );
  const [sums] = await tx
    .select({
      all: takenOf(),
      ofNetwork: takenOf(network),
      ofPlace: place ? takenOf(place) : sql<string>`0`,
    })
    .from(uploads)
    .where(
      and(inArray(uploads.state, ['sending', 'received']), id === undefined ? undefined : ne(uploads.id, id)),
    );
  const fits = (sum: string | undefined, most: number) => Number(sum) + bytes <= most;
  return (
    fits(sums?.all, BYTES_IN_FLIGHT) &&
    fits(sums?.ofNetwork, BYTES_OF_NETWORK) &&
    fits(sums?.ofPlace, BYTES_OF_NETWORK)
  );
}

/** An announced file. */
type Coming = { bytes: number; networks: RecentDigests; accountId: number; most: number };

/**
 * Whether a file fits within the space for unpublished files: those being received, those waiting for the
 * newsroom, and refused ones kept for an appeal.
 */
export async function isRoomKept(
  tx: DatabaseTransaction,
  { bytes, networks, accountId, most }: Coming,
): Promise<boolean> {
  // Files that failed the check are no longer on the disk.
  const kept = sql`case when ${uploads.state} in ('sending', 'received') then ${uploads.received} else coalesce(${uploads.safeBytes}, 0) end`;
  const sum = (condition: SQL | undefined) =>
    sql<string>`coalesce(sum(${kept}) filter (where ${condition}), 0)`;
  const ofDigests = networks.known.map(({ of, digests }) =>
    inArray(of === 'network' ? uploads.network : uploads.networkPlace, digests),
  );
  const [sums] = await tx
    .select({
      all: sum(sql`true`),
      ofAccount: sum(eq(uploads.accountId, accountId)),
      ofNetwork: sum(ofDigests[0] ?? sql`false`),
      ofPlace: sum(ofDigests[1] ?? sql`false`),
    })
    .from(uploads)
    .where(inArray(uploads.state, ['sending', 'received', 'held', 'refused']));
  const fits = (taken: string | undefined, share: number) => Number(taken) + bytes <= most / share;
  return (
    fits(sums?.all, 1) &&
    fits(sums?.ofAccount, SHARES.account) &&
    fits(sums?.ofNetwork, SHARES.network) &&
    fits(sums?.ofPlace, SHARES.network)
  );
}

/** Space of one writer. */
export type WriterRoom = {
  /** Whether the file may grow to so many bytes; reserves ahead. */
  reaches: (bytes: number) => Promise<boolean>;
};

/**
 * Reserves space for a file as its bytes arrive. It counts for the network that sends now, not the one that
 * announced it.
 */
export async function openRoom(
  deps: Pick<UploadDeps, 'db' | 'now' | 'folder'>,
  { id, size }: Pick<UploadRow, 'id' | 'size'>,
  holder: string,
  ip: string,
): Promise<WriterRoom> {
  const networks = await networksOf(deps, ip);
  const { network, place: networkPlace } = networks;
  let reserved = 0;
  const reserve = (bytes: number) =>
    deps.db.transaction(async (tx) => {
      await lockRoom(tx);
      if (!(await hasRoomFor(tx, { bytes, networks, at: deps.now(), id }))) return false;
      const taken = await tx
        .update(uploads)
        .set({ reserved: bytes, network, networkPlace })
        .where(and(eq(uploads.id, id), eq(uploads.holder, holder), eq(uploads.state, 'sending')))
        .returning({ id: uploads.id });
      // A file withdrawn meanwhile gets no more space.
      return taken.length > 0;
    });
  return {
    reaches: async (bytes) => {
      if (bytes <= reserved) return true;
      const wanted = Math.min(size, bytes + STEP_BYTES);
      if (!(await deps.folder.hasRoom(wanted - reserved)) || !(await reserve(wanted))) return false;
      reserved = wanted;
      return true;
    },
  };
}

/** Deletes the networks of files after a day. */
export async function forgetSendersNetworks({ db, now }: Pick<UploadDeps, 'db' | 'now'>): Promise<void> {
  await db
    .update(uploads)
    .set({ network: null, networkPlace: null })
    .where(
      sql`${uploads.network} is not null and ${uploads.createdAt} < ${new Date(now().getTime() - DAY_MS)}`,
    );
}
