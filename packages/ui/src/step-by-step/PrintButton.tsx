'use client';
import { Button } from '../button/Button';
import { useLocale } from '../locale/index';
import * as css from './PrintButton.css';

/** Props of `PrintButton`, which reports a press and leaves the printing to its parent. */
export type PrintButtonProps = {
  /** Handles the press: the parent calls `window.print()`. */
  onPrint: () => void;
};

/**
 * Button that prints a recipe, a DIY task or an article as a clean sheet. Hidden without JavaScript and in
 * print.
 */
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
