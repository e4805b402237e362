import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { ChevronDownIcon } from '../icon/index';
import * as css from './Disclosure.css';

/** `ruled` is an entry in a list of questions, `dropdown` overlays the following content. */
export const DISCLOSURE_VARIANTS = ['ruled', 'dropdown'] as const;
/** Style of a disclosure: inline, set off by rules, or a dropdown over the text. */
export type DisclosureVariant = (typeof DISCLOSURE_VARIANTS)[number];

/** Props of `Disclosure`, a native `details` that needs no JavaScript. */
export type DisclosureProps = NativeProps<'details', 'onToggle' | 'children'> & {
  summary: ReactNode;
  children: ReactNode;
  variant?: DisclosureVariant;
  /** Controlled open state; in a server component use `defaultOpen`. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Among several with the same name, only one is open at a time. */
  name?: string;
};

/** A native `details`: a summary that opens further content, without JavaScript. */
export function Disclosure({
  summary,
  children,
  variant = 'ruled',
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...native
}: DisclosureProps) {
  const isDropdown = variant === 'dropdown';
  return (
    <details
      {...native}
      className={cx(css.disclosure, !isDropdown && css.ruled, className)}
      open={open ?? defaultOpen}
      onToggle={onOpenChange ? ({ currentTarget }) => onOpenChange(currentTarget.open) : undefined}
      data-part="disclosure"
    >
      <summary
        className={cx(css.summary, textClass.label, isDropdown && css.dropdownSummary)}
        data-part="summary"
      >
        {summary}
        <ChevronDownIcon size={20} className={css.arrow} />
      </summary>
      <div className={isDropdown ? css.panel : css.content} data-part="content">
        {children}
      </div>
    </details>
  );
}
