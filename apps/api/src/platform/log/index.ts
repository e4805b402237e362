export {
  createLog,
  describeError,
  LOG_FORMATS,
  LOG_LEVELS,
  type Log,
  type LogSettings,
  silentLog,
} from './log';
