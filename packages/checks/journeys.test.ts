import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../scripts/journeys.mjs';

/** A journey's result on a device, as Playwright's JSON reporter tells of it. */
const walked = (projectName: string, status: string, ...messages: string[]) => ({
  projectName,
  status,
  results: [{ errors: messages.map((message) => ({ message })) }],
});

describe('failed journeys', () => {
  it('are named with their device, whichever of them failed', () => {
    const report = {
      suites: [
        {
          title: 'gate.spec.ts',
          specs: [
            {
              title: 'opens',
              ok: true,
              tests: [walked('phone', 'expected'), walked('desktop', 'unexpected', 'no button')],
            },
          ],
          suites: [
            {
              title: 'meter',
              specs: [{ title: 'counts', ok: false, tests: [walked('server', 'flaky', 'once', 'twice')] }],
            },
          ],
        },
      ],
    };
    expect(failuresOf(report)).toEqual([
      { title: 'gate.spec.ts › opens (desktop)', messages: ['no button'] },
      { title: 'gate.spec.ts › meter › counts (server)', messages: ['once', 'twice'] },
    ]);
  });
});
