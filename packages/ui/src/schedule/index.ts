export * from './ScheduleGuide';
export * from './ScheduleList';
