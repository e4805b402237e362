import { ROUTES } from '@portal/model';
import { ADDRESSES, SITES, type SiteAlias } from '../sites';

/** An address that all sites have, or those of the sites that have the type. */
type Places = string | Partial<Record<SiteAlias, string>>;

const ofEach = (kind: keyof (typeof ADDRESSES)[SiteAlias]): Places =>
  Object.fromEntries(SITES.map((site) => [site, ADDRESSES[site][kind]]));

/**
 * Every type of page that readers visit, with one page of each site that has it. All journeys that measure
 * pages use this one list: a new type of page is added here.
 */
export const PAGE_TYPES = {
  front: ROUTES.front,
  section: ofEach('section'),
  tag: ofEach('tag'),
  author: ofEach('author'),
  latest: ROUTES.latest,
  news: {
    far: '/territori/pous-riera-comptadors/',
    ribera: ADDRESSES.ribera.article,
    ones: '/esports/rem-directe-onades/',
  },
  'long read': { far: ADDRESSES.far.article, ribera: '/cultura/familia-que-mide-el-rio/' },
  opinion: { far: '/opinio/banc-tres/', ribera: '/opinion/catorce-kilometros/' },
  'live blog': {
    far: '/territori/temporal-llevant-directe/',
    ribera: '/actualidad/crecida-jucar-directo/',
    ones: '/noticies/temporal-minut-a-minut/',
  },
  gallery: {
    far: '/territori/fotos-temporal-escullera/',
    ribera: '/actualidad/fotos-tormenta-ribera/',
    ones: '/musica/fotos-soterrani-assaig/',
  },
  film: {
    far: '/esports/video-ciaboga-llagut/',
    ribera: '/actualidad/video-puente-grieta/',
    ones: '/esports/video-gol-orella/',
  },
  'film on demand': { ones: ADDRESSES.ones.article },
  '360° video': { far: '/territori/video-mirador-llosa-360/' },
  audio: {
    far: '/cultura/audio-quaderns-faroner/',
    ribera: '/cultura/audio-rio-consuelo/',
    ones: '/cultura/podcast-vaga-gel/',
  },
  recipe: { far: '/cuina/bunyols-de-vent-obrador/', ribera: '/cocina/arroz-al-horno-azud/' },
  'DIY task': { far: '/a-casa/prestatge-caixa-peix/', ribera: '/en-casa/grifo-deja-gotear/' },
  event: {
    far: '/agenda-cultural/fira-del-llibre-vell/',
    ribera: '/fiestas/feria-del-arroz/',
    ones: '/cultura/nit-oberta-fabrica-gel/',
  },
  interview: {
    far: '/politica/ferrater-entrevista-alcaldessa/',
    ribera: '/deportes/entrevista-portera-azud/',
  },
  'digital interview': {
    far: '/territori/neus-aragall-respon/',
    ribera: '/actualidad/arturo-llinares-responde/',
  },
  poll: {
    far: '/territori/enquesta-moll-estiu/',
    ribera: '/actualidad/encuesta-puente-hierro/',
    ones: '/musica/enquesta-ultima-nit/',
  },
  'readers’ pictures': {
    far: '/territori/fotos-lectors-costa/',
    ribera: '/pueblos/fotos-lectores-ribera/',
    ones: '/cultura/fotos-oients-radio/',
  },
  'post of a blog': {
    far: '/peu-de-terme/peu-fita-que-ningu-vol/',
    ribera: '/once-minutos/banquillo-frio-beniataf/',
  },
  'data story': {
    far: '/territori/platja-guixeres-retrocedeix/',
    ribera: '/campo/precio-naranja-campo/',
    ones: '/noticies/pla-escoles-musica-ebre/',
  },
  'section of opinion': { far: '/opinio/', ribera: '/opinion/' },
  'search form': ROUTES.search,
  'search results': `${ROUTES.search}?text=temporal`,
  'search without results': `${ROUTES.search}?text=zzzz`,
  agenda: ROUTES.agenda,
  'month of the archive': ROUTES.archive,
  'day of the archive': ROUTES.archiveToday,
  weather: ROUTES.weather,
  guide: { ones: ROUTES.guide },
  'live channels': { ones: ROUTES.live },
  'live TV': { ones: '/directe/tv/' },
  'live radio': { ones: '/directe/radio/' },
  'on demand': { ones: ROUTES.onDemand },
  programme: { ones: '/programes/cuina-de-barca/' },
  'programmes from A to Z': { ones: ROUTES.programmes },
  children: { ones: '/infantil/' },
  login: { far: ROUTES.login, ribera: ROUTES.login },
  registration: { far: ROUTES.registration, ribera: ROUTES.registration },
  'result of a registration': { far: `${ROUTES.accountOutcome}?que=registered` },
  offers: { far: ROUTES.offers },
  newsletters: { far: ROUTES.subscription, ribera: ROUTES.subscription },
  contact: ROUTES.contact,
  legal: ROUTES.privacy,
  cookies: ROUTES.cookies,
  about: { far: '/qui-som/', ribera: '/quienes-somos/', ones: '/qui-som/' },
  'page that does not exist': '/no-hi-es/',
  offline: ROUTES.offline,
} as const satisfies Record<string, Places>;
export type PageType = keyof typeof PAGE_TYPES;

/** One page of a type on a site. */
export type TypedPage = { readonly type: PageType; readonly site: SiteAlias; readonly address: string };

const addressOf = (places: Places, site: SiteAlias): string | undefined =>
  typeof places === 'string' ? places : places[site];

/** All of them, site by site, so that a journey opens the pages of one site one after another. */
export const TYPED_PAGES: readonly TypedPage[] = SITES.flatMap((site) =>
  (Object.keys(PAGE_TYPES) as PageType[]).flatMap((type) => {
    const address = addressOf(PAGE_TYPES[type], site);
    return address ? [{ type, site, address }] : [];
  }),
);
