import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import type { Locale } from '../locale/locale';
import * as css from './SkipLinks.css';

export type SkipLinksProps = {
  locale: Locale;
  contentId?: string;
  navigationId?: string;
  /** The button that opens the menu where the navigation does not stand in the bar. */
  menuId?: string;
};

/** The first things that the keyboard reaches: past the header to the content, or straight to the navigation or its button. */
export function SkipLinks({
  locale,
  contentId = 'content',
  navigationId = 'navigation',
  menuId = 'menu-button',
}: SkipLinksProps) {
  const look = cx(css.link, textClass.label);
  const { skip } = locale.texts;
  return (
    <div data-part="skip-links">
      <a className={look} href={`#${contentId}`}>
        {skip.content}
      </a>
      <a className={cx(look, css.wide)} href={`#${navigationId}`}>
        {skip.navigation}
      </a>
      <a className={cx(look, css.narrow)} href={`#${menuId}`}>
        {skip.navigation}
      </a>
    </div>
  );
}
