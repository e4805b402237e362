import type { BrowserContext, TestInfo } from 'playwright/test';

/** Requests and messages of a journey that are told of at most: the last ones say how it failed. */
const MOST_LINES = 60;

/** What pages asked for, and what they said, in the test under way: of those that fail, it is printed. */
const lines: string[] = [];
const underway = new Map<unknown, string>();

const note = (line: string): void => {
  lines.push(`${new Date().toISOString().slice(14, 23)} ${line}`);
  if (lines.length > MOST_LINES) lines.shift();
};

/** Follows a browser's pages and service workers. */
export function followTrail(context: BrowserContext): void {
  context.on('request', (request) => {
    underway.set(request, `${request.method()} ${request.url()}`);
    if (request.isNavigationRequest()) note(`opens ${request.url()}`);
  });
  context.on('requestfinished', (request) => underway.delete(request));
  context.on('requestfailed', (request) => {
    underway.delete(request);
    note(`failed ${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  context.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  context.on('weberror', (fault) => note(`thrown: ${fault.error().stack ?? fault.error().message}`));
}

/** Prints what the pages of a failed test did: runners tell of its last line alone. */
export function reportTrail({ status, expectedStatus, title }: TestInfo): void {
  const hanging = [...underway.values()].map((request) => `no answer yet: ${request}`);
  if (status !== expectedStatus)
    console.error([`Before “${title}” failed:`, ...lines, ...hanging].join('\n  '));
  lines.length = 0;
  underway.clear();
}
