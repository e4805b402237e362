import { isEmail, type SocialProvider } from '@portal/model';
import * as v from 'valibot';

/** A person's identity at a provider. */
export type Identity = {
  provider: string;
  /** The provider's own id: the one part of an identity that never changes. */
  subject: string;
  /** Set only if the provider has verified the address; empty otherwise. */
  verifiedEmail: string;
  nick: string;
  name: string;
  surname: string;
  thumbnailUrl: string;
};

/** Endpoints of a provider, and the scopes to request. */
export type ProviderEndpoints = {
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** OpenID Connect signs the identity; other providers have an endpoint for it. */
  jwksUrl?: string;
  userInfoUrl?: string;
  scope: string;
  /** The callback is a POST from the provider's page. */
  returnsByPost?: boolean;
};

export const PROVIDER_ENDPOINTS: Readonly<Record<SocialProvider, ProviderEndpoints>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    scope: 'openid email profile',
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    authorizationUrl: 'https://appleid.apple.com/auth/authorize',
    tokenUrl: 'https://appleid.apple.com/auth/token',
    jwksUrl: 'https://appleid.apple.com/auth/keys',
    scope: 'openid name email',
    returnsByPost: true,
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorizationUrl: 'https://www.facebook.com/v21.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v21.0/oauth/access_token',
    userInfoUrl: 'https://graph.facebook.com/v21.0/me?fields=id,name,first_name,last_name',
    scope: 'public_profile',
  },
  twitter: {
    issuer: 'https://x.com',
    authorizationUrl: 'https://x.com/i/oauth2/authorize',
    tokenUrl: 'https://api.x.com/2/oauth2/token',
    userInfoUrl: 'https://api.x.com/2/users/me?user.fields=profile_image_url',
    scope: 'users.read tweet.read',
  },
};

/** Characters that no database stores (NUL) or that are invalid (lone surrogates), and line breaks. */
const UNSTORABLE_CHARS = /[\p{Cc}\p{Cs}]/gu;
const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((said) => said.replace(UNSTORABLE_CHARS, '').trim()),
  ),
  '',
);
/** An id is accepted unchanged or not at all: a modified one would be somebody else's. */
const subject = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.check((id) => id !== '' && id.length <= 255 && id.search(UNSTORABLE_CHARS) === -1),
);

/** Claims that an OpenID Connect provider signs. Apple writes its flag as text. */
const claimsSchema = v.object({
  sub: subject,
  email: v.fallback(v.string(), ''),
  email_verified: v.fallback(v.union([v.boolean(), v.literal('true'), v.literal('false')]), false),
  name: text,
  given_name: text,
  family_name: text,
  preferred_username: text,
  picture: text,
});
const facebookSchema = v.object({ id: subject, name: text, first_name: text, last_name: text });
const twitterSchema = v.object({
  data: v.object({ id: subject, name: text, username: text, profile_image_url: text }),
});

/**
 * Extracts an identity from a provider's data.
 * @throws ValiError if there is no id
 */
export function identityOf(provider: SocialProvider, said: unknown): Identity {
  switch (provider) {
    case 'facebook': {
      const { id, name, first_name, last_name } = v.parse(facebookSchema, said);
      return identity(provider, id, { nick: name, name: first_name || name, surname: last_name });
    }
    case 'twitter': {
      const { data } = v.parse(twitterSchema, said);
      return identity(provider, data.id, {
        nick: data.username,
        name: data.name,
        thumbnailUrl: data.profile_image_url,
      });
    }
    case 'google':
    case 'apple': {
      const claims = v.parse(claimsSchema, said);
      const isVerified = claims.email_verified === true || claims.email_verified === 'true';
      return identity(provider, claims.sub, {
        verifiedEmail: isVerified && isEmail(claims.email) ? claims.email : '',
        nick: claims.preferred_username || claims.name || claims.given_name,
        name: claims.given_name || claims.name,
        surname: claims.family_name,
        thumbnailUrl: claims.picture,
      });
    }
  }
}

function identity(
  provider: SocialProvider,
  subjectOf: string,
  known: Partial<Omit<Identity, 'provider' | 'subject'>>,
): Identity {
  const { verifiedEmail = '', nick = '', name = '', surname = '', thumbnailUrl = '' } = known;
  return {
    provider,
    subject: subjectOf,
    verifiedEmail,
    nick,
    name,
    surname,
    // A picture without https is ignored.
    thumbnailUrl: thumbnailUrl.startsWith('https://') ? thumbnailUrl.slice(0, 1024) : '',
  };
}
