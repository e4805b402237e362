import type { ReactNode } from 'react';
import { raisedLink } from '../foundation/raisedLink.css';
import { Anchor } from '../routing/Anchor';
import * as css from './Kicker.css';

export type KickerLineProps = {
  words?: string;
  href?: string;
  title?: string;
  /** Class that gives it its colour; without one, the brand's own for kickers of no section. */
  colour?: string;
  onPicture?: boolean;
  /** Beside the words, in a shape of its own. */
  before?: ReactNode;
  /** Among the words. */
  sign?: ReactNode;
  className?: string;
};

/** The line over a headline, whatever it says. Called, not mounted. */
export function kickerLine({
  words,
  href,
  title,
  colour,
  onPicture,
  before,
  sign,
  className,
}: KickerLineProps) {
  const look = css.on[onPicture ? 'picture' : colour ? 'section' : 'own'];
  const classes = colour ? `${look} ${colour}` : look;
  return (
    <p className={className ? `${css.line} ${className}` : css.line} data-part="kicker">
      {before}
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
    </p>
  );
}
