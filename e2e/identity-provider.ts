import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { identityProviderSdk } from './identity-provider-sdk';

/** A customer-identity provider on this machine: its script, its screens, and signatures as the real one makes them. */
export type RunningProvider = {
  /** Address of its script, with a site's key. */
  script: string;
  origin: string;
  /** Base64, for the site's server. */
  secret: string;
  /** Makes an account. */
  enrol: (email: string, password: string) => void;
  /** Everybody's session there ends. */
  expire: () => void;
  /** By a secret that the site does not know, until it is told otherwise. */
  signWrongly: (wrongly: boolean) => void;
  /** Whether anything of it answers. */
  beReachable: (reachable: boolean) => void;
  stop: () => Promise<void>;
};

const OK = { errorCode: 0 };
const INVALID_LOGIN = { errorCode: 403_042, errorMessage: 'Invalid LoginID' };
const LOGIN_EXISTS = { errorCode: 400_003, errorMessage: 'Unique identifier exists' };
const UNAUTHORIZED_USER = { errorCode: 403_005, errorMessage: 'Unauthorized user' };

export async function startIdentityProvider(): Promise<RunningProvider> {
  const secret = randomBytes(20);
  const users = new Map<string, { uid: string; password: string }>();
  const sessions = new Map<string, string>();
  let key = secret;
  let reachable = true;

  const enrol = (email: string, password: string) => {
    const uid = `_guid_${randomBytes(12).toString('base64url')}=`;
    users.set(email, { uid, password });
    return uid;
  };
  /** An account as it is told to the page: HMAC-SHA1 of time and id. */
  const account = (uid: string) => {
    const signatureTimestamp = String(Math.floor(Date.now() / 1000));
    return {
      ...OK,
      UID: uid,
      UIDSignature: createHmac('sha1', key).update(`${signatureTimestamp}_${uid}`).digest('base64'),
      signatureTimestamp,
      profile: { firstName: 'Mercè' },
    };
  };
  const opened = (uid: string, newUser: boolean) => {
    const token = randomBytes(16).toString('hex');
    sessions.set(token, uid);
    return { ...account(uid), token, newUser };
  };

  const calls: Record<string, (given: URLSearchParams) => object> = {
    '/accounts.login': (given) => {
      const user = users.get(given.get('email') ?? '');
      return user && user.password === given.get('password') ? opened(user.uid, false) : INVALID_LOGIN;
    },
    '/accounts.register': (given) => {
      const email = given.get('email') ?? '';
      return users.has(email) ? LOGIN_EXISTS : opened(enrol(email, given.get('password') ?? ''), true);
    },
    '/accounts.getAccountInfo': (given) => {
      const uid = sessions.get(given.get('token') ?? '');
      return uid ? account(uid) : UNAUTHORIZED_USER;
    },
    '/accounts.logout': (given) => (sessions.delete(given.get('token') ?? '') ? OK : UNAUTHORIZED_USER),
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider');
    if (!reachable) {
      request.socket.destroy();
      return;
    }
    if (pathname === '/js/gigya.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(`(${identityProviderSdk})(${JSON.stringify(origin())})`);
      return;
    }
    const call = calls[pathname];
    const body = call?.(new URLSearchParams(await text(request)));
    response.writeHead(call ? 200 : 404, {
      'content-type': 'application/json',
      'access-control-allow-origin': request.headers.origin ?? '*',
    });
    response.end(JSON.stringify(body ?? {}));
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = () => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  };
  return {
    script: `${origin()}/js/gigya.js?apiKey=3_journeys`,
    origin: origin(),
    secret: secret.toString('base64'),
    enrol,
    expire: () => sessions.clear(),
    signWrongly: (wrongly) => {
      key = wrongly ? randomBytes(20) : secret;
    },
    beReachable: (value) => {
      reachable = value;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
