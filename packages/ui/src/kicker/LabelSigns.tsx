import { type Card, type Labelled, labelsOf } from '@portal/model';
import { raisedLink } from '../foundation/raisedLink.css';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './Kicker.css';

type Signed = Labelled & Pick<Card, 'rectified'>;
type Label = ReturnType<typeof labelsOf>[number] | NonNullable<Card['rectified']>[number];

/**
 * Labels that a reader must see first: that a story is sponsored, a satire, made with the help of AI, or has
 * a rectification or an update.
 * @param isOpinion whether its kicker marks it as an opinion already
 */
export function labelsFirst({ labels, rectified = [] }: Signed, isOpinion?: boolean): Label[] {
  return [...(labels ? labelsOf({ labels }, isOpinion) : []), ...rectified];
}

type LabelSignsProps = Pick<Labelled, 'sponsor'> & {
  /** Those of `labelsFirst`. */
  labels: readonly Label[];
  onPicture?: boolean;
  locale: Locale<'card'>;
};

/** Signs of labels that a reader must see first. */
export function LabelSigns({ labels, sponsor, onPicture, locale }: LabelSignsProps) {
  const { card } = textsOf(locale);
  const texts = { ...card.labels, ...card.rectified };
  return labels.map((label) => {
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
