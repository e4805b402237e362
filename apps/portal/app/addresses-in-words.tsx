import { fill } from '@portal/model';
import { Link } from '@portal/ui/link';
import { Fragment, type ReactNode } from 'react';

type Values = Readonly<Record<string, string | number>> & { email: string; privacyEmail?: string };

/** Places of a text that are addresses to write to. */
const ADDRESS = /\{(email|privacyEmail)\}/;

/** An address as a link that begins a message to it. */
export const Mail = ({ to }: { to: string }) => <Link href={`mailto:${to}`}>{to}</Link>;

/** `fill` for a text that is read on a page: the addresses in it can be pressed. */
export function filledWithLinks(text: string, { email, privacyEmail = email, ...others }: Values): ReactNode {
  const places = fill(text, others).split(ADDRESS);
  if (places.length === 1) return places[0];
  return places.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={at}>{at % 2 ? <Mail to={part === 'email' ? email : privacyEmail} /> : part}</Fragment>
  ));
}
