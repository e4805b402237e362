import type { Ref } from 'react';
import { headlineClass } from '../foundation/type.css';

/** The head of every page of accounts: its one heading, which may be given the focus. */
export const AccountHead = ({ title, ref }: { title: string; ref?: Ref<HTMLHeadingElement> }) => (
  <h1 ref={ref} tabIndex={ref ? -1 : undefined} className={headlineClass.lg} data-part="account-head">
    {title}
  </h1>
);
