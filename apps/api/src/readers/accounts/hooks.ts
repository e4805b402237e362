import type { AccountDeletion } from '@portal/model/readers';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { RequestContext } from '../../sites';
import type { DigestOfMailbox } from './emails/mailbox-digest';
import type { AccountRow, Reader } from './reader';

/** The steps of a deletion that a reader requested, in order. */
export type DeletionSteps = {
  /**
   * Runs before any change, and again on the locked row.
   * @throws ApiError 409 if the account must not be deleted
   */
  check: (tx: Database | DatabaseTransaction, account: AccountRow) => Promise<void>;
  /**
   * Runs before the transaction, while the deletion can still be refused.
   * @throws ApiError 409 if it is
   */
  before: () => Promise<void>;
  /** Runs in the transaction, before the account and its children's are deleted. */
  within: (tx: DatabaseTransaction) => Promise<void>;
  /** Runs once the account is deleted. */
  after: () => Promise<void>;
};

/**
 * Callbacks of other domains for changes of an account. Accounts call these hooks without knowing those
 * domains; the server composes the hooks from each domain's part.
 */
export type AccountHooks = {
  /** Kinds of the domains' emails to readers: unsent ones are dropped with the account. */
  emailKinds: readonly string[];
  /** Whether an account has an active subscription at a site, by its alias. */
  isSubscriber: (site: string, account: AccountRow) => Promise<boolean>;
  /**
   * Whether something was sold to an email address without an account yet, by the address's comparison key.
   */
  hasUnclaimed: (tx: DatabaseTransaction, emailKey: string) => Promise<boolean>;
  /** An account has verified its email address. */
  onProof: (tx: DatabaseTransaction, account: Pick<AccountRow, 'id' | 'emailKey'>) => Promise<void>;
  /** An account leaves its mailbox: it is deleted, or has an email address of another mailbox now. */
  onLeavingMailbox: (
    tx: DatabaseTransaction,
    mailboxDigest: DigestOfMailbox,
    accountId: number,
    now: Date,
  ) => Promise<void>;
  /**
   * An account, and its children's with it, is about to be deleted in this transaction, at anybody's request.
   */
  onDeletion: (tx: DatabaseTransaction, account: Pick<AccountRow, 'id'>) => Promise<void>;
  /** Additional steps if a reader deletes their account. */
  deletion: (reader: Reader, form: AccountDeletion, context: RequestContext) => DeletionSteps;
  /** The domains' data about a reader, under human-readable names; no two domains use one name. */
  ownData: (reader: Reader) => Promise<Record<string, unknown>>;
};

/** One domain's part of the hooks. */
export type AccountPart = Partial<Omit<AccountHooks, 'deletion'>> & {
  deletion?: (...asked: Parameters<AccountHooks['deletion']>) => Partial<DeletionSteps>;
};

/** Runs the parts of all domains, one after another in the given order. */
export function accountHooks(parts: readonly AccountPart[]): AccountHooks {
  return {
    emailKinds: parts.flatMap(({ emailKinds = [] }) => emailKinds),
    isSubscriber: async (site, account) => {
      for (const part of parts) if (await part.isSubscriber?.(site, account)) return true;
      return false;
    },
    hasUnclaimed: async (tx, emailKey) => {
      for (const part of parts) if (await part.hasUnclaimed?.(tx, emailKey)) return true;
      return false;
    },
    onProof: async (tx, account) => {
      for (const part of parts) await part.onProof?.(tx, account);
    },
    onLeavingMailbox: async (...left) => {
      for (const part of parts) await part.onLeavingMailbox?.(...left);
    },
    onDeletion: async (tx, account) => {
      for (const part of parts) await part.onDeletion?.(tx, account);
    },
    deletion: (...asked) => {
      const steps = parts.map((part) => part.deletion?.(...asked) ?? {});
      return {
        check: async (tx, account) => {
          for (const step of steps) await step.check?.(tx, account);
        },
        before: async () => {
          for (const step of steps) await step.before?.();
        },
        within: async (tx) => {
          for (const step of steps) await step.within?.(tx);
        },
        after: async () => {
          for (const step of steps) await step.after?.();
        },
      };
    },
    ownData: async (reader) =>
      Object.assign({}, ...(await Promise.all(parts.map((part) => part.ownData?.(reader))))),
  };
}
