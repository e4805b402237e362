'use client';
import { cx } from 'class-variance-authority';
import type { Ref } from 'react';
import * as footer from '../footer/Footer.css';
import { useLocale } from '../locale/index';
import * as css from './ConsentButton.css';

/** Props of `ConsentButton`: its click handler; its text and style are its own. */
export type ConsentButtonProps = { onClick?: () => void; ref?: Ref<HTMLButtonElement> };

/** Opens `ConsentChoices` from the footer of each page, among its legal links. */
export function ConsentButton({ onClick, ref }: ConsentButtonProps) {
  const { consentNotice: words } = useLocale('consentNotice').texts;
  return (
    <button
      type="button"
      ref={ref}
      className={cx(footer.link, css.button)}
      aria-haspopup="dialog"
      onClick={onClick}
      data-part="consent-button"
    >
      {words.open}
    </button>
  );
}
