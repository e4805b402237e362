import { createLog, type Log } from '../log';

/** A log that keeps its lines, without their times. */
export const logInto = (lines: string[]): Log =>
  createLog({ format: 'text', level: 'info' }, (_, line) => void lines.push(line.replace(/^\S+ /, '')));
