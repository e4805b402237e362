import { type Card, type Labelled, labelsOf } from '@portal/model';
import type { ReactNode } from 'react';
import { raisedLink } from '../foundation/raisedLink.css';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Anchor';
import * as css from './Kicker.css';

type Labels = Labelled & {
  rectified?: Card['rectified'];
  /** Whether its kicker marks it as an opinion already. */
  isOpinion?: boolean;
  onPicture?: boolean;
  locale: Locale<'card'>;
};

/**
 * Signs that a reader must see first: that a story is sponsored, a satire, made with the help of AI, or has a
 * rectification or an update. Called as a function, not mounted.
 */
export function labelSigns({
  isOpinion,
  onPicture,
  locale,
  sponsor,
  labels,
  rectified = [],
}: Labels): ReactNode {
  const shown = [...(labels ? labelsOf({ labels }, isOpinion) : []), ...rectified];
  if (!shown.length) return null;
  const { card } = textsOf(locale);
  const texts = { ...card.labels, ...card.rectified };
  return shown.map((label) => {
    const named =
      sponsor && (label === 'sponsored' ? card.sponsoredBy : label === 'partner' && card.partnerOf);
    // One placeholder, in code that every card loads: `fill` would be most of its weight.
    const words = named ? named.replace('{name}', () => sponsor.name) : texts[label];
    return (
      <span
        key={label}
        className={`${textClass.meta} ${label in card.rectified ? css.beside : css.framed} ${onPicture ? css.labelOnPicture : ''}`}
        data-part="label"
        data-label={label}
      >
        {named && sponsor.href ? (
          <Anchor className={raisedLink} href={sponsor.href} rel="sponsored nofollow noopener">
            {words}
          </Anchor>
        ) : (
          words
        )}
      </span>
    );
  });
}
