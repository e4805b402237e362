import type { ReactElement } from 'react';
import type { IconProps } from './Icon';
import * as css from './LockSign.css';
import { LockIcon } from './set/signs';

/** Props of `LockSign`. */
export type LockSignProps = Pick<IconProps, 'label' | 'className'> & {
  /** Icon component; a closed lock by default. */
  of?: (props: IconProps) => ReactElement;
};

/** The lock before the first word of a headline, on the same line in any width. */
export function LockSign({ label, className, of: Sign = LockIcon }: LockSignProps) {
  return (
    <span className={className ? `${css.room} ${className}` : css.room}>
      <Sign className={css.sign} label={label} />
    </span>
  );
}
