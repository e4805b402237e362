import { type Card, type Labelled, labelsOf } from '@portal/model';
import type { ReactNode } from 'react';
import { raisedLink } from '../foundation/raisedLink.css';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Anchor';
import * as css from './Kicker.css';

type Labels = Labelled & {
  rectified?: Card['rectified'];
  /** Its kicker says already that it is an opinion. */
  isOpinion?: boolean;
  onPicture?: boolean;
  locale: Locale<'card'>;
};

/**
 * Signs of what a reader has to know first: that a story is paid for, a satire, made with the help of AI, that a rectification or an
 * update stands beside it. Called, not mounted.
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
    // Its one place, where every card brings this: `fill` would be most of its weight.
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
