import { expect as baseExpect } from 'playwright/test';
import { StripeDouble } from '../../apps/api/src/doubles/stripe';
import { publisherTag } from '../publisher-tag';
import { siteFile, startOwnPortal } from './own-portal';
import { ask, test as base } from './pages-seen';

export const expect = baseExpect.configure({ timeout: 15_000 });

export const WORDS = {
  far: {
    title: 'Com vols llegir El Far?',
    yes: 'Accepta i llegeix de franc',
    pay: 'Llegeix sense publicitat que et segueixi, per 6 € al mes',
    choose: 'Tria un per un',
    save: 'Desa el que he triat',
    no: 'Rebutja-ho tot',
    chosen: 'Hem desat el que has triat.',
    refusing: 'Si no acceptes la publicitat, per llegir cal la subscripció.',
    login: 'Ja tinc una subscripció: inicia la sessió',
    goOn: 'Torna on eres',
    checkout: 'Subscriu-t’hi amb obligació de pagament: «Mensual»',
    open: 'Preferències de galetes',
    ads: 'Publicitat personalitzada',
  },
  ribera: {
    title: '¿Cómo quieres leer Ribera Diario?',
    yes: 'Aceptar y leer gratis',
    pay: 'Lee sin publicidad que te siga, por 6 € al mes',
    choose: 'Elegir uno por uno',
    save: 'Guardar lo elegido',
    no: 'Rechazar todo',
    chosen: 'Hemos guardado lo que has elegido.',
    refusing: 'Si no aceptas la publicidad, para leer hace falta la suscripción.',
    login: 'Ya tengo una suscripción: iniciar sesión',
    goOn: 'Volver a donde estabas',
    checkout: 'Suscribirse con obligación de pago: «Mensual»',
    open: 'Preferencias de cookies',
    ads: 'Publicidad personalizada',
  },
} as const;
type Site = keyof typeof WORDS;

const position = (id: string) =>
  `{ id: ${id}-top, slotType: display, adUnitCode: ${id}/top, sizes: "[[320,50]]", minimumReservedHeightDesktop: 50, minimumReservedHeightMobile: 50, closeButton: false }`;
const AD_MAPS = `adMaps:
${['desktop', 'mobile'].map((id) => `  ${id}: { networkCode: "1234", segmentation: {}, positions: { top: [${position(id)}] } }\n`).join('')}ads:
  gpt: { refreshSeconds: 30 }
`;
const PAYWALL = `paywall:
  monthly: 3
  version: una
  offerUrl: /subscripcio/
  offers:
    - { id: mensual, name: Mensual, price: 600, period: month, stripePrice: price_mensual }
  versions:
    - { id: una, messages: [], shown: {} }
`;
const CONSENT = `consent:
  version: 1
  orPay: { offer: mensual, free: [/cultura/] }
  partners:
    - { name: Anuncis SL, purpose: ads, policy: "https://ads.example/" }
    - { name: Comptador SL, purpose: analytics, policy: "https://stats.example/" }
`;

/**
 * The site's own file, with consent or payment. It is the default site: the payment provider knows it by its
 * alias only.
 */
async function siteFiles(site: Site): Promise<Record<string, string>> {
  const text = (await siteFile(site)).replace(
    /^hosts:.*\n(?!isDefault)/m,
    (hosts) => `${hosts}isDefault: true\n`,
  );
  const asking = text.replace('consent:\n  version: 1\n  partners:\n', CONSENT);
  const selling = asking.includes('\npaywall:') ? asking : `${asking}\n${PAYWALL}`;
  return {
    'far.yaml': (await siteFile('far')).replace('isDefault: true\n', ''),
    [`${site}.yaml`]: selling.replace('adMaps: {}\nads:\n', AD_MAPS),
  };
}

type Fixtures = {
  words: (typeof WORDS)[Site];
  /** Requests to the ad server and other third parties. */
  foreign: string[];
};
type Worker = {
  running: { site: Site; port: number };
};

/** A portal with the demo newsroom, one of whose sites asks for consent to advertising or payment. */
export const test = base.extend<
  Fixtures & {
    site: Site;
    url: (address?: string) => string;
    portal: Parameters<typeof import('./account').loggedIn>[1];
  },
  Worker
>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use, { project }) => {
      const site = project.name === 'phone' ? 'far' : 'ribera';
      const stripe = await new StripeDouble(() => new Date()).open();
      const portal = await startOwnPortal({
        siteFiles: await siteFiles(site),
        isSeeded: true,
        env: { ...stripe.env, PORTAL_DEMO: 'off', PORTAL_LIMITS: 'off' },
      });
      stripe.webhook = {
        url: `http://127.0.0.1:${portal.port}/api/webhooks/entitlements/stripe`,
        host: `${site}.localhost:${portal.port}`,
      };
      await use({ site, port: portal.port });
      await portal.end();
      await stripe.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ running }, use) => use(running.site),
  words: async ({ site }, use) => use(WORDS[site]),
  portal: async ({ running: { port } }, use) =>
    use({
      url: (site, address = '/') => `http://${site}.localhost:${port}${address}`,
      // The only site of this portal.
      ask: (_site, address, headers) => ask(port, 'localhost', address, headers),
    }),
  url: async ({ site, portal }, use) => use((address = '/') => portal.url(site, address)),
  foreign: [
    async ({ context }, use) => {
      await publisherTag(context, 'filled');
      const foreign: string[] = [];
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        const isOwn = hostname.endsWith('.localhost') || hostname === '127.0.0.1';
        if (protocol.startsWith('http') && !isOwn) foreign.push(hostname);
      });
      await use(foreign);
    },
    { auto: true },
  ],
});
