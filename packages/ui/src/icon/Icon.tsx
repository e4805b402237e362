import type { ReactNode } from 'react';

/** Props of every icon; without `label` it is decorative and hidden from assistive technology. */
export type IconProps = {
  /** Side in CSS pixels; the size of the surrounding text if omitted. */
  size?: number;
  /** Accessible name, if no text next to it gives one; if omitted, it is hidden from assistive technology. */
  label?: string;
  className?: string;
};

/** Frame of every icon: a 24-unit grid, one stroke, the colour of the surrounding text. */
export function Icon({ size, label, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size ?? '1em'}
      height={size ?? '1em'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}
