import type { ReactElement } from 'react';
import type { IconProps } from './Icon';
import * as css from './LockSign.css';
import { LockIcon } from './set/lock';

/** Props of `LockSign`. */
export type LockSignProps = Pick<IconProps, 'label' | 'className'> & {
  /** What it is drawn with: a lock, unless it is an open one. */
  of?: (props: IconProps) => ReactElement;
};

/** The lock before the first word of a headline, on one line with it however narrow that is. */
export function LockSign({ label, className, of: Sign = LockIcon }: LockSignProps) {
  return (
    <span className={className ? `${css.room} ${className}` : css.room}>
      <Sign className={css.sign} label={label} />
    </span>
  );
}
