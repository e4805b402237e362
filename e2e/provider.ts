import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';

/** A social provider on this machine that implements the real protocol. Each login is a new person. */
export async function startProvider(): Promise<{ env: Record<string, string>; stop: () => Promise<void> }> {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  const address = `http://127.0.0.1:${provider.address().port}`;
  let comers = 0;
  provider.service.on('beforeTokenSigning', (token: MutableToken) => {
    comers += 1;
    const name = `visita${comers}x${Date.now()}`;
    Object.assign(token.payload, {
      sub: name,
      email: `${name}@example.org`,
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Mas',
      preferred_username: name,
    });
  });
  return {
    env: {
      GOOGLE_CLIENT_ID: 'portal',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: provider.issuer.url ?? address,
      GOOGLE_AUTHORIZATION_URL: `${address}/authorize`,
      GOOGLE_TOKEN_URL: `${address}/token`,
      GOOGLE_JWKS_URL: `${address}/jwks`,
    },
    stop: () => provider.stop(),
  };
}
