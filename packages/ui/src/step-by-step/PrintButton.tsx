'use client';
import { Button } from '../button/index';
import { useLocale } from '../locale/index';
import * as css from './PrintButton.css';

/** Props of `PrintButton`, which says when it is pressed and leaves the printing to whoever uses it. */
export type PrintButtonProps = {
  /** Prints the page: whoever uses it calls `window.print()`. */
  onPrint: () => void;
};

/** Prints a recipe, a DIY task or an article as a clean sheet. It is not there without script, nor on paper. */
export function PrintButton({ onPrint }: PrintButtonProps) {
  const { stepByStep: texts } = useLocale('stepByStep').texts;
  return (
    <span className={css.print} data-part="print">
      <Button variant="secondary" onClick={onPrint}>
        {texts.print}
      </Button>
    </span>
  );
}
