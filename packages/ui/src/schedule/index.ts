export * from './ScheduleList';
