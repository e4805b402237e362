import type { ReactNode } from 'react';
import { raisedLink } from '../foundation/raisedLink.css';
import { Anchor } from '../routing/Routing';
import * as css from './Kicker.css';

export type KickerLineProps = {
  words?: string;
  href?: string;
  title?: string;
  /** Class that sets its colour; the brand's neutral kicker colour if omitted. */
  colour?: string;
  onPicture?: boolean;
  /** Whether its words are those of breaking news, which has colours of its own. */
  isBreaking?: boolean;
  /** Within the text. */
  sign?: ReactNode;
  /** After the text. */
  after?: ReactNode;
  className?: string;
  /** Signs before the text, in shapes of their own. */
  children?: ReactNode;
};

/** The line above a headline, with any content. */
export function KickerLine({
  words,
  href,
  title,
  colour,
  onPicture,
  isBreaking,
  sign,
  after,
  className,
  children,
}: KickerLineProps) {
  const look = css.on[isBreaking ? 'breaking' : onPicture ? 'picture' : colour ? 'section' : 'own'];
  const classes = colour ? `${look} ${colour}` : look;
  return (
    <p className={className ? `${css.line} ${className}` : css.line} data-part="kicker">
      {children}
      {words ? (
        href ? (
          <Anchor className={`${classes} ${raisedLink}`} href={href} title={title}>
            {sign}
            {words}
          </Anchor>
        ) : (
          <span className={classes} title={title}>
            {sign}
            {words}
          </span>
        )
      ) : null}
      {after}
    </p>
  );
}
