import { headlineClass } from '../foundation/type.css';

/** The head of every page of accounts: its one heading. */
export const AccountHead = ({ title }: { title: string }) => (
  <h1 className={headlineClass.lg} data-part="account-head">
    {title}
  </h1>
);
