import type { Programme } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { RadioIcon, TvIcon } from '../icon/index';
import { Image } from '../image/Image';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/SectionHead';
import * as css from './ShowGrid.css';

export * from './PictureTiles';

/** Props of `ShowGrid`: programmes of the on-demand area as a grid (spec §2). */
export type ShowGridProps = {
  title: string;
  /** URL of the page with all of them. */
  href?: string;
  programmes: readonly Programme[];
  headingLevel?: HeadingLevel;
  /** Whether its first row is at the top of the page. */
  priority?: boolean;
  locale: Locale<'shows' | 'programme'>;
};

const MEDIUM_ICONS = { tv: TvIcon, radio: RadioIcon } as const;
const FIRST_ROW = 4;

/** Programmes of the on-demand area (spec §2): large pictures, little text. */
export function ShowGrid({
  title,
  href,
  programmes,
  headingLevel = 2,
  priority = false,
  locale,
}: ShowGridProps) {
  const { shows, programme: texts } = textsOf(locale);
  const Heading = `h${levelBelow(headingLevel)}` as const;
  return (
    <section className={css.box} aria-label={title} data-part="show-grid">
      <SectionHead title={title} href={href} headingLevel={headingLevel} />
      {programmes.length ? (
        <ul className={css.grid}>
          {programmes.map(({ id, name, url, image, resume, medium }, at) => {
            const Medium = medium ? MEDIUM_ICONS[medium] : null;
            return (
              <li key={id} className={css.show} data-part="show">
                {image ? (
                  <div className={css.picture}>
                    <Image
                      image={{ ...image.image, alt: '' }}
                      ratio="16:9"
                      sizes="(width < 700px) 46vw, 300px"
                      widest={420}
                      priority={priority && at < FIRST_ROW}
                    />
                  </div>
                ) : (
                  <span className={cx(css.plate, headlineClass.sm)} aria-hidden="true">
                    {name}
                  </span>
                )}
                <Heading className={headlineClass.xs}>
                  <Anchor href={url} className={css.link}>
                    {name}
                  </Anchor>
                </Heading>
                {medium && Medium ? (
                  <p className={cx(css.medium, textClass.small)}>
                    <Medium /> {texts[medium]}
                  </p>
                ) : null}
                {resume?.[0] ? (
                  <div
                    className={cx(css.resume, textClass.small)}
                    dangerouslySetInnerHTML={{ __html: resume[0].html }}
                  />
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : (
        <p className={cx(css.empty, textClass.label)}>{shows.empty}</p>
      )}
    </section>
  );
}
