/**
 * @typedef {{ errors?: { message?: string }[] }} Result
 * @typedef {{ status: string, projectName: string, results: Result[] }} Test
 * @typedef {{ title: string, specs?: { title: string, tests: Test[] }[], suites?: Suite[] }} Suite
 */

/**
 * The failures in a report of Playwright's JSON reporter, one for each device that a journey failed on: its title and what was said.
 *
 * @param {{ suites: Suite[] }} report
 */
export function failuresOf(report) {
  /** @type {{ title: string, messages: string[] }[]} */
  const failures = [];
  /** @type {(suite: Suite, titles: string[]) => void} */
  const visit = (suite, titles) => {
    // A spec that several devices walk has the `ok` of the first of them: each test tells its own.
    for (const spec of suite.specs ?? [])
      for (const { status, projectName, results } of spec.tests)
        if (status === 'unexpected' || status === 'flaky')
          failures.push({
            title: [...titles, `${spec.title} (${projectName})`].join(' › '),
            messages: results.flatMap(({ errors }) => errors ?? []).map(({ message }) => message ?? ''),
          });
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  for (const suite of report.suites) visit(suite, [suite.title]);
  return failures;
}
