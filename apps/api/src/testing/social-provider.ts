import type { SocialProvider } from '@portal/model';
import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { PROVIDER_ENDPOINTS } from '../readers/accounts/entry/providers';
import type { SocialSettings } from '../readers/accounts/settings';

/** A local login provider, whose tokens and responses a test can change. */
export class TestProvider {
  /** Claims of the next signed token. */
  claims: Record<string, unknown> = {};
  /** Next response about the user. */
  userInfo: Record<string, unknown> = {};
  /** Modify the next responses; `reset` removes both. */
  onToken: (response: MutableResponse) => void = () => undefined;
  onUserInfo: (response: MutableResponse) => void = () => undefined;

  private readonly server = new OAuth2Server();
  private readonly spent = new Set<string>();
  private made = 0;

  async start(): Promise<void> {
    await this.server.issuer.keys.generate('RS256');
    await this.server.start(0, '127.0.0.1');
    const { service } = this.server;
    service.on('beforeTokenSigning', (token: MutableToken) => {
      Object.assign(token.payload, this.claims);
    });
    service.on('beforeResponse', (response: MutableResponse, request: { body: { code?: string } }) => {
      // A provider accepts a code only once.
      const { code = '' } = request.body;
      if (this.spent.has(code))
        Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } });
      this.spent.add(code);
      this.onToken(response);
    });
    service.on('beforeUserinfo', (response: MutableResponse) => {
      response.body = this.userInfo;
      this.onUserInfo(response);
    });
  }

  async stop(): Promise<void> {
    if (this.server.listening) await this.server.stop();
  }

  /** Runs `work` while the provider is down. */
  async whileDown(work: () => Promise<void>): Promise<void> {
    const { port } = this.server.address();
    const { url } = this.server.issuer;
    await this.server.stop();
    try {
      await work();
    } finally {
      await this.server.start(port, '127.0.0.1');
      this.server.issuer.url = url;
    }
  }

  reset(): void {
    this.onToken = () => undefined;
    this.onUserInfo = () => undefined;
  }

  /** Marks a code as already used. */
  spend(code: string): void {
    this.spent.add(code);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.server.address().port}`;
  }

  get issuer(): string {
    return this.server.issuer.url ?? '';
  }

  /** Login settings that point to this provider. */
  settingsOf(name: SocialProvider): SocialSettings {
    const { jwksUrl, userInfoUrl, ...usual } = PROVIDER_ENDPOINTS[name];
    return {
      clientId: 'portal',
      clientSecret: 'secret',
      endpoints: {
        ...usual,
        issuer: this.issuer,
        authorizationUrl: `${this.origin}/authorize`,
        tokenUrl: `${this.origin}/token`,
        ...(jwksUrl ? { jwksUrl: `${this.origin}/jwks` } : {}),
        ...(userInfoUrl ? { userInfoUrl: `${this.origin}/userinfo` } : {}),
      },
    };
  }

  /**
   * A new user at the provider.
   * @returns their subject
   */
  somebody(over: Record<string, unknown> = {}): string {
    this.made += 1;
    const sub = `subject-${this.made}`;
    this.claims = {
      sub,
      email: `social${this.made}@example.org`,
      email_verified: true,
      name: 'Ada Mas',
      given_name: 'Ada',
      family_name: 'Mas',
      preferred_username: `ada${this.made}`,
      picture: 'https://pictures.example/ada.jpg',
      ...over,
    };
    return sub;
  }
}
