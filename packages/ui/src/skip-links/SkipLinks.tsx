import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { menuButtonId } from './menu-button';
import * as css from './SkipLinks.css';

/** Props of `SkipLinks`: ids of the content and menu to skip to. */
export type SkipLinksProps = {
  locale: Locale;
  contentId?: string;
  /**
   * Id of the header's menu; its button, unlike the navigation after it, exists at every width. Null if there
   * is no menu.
   */
  menuId?: string | null;
};

/**
 * The first stops of the keyboard: links past the header to the content, or to the menu's button, before the
 * navigation. They are a landmark of their own, because a question of consent may stand before them.
 */
export function SkipLinks({ locale, contentId = 'content', menuId = 'menu' }: SkipLinksProps) {
  const look = cx(css.link, textClass.label);
  const { skip } = textsOf(locale);
  return (
    <nav aria-label={skip.label} data-part="skip-links">
      <a className={look} href={`#${contentId}`}>
        {skip.content}
      </a>
      {menuId === null ? null : (
        <a className={look} href={`#${menuButtonId(menuId)}`}>
          {skip.navigation}
        </a>
      )}
    </nav>
  );
}
