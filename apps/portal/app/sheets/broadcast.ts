/** What a broadcaster's pages draw, with what they play. */
export * as audio from '../islands/AudioIsland';
export * as programmeIndex from '../islands/ProgrammeIndexIsland';
export * as schedule from '../islands/ScheduleIsland';
export * as streams from '../islands/StreamsIsland';
export * as video from '../islands/VideoIsland';
export * as guide from '../pages/guide';
export * as live from '../pages/live';
export * as onDemand from '../pages/on-demand';
export * as programmes from '../pages/programmes';
export * as showSearch from '../show-search';
