import { AVATAR_SIZES, type AvatarSize } from '@portal/model';
import type { NativeProps } from '../foundation/props';
import * as css from './Avatar.css';

export { AVATAR_SIZES, type AvatarSize };

/** Props of `Avatar`; without `src` it shows initials, and `size` is CSS pixels (spec §9). */
export type AvatarProps = NativeProps<'span', 'children'> & {
  name: string;
  /** URL of the portrait; initials if omitted. */
  src?: string;
  /** Side in CSS px (spec §9). */
  size?: AvatarSize;
  /** Gives the picture the name as its text alternative, if no text next to it has the name. */
  labelled?: boolean;
};

/** First letters of the first and the last word of a name: 'Neus Barberà i Vall' is 'NV'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

/** A portrait, or initials where there is none. */
export function Avatar({
  name,
  src,
  size = 48,
  labelled = false,
  className,
  style: ownStyle,
  ...native
}: AvatarProps) {
  const look = className ? `${css.avatar} ${className}` : css.avatar;
  const style = { ...ownStyle, '--avatar': `${size}px` };
  if (!src) {
    return (
      <span
        {...native}
        className={look}
        style={style}
        {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
        data-part="avatar"
      >
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <span {...native} className={look} style={style} data-part="avatar">
      <img
        className={css.portrait}
        src={src}
        alt={labelled ? name : ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
