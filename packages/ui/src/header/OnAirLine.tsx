import type { Broadcast } from '@portal/model';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { BroadcastSign } from '../kicker/BroadcastSign';
import type { Locale } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './OnAirLine.css';

/** Props of `OnAirLine`, the header's link to the current show. */
export type OnAirLineProps = {
  locale: Locale;
  show: Pick<Broadcast, 'title' | 'url' | 'isRepeat'>;
  /** URL where it plays; the show's own page by default. */
  href?: string;
};

/** Current show of a broadcaster, in one line next to its name. A repeat has no live sign. */
export function OnAirLine({ locale, show, href = show.url.href }: OnAirLineProps) {
  return (
    <Anchor href={href} className={cx(css.line, textClass.label)} data-part="on-air-line">
      <BroadcastSign show={show} locale={locale} />
      {show.title}
    </Anchor>
  );
}
