import { ADDRESS_HEADER, HOST_HEADER } from '@portal/api';
import {
  type Accounts,
  type ChildrenCalls,
  type Client,
  createAccounts,
  createChildren,
  createClient,
  createDesk,
  createGifts,
  createInterviews,
  createPolls,
  createPreviews,
  createReactions,
  createSubscriptions,
  createUploads,
  type Desk,
  type GiftCalls,
  type InterviewCalls,
  type PollCalls,
  type PreviewCalls,
  type ReactionCalls,
  type SubscriptionCalls,
  type UploadCalls,
} from '@portal/data';
import type { Context } from 'hono';
import type { Backend } from './backend';

/** Headers of a reader's request that the back end receives, so that a call made for them is as if they had made it. */
const PASSED = ['cookie', 'origin', 'sec-fetch-site', 'user-agent'];

/** Calls on a reader's behalf, or on that of somebody at the desk, and the cookies that came of them. */
export type ReaderCalls = {
  accounts: Accounts;
  children: ChildrenCalls;
  desk: Desk;
  reactions: ReactionCalls;
  polls: PollCalls;
  interviews: InterviewCalls;
  uploads: UploadCalls;
  subscriptions: SubscriptionCalls;
  gifts: GiftCalls;
  previews: PreviewCalls;
  client: Client;
  cookies: string[];
};

/** The host that a reader asked. */
export const hostOf = (request: Request) =>
  (request.headers.get('host') ?? new URL(request.url).host).toLowerCase();

/**
 * Address in the network that a request came from: the connection's own or, behind so many proxies, the one that the
 * outermost of them wrote down. Anybody may have written the entries before it.
 */
export function addressBehind(
  proxies: number,
  own: string | undefined,
  forwardedFor: string | undefined,
): string {
  const connection = own ?? '127.0.0.1';
  if (proxies === 0) return connection;
  const written = forwardedFor?.split(',').map((address) => address.trim()) ?? [];
  return withoutPort(written.at(-proxies) ?? '') || connection;
}

/** An address of which a proxy says the port too, as some do: another one with each connection. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** Address in the network that a request came from. */
export function addressOf({ env, req }: Context, proxies: number): string {
  const { incoming } = Object(env) as { incoming?: { socket?: { remoteAddress?: string } } };
  return addressBehind(proxies, incoming?.socket?.remoteAddress, req.header('x-forwarded-for'));
}

/** A reader's own request, with what the back end has to know of where it came from. */
export function asReader(request: Request, address: string): Request {
  const headers = new Headers(request.headers);
  headers.set(HOST_HEADER, hostOf(request));
  headers.set(ADDRESS_HEADER, address);
  return new Request(request, { headers });
}

/** The headers by which the back end knows whose request it is; what a reader sent under these names is overwritten. */
function readerHeaders(request: Request, address: string): Headers {
  const headers = new Headers();
  for (const name of PASSED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  headers.set(HOST_HEADER, hostOf(request));
  headers.set(ADDRESS_HEADER, address);
  return headers;
}

/** The same client that runs in the browser, over the back end, for pages and forms that need no script. */
export function readerCalls(
  backend: Pick<Backend, 'transport'>,
  origin: string,
  request: Request,
  address: string,
): ReaderCalls {
  const cookies: string[] = [];
  const client = createClient({
    origin,
    transport: async (call, options) => {
      const headers = readerHeaders(request, address);
      for (const name of ['accept', 'content-type']) {
        const value = call.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const body = call.method === 'GET' ? undefined : await call.text();
      const answer = await backend.transport(
        new Request(call.url, {
          method: call.method,
          headers,
          ...(body ? { body } : {}),
        }),
        options,
      );
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    },
  });
  return {
    accounts: createAccounts(client),
    children: createChildren(client),
    desk: createDesk(client),
    reactions: createReactions(client),
    polls: createPolls(client),
    interviews: createInterviews(client),
    uploads: createUploads(client),
    subscriptions: createSubscriptions(client),
    gifts: createGifts(client),
    previews: createPreviews(client),
    client,
    cookies,
  };
}
