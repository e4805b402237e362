'use client';
import { failedCall } from '@portal/data';
import { ROUTES } from '@portal/model';
import { AccountRemoval } from '@portal/ui/profile-form';
import { useState } from 'react';
import { island } from '../island';
import { session, words } from '../waking/reader';

export type AccountRemovalIslandProps = {
  hasPassword: boolean;
  contactEmail?: string | undefined;
  deleteAction: string;
  deleteWarning?: string | undefined;
};

/** The way out of an account (spec §2, §8). */
function AccountRemovalIsland({ contactEmail, ...props }: AccountRemovalIslandProps) {
  const [deleteFailure, setDeleteFailure] = useState<string>();
  const remove = async (password: string) => {
    setDeleteFailure(undefined);
    try {
      await session.deleteAccount({ password: password || null });
    } catch (error) {
      const { key } = failedCall(error);
      const contact = key === 'demoDeletionRefused' && contactEmail ? ` ${contactEmail}` : '';
      setDeleteFailure(words.errors[key] + contact);
      throw error;
    }
    location.assign(`${ROUTES.login}?alert=account_deleted`);
  };
  return <AccountRemoval {...props} onDelete={remove} {...(deleteFailure ? { deleteFailure } : {})} />;
}

export default island({ wakes: 'interaction', component: AccountRemovalIsland });
