import type { BrowserContext, TestInfo } from 'playwright/test';

/** Lines kept: the last ones show how a journey failed. */
const MAX_LINES = 60;

/** Requests and console messages of the current test, printed if it fails. */
const trail: string[] = [];
const pending = new Map<unknown, string>();

const note = (line: string): void => {
  trail.push(`${new Date().toISOString().slice(14, 23)} ${line}`);
  if (trail.length > MAX_LINES) trail.shift();
};

/** Records events of a browser's pages and service workers. */
export function followTrail(context: BrowserContext): void {
  context.on('request', (request) => {
    pending.set(request, `${request.method()} ${request.url()}`);
    if (request.isNavigationRequest()) note(`opens ${request.url()}`);
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => {
    pending.delete(request);
    note(`failed ${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  context.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  context.on('weberror', (fault) => note(`thrown: ${fault.error().stack ?? fault.error().message}`));
}

/** Prints the trail of a failed test: the reporter shows only its last line. */
export function reportTrail({ status, expectedStatus, title }: TestInfo): void {
  const unanswered = [...pending.values()].map((request) => `no answer yet: ${request}`);
  if (status !== expectedStatus)
    console.error([`Before “${title}” failed:`, ...trail, ...unanswered].join('\n  '));
  trail.length = 0;
  pending.clear();
}
