import { type Card, fill } from '@portal/model';
import { BesideStory, Points } from '@portal/ui/beside';
import { Stack } from '@portal/ui/layout';
import type { ReactNode } from 'react';
import type { PageContext } from '../../page';
import { BESIDE_TEXTS } from './texts/beside';

/** Stories for the column next to a form. */
export type Surroundings = {
  /** Story that the reader comes from, and returns to. */
  story?: Card | undefined;
  /** Lead of the site's front page. */
  lead?: Card | undefined;
};

type Props = { surroundings: Surroundings | undefined; context: PageContext };

/** The story that a reader comes from, with a small picture. */
export function StoryOfReturn({ surroundings, context: { site } }: Props) {
  if (!surroundings?.story) return null;
  return (
    <div data-part="story-of-return">
      <BesideStory
        card={surroundings.story}
        size="small"
        title={BESIDE_TEXTS[site.language].reading}
        headingLevel={2}
      />
    </div>
  );
}

/** The story that a reader comes from, or the lead of the front page: the picture next to a form. */
function StoryBeside({ surroundings, context }: Props) {
  const { story, lead } = surroundings ?? {};
  const { reading, today } = BESIDE_TEXTS[context.site.language];
  if (story?.image)
    return (
      <div data-part="story-of-return">
        <BesideStory card={story} title={reading} headingLevel={2} />
      </div>
    );
  return (
    <Stack gap="12">
      <StoryOfReturn surroundings={surroundings} context={context} />
      {lead ? <BesideStory card={lead} title={today} headingLevel={2} /> : null}
    </Stack>
  );
}

/** The story next to a form, as parts of its column; none if neither is known. */
export const storyParts = (surroundings: Surroundings | undefined, context: PageContext): ReactNode[] =>
  surroundings?.story || surroundings?.lead
    ? [<StoryBeside key="story" surroundings={surroundings} context={context} />]
    : [];

/** Gains of an account on this site. */
export function AccountGains({ context: { site, locale } }: Pick<Props, 'context'>) {
  const { title, newsletters, ...gains } = BESIDE_TEXTS[site.language].gains;
  const names = new Intl.ListFormat(locale.dates.tag).format(site.newsletters.map(({ name }) => name));
  return (
    <Points
      title={title}
      areGains
      items={[
        { id: 'save', ...gains.save },
        { id: 'follow', ...gains.follow },
        { id: 'comment', ...gains.comment },
        ...(names
          ? [{ id: 'newsletters', name: newsletters.name, text: fill(newsletters.text, { names }) }]
          : []),
      ]}
    />
  );
}

/** Accessible name of the column that has a story. */
export const labelOfStory = ({ site }: PageContext, { story }: Surroundings = {}): string => {
  const { reading, today } = BESIDE_TEXTS[site.language];
  return story ? reading : today;
};
