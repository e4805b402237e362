import { PROGRAMME_AD_POSITIONS, type Programme } from '@portal/model';
import { Fragment, type ReactNode } from 'react';
import { headlineClass } from '../foundation/type.css';
import { Image } from '../image/Image';
import { Anchor } from '../routing/Routing';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './AZIndex.css';

/** Props of `ProgrammeItems`; `after` and `adAt` keep ad positions correct on later pages of the index. */
export type ProgrammeItemsProps = {
  programmes: readonly Programme[];
  headingLevel?: HeadingLevel;
  /** Number of programmes on the pages before this one. */
  after?: number;
  /** Ad slot after programmes 6, 12 and 18 (spec §9). */
  adAt?: (position: number) => ReactNode;
};

const isAdPosition = (position: number) => PROGRAMME_AD_POSITIONS.some((one) => one === position);

/** Programmes as items of the index’s list, also for a server that renders parts of it. */
export function ProgrammeItems({ programmes, headingLevel = 3, after = 0, adAt }: ProgrammeItemsProps) {
  const Heading = `h${headingLevel}` as const;
  return programmes.map((programme, at) => {
    const position = after + at + 1;
    const ad = adAt && isAdPosition(position) ? adAt(position) : null;
    return (
      <Fragment key={programme.id}>
        <li className={css.programme} data-content-id={programme.id}>
          {programme.image ? (
            <Image
              image={{ ...programme.image.image, alt: '' }}
              ratio="16:9"
              sizes="(min-width: 1100px) 300px, 50vw"
              className={css.picture}
            />
          ) : (
            <span className={css.empty} aria-hidden="true" />
          )}
          <Heading className={headlineClass.xs}>
            <Anchor href={programme.url} className={css.name}>
              {programme.name}
            </Anchor>
          </Heading>
        </li>
        {ad ? <li className={css.ad}>{ad}</li> : null}
      </Fragment>
    );
  });
}
