import type { CDPSession, Page } from 'playwright/test';

/** As long as nothing is under way, in milliseconds. */
const QUIET = 500;
/** After which what is still under way is told, in milliseconds. */
const PATIENCE = 45_000;

type Pending = { frame: string | undefined; document: string; url: string };

/** What the documents that a page shows have asked for and not yet got. */
class PendingRequests {
  /** Documents by the frame that shows them. */
  private readonly documents = new Map<string, string>();
  private readonly requests = new Map<string, Pending>();

  constructor(session: CDPSession, onChange: () => void) {
    const end = ({ requestId }: { requestId: string }) => {
      if (this.requests.delete(requestId)) onChange();
    };
    session.on('Network.requestWillBeSent', ({ requestId, frameId, loaderId, type, request: { url } }) => {
      // A stream of events goes on as long as its page.
      if (type === 'EventSource') return;
      this.requests.set(requestId, { frame: frameId, document: loaderId, url });
      onChange();
    });
    session.on('Network.loadingFinished', end);
    session.on('Network.loadingFailed', end);
    session.on('Page.frameNavigated', ({ frame }) => {
      this.documents.set(frame.id, frame.loaderId);
      onChange();
    });
    session.on('Page.frameDetached', ({ frameId, reason }) => {
      if (reason === 'swap') return;
      for (const [id, { frame }] of this.requests) if (frame === frameId) this.requests.delete(id);
      onChange();
    });
  }

  /** Of those that are shown now, and of those that are on their way, whose first request bears their own id. */
  get addresses(): string[] {
    return [...this.requests].flatMap(([id, { frame, document, url }]) => {
      const shown = frame === undefined ? undefined : this.documents.get(frame);
      return shown === undefined || document === shown || document === id ? [url] : [];
    });
  }
}

/**
 * Does what loads something, and waits until the page has got all that it asked for and has asked for nothing more for half a second.
 * Playwright's `networkidle` also counts what the document before asked for as it was left, whose end may never be told.
 */
export async function atRest<Result>(page: Page, load: () => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  try {
    let look = () => {};
    const pending = new PendingRequests(session, () => look());
    await Promise.all([session.send('Network.enable'), session.send('Page.enable')]);
    const result = await load();
    await page.waitForLoadState();
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => reject(new Error(`The page still waits for ${pending.addresses.join(', ')}`));
      const patience = setTimeout(giveUp, PATIENCE);
      let quiet: NodeJS.Timeout | undefined;
      const end = () => {
        clearTimeout(patience);
        resolve();
      };
      look = () => {
        clearTimeout(quiet);
        if (pending.addresses.length === 0) quiet = setTimeout(end, QUIET);
      };
      look();
    });
    return result;
  } finally {
    // Not waited for: it may go with its page.
    void session.detach().catch(() => undefined);
  }
}
