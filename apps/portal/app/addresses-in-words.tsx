import { fill } from '@portal/model';
import { Link } from '@portal/ui/link';
import { Fragment, type ReactNode } from 'react';

type Values = Readonly<Record<string, string | number>> & { email: string; privacyEmail?: string };

/** Placeholders of a text that are emails. */
const ADDRESS = /\{(email|privacyEmail)\}/;

/** Words of an email, which break between its parts if it is too long for a line. */
export const Address = ({ words }: { words: string }) =>
  words.split(/(?<=[@.])/).map((name, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name is its place
    <Fragment key={at}>
      {at ? <wbr /> : null}
      {name}
    </Fragment>
  ));

/** An email as a `mailto:` link. */
export const Mail = ({ to }: { to: string }) => (
  <Link href={`mailto:${to}`}>
    <Address words={to} />
  </Link>
);

/** `fill` for a text on a page: its emails become links. */
export function filledWithLinks(text: string, { email, privacyEmail = email, ...others }: Values): ReactNode {
  const places = fill(text, others).split(ADDRESS);
  if (places.length === 1) return places[0];
  return places.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={at}>{at % 2 ? <Mail to={part === 'email' ? email : privacyEmail} /> : part}</Fragment>
  ));
}
