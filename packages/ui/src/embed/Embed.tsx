import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { headlineClass, textClass } from '../foundation/type.css';
import { ExternalIcon } from '../icon/index';
import { fill, type Locale, textsOf } from '../locale/locale';
import * as css from './Embed.css';

/** Props of `Embed`, a link to another service's page in place of its player. */
export type EmbedProps = {
  locale: Locale;
  url: string;
  /** Name of the provider: YouTube, Instagram. */
  provider: string;
  title?: string;
  /** A further way to open it next to the link: the button that asks for consent. */
  action?: ReactNode;
};

/** A third-party page as a card that links to it: nothing of it loads before the reader asks for it. */
export function Embed({ locale, url, provider, title, action }: EmbedProps) {
  const { embed } = textsOf(locale).article;
  return (
    <div className={css.embed} data-part="embed" data-provider={provider} data-url={url}>
      <p className={cx(css.provider, textClass.small)}>{provider}</p>
      {title ? <p className={headlineClass.sm}>{title}</p> : null}
      <p className={cx(css.hint, textClass.meta)}>{fill(embed.notice, { provider })}</p>
      {action ?? (
        <Button
          href={url}
          target="_blank"
          rel="noopener nofollow"
          variant="secondary"
          icon={<ExternalIcon />}
        >
          {fill(embed.open, { provider })}
        </Button>
      )}
    </div>
  );
}
