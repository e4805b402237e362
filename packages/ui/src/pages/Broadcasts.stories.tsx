import type { Meta, StoryObj } from '@storybook/react-vite';
import azStories from '../a-z-index/AZIndex.stories';
import { AZIndex } from '../a-z-index/index';
import { Button } from '../button/Button';
import { Cards } from '../cards/index';
import { DaySelector } from '../day-selector/DaySelector';
import dayStories from '../day-selector/DaySelector.stories';
import { STORIES } from '../fixtures/cards';
import { FILM } from '../fixtures/film';
import { localeOf } from '../fixtures/locales';
import { CHROMATIC_PAGE_MODES } from '../fixtures/modes';
import { PageFrame } from '../fixtures/PageFrame';
import { PlayIcon } from '../icon/index';
import { ListingHead } from '../listing-head/index';
import { ProgrammeHead } from '../programme-head/ProgrammeHead';
import programmeStories from '../programme-head/ProgrammeHead.stories';
import { ScheduleList } from '../schedule/Schedule';
import scheduleStories from '../schedule/ScheduleList.stories';
import { ShowGrid } from '../show-grid/ShowGrid';
import gridStories from '../show-grid/ShowGrid.stories';
import { ShowNavigation } from '../show-navigation/ShowNavigation';
import navigationStories from '../show-navigation/ShowNavigation.stories';
import { StreamPanel } from '../streams/index';
import streamStories from '../streams/StreamPanel.stories';
import { VideoPlayer } from '../video-player/index';

const locale = localeOf('ca');
const s = STORIES;

/** A broadcaster’s pages, in its own design. */
const meta = {
  title: 'Pages/Broadcasts',
  tags: ['full'],
  parameters: { layout: 'fullscreen', chromatic: { modes: CHROMATIC_PAGE_MODES } },
  globals: { site: 'ones' },
} satisfies Meta;
export default meta;
type StoryOfPage = StoryObj<typeof meta>;

export const Programme: StoryOfPage = {
  tags: ['!full'],
  render: () => (
    <PageFrame paper="radio" path="/programes/">
      <ProgrammeHead
        {...programmeStories.args}
        actions={<Button icon={<PlayIcon />}>Escolta l’últim</Button>}
      />
      <ShowNavigation {...navigationStories.args} />
      <Cards
        cards={[s.notebooks, s.helm, s.library, s.theatre]}
        shape="tile"
        across={4}
        headingLevel={2}
        locale={locale}
      />
    </PageFrame>
  ),
};
export const OnDemand: StoryOfPage = {
  render: () => (
    <PageFrame paper="radio" path="/a-la-carta/">
      <ListingHead locale={locale} title="A la carta" />
      <ShowGrid {...gridStories.args} title="Ràdio" />
      <ShowGrid {...gridStories.args} title="Televisió" />
    </PageFrame>
  ),
};
export const ProgrammesByLetter: StoryOfPage = {
  render: () => (
    <PageFrame paper="radio" path="/programes/">
      <ListingHead locale={locale} title="Programes" />
      <AZIndex {...azStories.args} headingLevel={2} />
    </PageFrame>
  ),
};
export const Guide: StoryOfPage = {
  render: () => (
    <PageFrame paper="radio" path="/programacio/">
      <ListingHead locale={locale} title="Programació" />
      <DaySelector {...dayStories.args} />
      <ScheduleList {...scheduleStories.args} headingLevel={2} />
    </PageFrame>
  ),
};
export const NoSchedule: StoryOfPage = {
  render: () => (
    <PageFrame paper="radio" path="/programacio/">
      <ListingHead locale={locale} title="Programació" />
      <DaySelector {...dayStories.args} />
      <ScheduleList {...scheduleStories.args} shows={[]} />
    </PageFrame>
  ),
};
export const Live: StoryOfPage = {
  render: () => (
    <PageFrame
      paper="radio"
      path="/directe/"
      aside={<StreamPanel {...streamStories.args} currentId="tv" />}
      asideLabel="En directe"
    >
      <ListingHead locale={locale} title="Ones TV, en directe" />
      <VideoPlayer video={FILM} title="Ones TV, en directe" />
    </PageFrame>
  ),
};
