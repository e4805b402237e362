'use client';
import { createChildren } from '@portal/data';
import { MyChildren, type MyChildrenProps } from '@portal/ui/my-children';
import { useState } from 'react';
import { client } from '../client/islands/client';
import { island } from '../declare-island';

export type MyChildrenIslandProps = Omit<MyChildrenProps, 'onRemove'>;

const children = createChildren(client);

/**
 * Accounts of a reader's children (spec §2): one is removed after a confirmation, once the server confirms.
 */
function MyChildrenIsland({ list, missing, ...props }: MyChildrenIslandProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const remove = async (id: string) => {
    await children.remove(id);
    setGone((ids) => [...ids, id]);
  };
  return (
    <MyChildren
      {...props}
      list={list.filter(({ id }) => !gone.includes(id))}
      missing={missing === 'full' && gone.length ? undefined : missing}
      onRemove={remove}
    />
  );
}

export default island({ wakes: 'interaction', component: MyChildrenIsland });
