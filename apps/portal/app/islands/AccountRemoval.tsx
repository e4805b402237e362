'use client';
import { failedCall } from '@portal/data';
import { ROUTES } from '@portal/model';
import { AccountRemoval } from '@portal/ui/profile-form';
import { type ReactNode, useState } from 'react';
import { session, words } from '../client/islands/reader';
import { island } from '../declare-island';
import { type EndedAt, withWayToEnd } from '../revenue/subscriptions/way-to-end';

export type AccountRemovalIslandProps = {
  hasPassword: boolean;
  contactEmail?: string | undefined;
  deleteAction: string;
  deleteWarning?: string | undefined;
  /** First step, while something must be cancelled before the account can be deleted. */
  endFirst?: EndedAt | undefined;
  /** Page that cancels a subscription, which must happen before the account is deleted. */
  subscriptions: EndedAt;
};

/** Deletion of an account (spec §2, §8). */
function AccountRemovalIsland({ contactEmail, subscriptions, ...props }: AccountRemovalIslandProps) {
  const [deleteFailure, setDeleteFailure] = useState<ReactNode>();
  const remove = async (password: string, removeComments: boolean) => {
    setDeleteFailure(undefined);
    try {
      await session.deleteAccount({ password: password || null, removeComments });
    } catch (error) {
      const { key } = failedCall(error);
      const contact = key === 'demoDeletionRefused' && contactEmail ? ` ${contactEmail}` : '';
      setDeleteFailure(withWayToEnd(words.errors[key] + contact, key, subscriptions));
      throw error;
    }
    location.assign(`${ROUTES.login}?alert=account_deleted`);
  };
  return <AccountRemoval {...props} onDelete={remove} {...(deleteFailure ? { deleteFailure } : {})} />;
}

export default island({ wakes: 'interaction', component: AccountRemovalIsland });
