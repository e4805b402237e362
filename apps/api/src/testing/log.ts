import { createLog, type Log } from '../platform/log/log';

/** A log that collects its lines, without timestamps. */
export const logInto = (lines: string[]): Log =>
  createLog({ format: 'text', level: 'info' }, (_, line) => void lines.push(line.replace(/^\S+ /, '')));
