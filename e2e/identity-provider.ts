import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { loadSeed } from '@portal/api';

/** The demo's identity provider on its own port, like the real one on another server; it fails on demand. */
export type RunningProvider = {
  /** Address of its script, with a site's key. */
  script: string;
  origin: string;
  /** Base64, for the site's server. */
  secret: string;
  /** Creates an account unless the address has one. */
  enrol: (email: string, password: string) => Promise<void>;
  /** Ends all sessions and deletes all accounts. */
  expire: () => Promise<void>;
  /** Signs with a secret that the site does not know, until reset. */
  signWrongly: (wrongly: boolean) => void;
  /** Sets whether it responds to requests. */
  beReachable: (reachable: boolean) => void;
  stop: () => Promise<void>;
};

const newSecret = () => randomBytes(20).toString('base64');

export async function startIdentityProvider(): Promise<RunningProvider> {
  const { identityProvider } = await loadSeed('@portal/demo');
  if (!identityProvider) throw new Error('the demo has no identity provider');
  const secret = newSecret();
  let key = secret;
  let reachable = true;
  const server = createServer((request, response) => {
    if (!reachable) {
      request.socket.destroy();
      return;
    }
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    provider.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const open = () => identityProvider({ address: `${origin}/`, secret: () => key });
  let provider = await open();
  return {
    script: `${origin}/gigya.js?apiKey=3_journeys`,
    origin,
    secret,
    enrol: async (email, password) => {
      const body = new URLSearchParams({ email, password });
      await fetch(`${origin}/accounts.register`, { method: 'POST', body });
    },
    expire: async () => {
      provider = await open();
    },
    signWrongly: (wrongly) => {
      key = wrongly ? newSecret() : secret;
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
