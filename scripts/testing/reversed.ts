import { type RunnerTask, type RunnerTestFile, TestRunner } from 'vitest';

/**
 * Runs the tests of each file from the last to the first. A test that needs one before it, or spoils one after it, passes in one of
 * the two orders and fails in the other.
 */
export default class ReversedRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    for (const file of files) reverse(file.tasks);
  }
}

function reverse(tasks: RunnerTask[]): void {
  tasks.reverse();
  for (const task of tasks) if (task.type === 'suite') reverse(task.tasks);
}
