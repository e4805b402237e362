import type { CDPSession, Page } from 'playwright/test';

/** Milliseconds without a request after which a page counts as idle. */
const QUIET = 500;
/** Milliseconds after which pending requests are reported as an error. */
const PATIENCE = 45_000;

type Pending = { frame: string | undefined; document: string; url: string };

/** Pending requests of the documents that a page shows. */
class PendingRequests {
  /** Current document of each frame. */
  private readonly documents = new Map<string, string>();
  private readonly requests = new Map<string, Pending>();

  constructor(session: CDPSession, onChange: () => void) {
    const end = ({ requestId }: { requestId: string }) => {
      if (this.requests.delete(requestId)) onChange();
    };
    session.on('Network.requestWillBeSent', ({ requestId, frameId, loaderId, type, request: { url } }) => {
      // An event stream stays open as long as its page.
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

  /**
   * Pending requests of current documents, and of documents being loaded: the first request has the
   * document's id.
   */
  get addresses(): string[] {
    return [...this.requests].flatMap(([id, { frame, document, url }]) => {
      const shown = frame === undefined ? undefined : this.documents.get(frame);
      return shown === undefined || document === shown || document === id ? [url] : [];
    });
  }
}

/**
 * Performs an action that loads something, and waits until the page has no pending request for half a second.
 * Playwright's `networkidle` also counts requests that the previous document left open, whose end may never
 * be reported.
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
    // Not awaited: the session may end with its page.
    void session.detach().catch(() => undefined);
  }
}
