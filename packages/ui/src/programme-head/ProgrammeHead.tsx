import type { Programme } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { AgeSign } from '../age-sign/AgeSign';
import { headlineClass, textClass } from '../foundation/type.css';
import { ClockIcon, RadioIcon, TvIcon } from '../icon/index';
import { Image } from '../image/Image';
import { type Locale, textsOf } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './ProgrammeHead.css';

export * from './Begun';
export * from './EpisodeList';

/** Props of `ProgrammeHead`, the top of a programme's page. */
export type ProgrammeHeadProps = {
  locale: Locale;
  programme: Programme;
  /** Buttons: latest edition, follow. */
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
};

const MEDIUM_ICONS = { tv: TvIcon, radio: RadioIcon } as const;

/** Head of a programme's page: its picture, its description, its broadcast times. */
export function ProgrammeHead({ locale, programme, actions, headingLevel = 1 }: ProgrammeHeadProps) {
  const { name, image, resume, timetable, medium, rating } = programme;
  const Heading = `h${headingLevel}` as const;
  const texts = textsOf(locale).programme;
  const Medium = medium ? MEDIUM_ICONS[medium] : null;
  return (
    <header className={css.box} data-part="programme-head">
      <div className={css.head}>
        {image ? (
          <div className={css.picture}>
            <Image image={image.image} ratio="16:9" sizes="(width < 1100px) 100vw, 600px" priority />
          </div>
        ) : null}
        <div className={css.words}>
          <p className={cx(css.facts, textClass.label)}>
            <span className={css.fact}>
              {Medium ? <Medium /> : null}
              {medium ? texts[medium] : texts.kind}
            </span>
            {timetable ? (
              <span className={css.fact}>
                <ClockIcon />
                {timetable}
              </span>
            ) : null}
            {rating ? <AgeSign rating={rating} variant="words" locale={locale} /> : null}
          </p>
          <Heading className={headlineClass['2xl']}>{name}</Heading>
          {resume?.map(({ html }) => (
            <div key={html} className={textClass.standfirst} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
      </div>
    </header>
  );
}
