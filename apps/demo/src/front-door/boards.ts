import type { SiteFile } from '@portal/api';
import type { CardShape } from '@portal/model';

type Row = SiteFile['boards'][number];
type Plan = Row['columns'][number][number];

/** A card of one content, by its path. */
const card = (shape: CardShape, size: 'xs' | 'sm' | 'md' | 'lg' | 'xl', path: string): Plan => ({
  type: 'card',
  shape,
  size,
  select: { pinned: [path], types: [] },
});
const columns = (...plans: Plan[]): Plan[][] => plans.map((plan) => [plan]);

const RIBERA: readonly Row[] = [
  {
    layout: 'banner',
    title: 'Participa',
    columns: [
      [
        {
          type: 'banner',
          overlay: 'linear',
          text: 'Una selección saldrá en el suplemento del domingo.',
          select: { pinned: ['/pueblos/fotos-lectores-ribera/'] },
        },
      ],
    ],
  },
  {
    layout: '50-50',
    title: 'Once minutos',
    href: '/once-minutos/',
    columns: columns(
      card('horizontal', 'md', '/once-minutos/banquillo-frio-beniataf/'),
      card('horizontal', 'md', '/once-minutos/banquillo-arbitro-de-once-anos/'),
    ),
  },
  {
    layout: '25-25-50',
    title: 'De fiesta',
    href: '/fiestas/',
    columns: columns(
      card('standard', 'sm', '/fiestas/romeria-barca-jucar/'),
      card('standard', 'sm', '/fiestas/feria-del-arroz/'),
      card('overlay', 'lg', '/cultura/certamen-calles-musica/'),
    ),
  },
  {
    layout: 'mosaic-1-4',
    title: 'Con las manos',
    columns: columns(
      card('overlay', 'lg', '/cocina/all-i-pebre-anguila/'),
      card('standard', 'xs', '/cocina/arroz-al-horno-azud/'),
      card('standard', 'xs', '/en-casa/grifo-deja-gotear/'),
      card('standard', 'xs', '/en-casa/persiana-alicantina-cuerda/'),
      card('standard', 'xs', '/cultura/ceramista-entrevista-azul/'),
    ),
  },
  {
    layout: 'five-text-cards',
    title: 'Opinión y participación',
    columns: [
      [
        {
          type: 'five-text-cards',
          select: { types: ['opinion', 'blogpost', 'digitalinterview', 'poll', 'longform'] },
        },
      ],
    ],
  },
  {
    layout: 'masonry',
    title: 'La comarca en imágenes',
    columns: [
      [
        {
          type: 'masonry',
          select: {
            count: 4,
            pinned: [
              '/actualidad/fotos-tormenta-ribera/',
              '/deportes/fotos-trinquete-final/',
              '/actualidad/video-puente-grieta/',
              '/cultura/audio-rio-consuelo/',
            ],
          },
        },
      ],
    ],
  },
];

const ONES: readonly Row[] = [
  {
    layout: 'mosaic-2-3',
    title: 'Música de casa',
    href: '/musica/',
    band: true,
    columns: columns(
      card('overlay', 'md', '/musica/mareses-concert-sencer/'),
      card('overlay', 'md', '/musica/fotos-soterrani-assaig/'),
      card('standard', 'xs', '/musica/enquesta-ultima-nit/'),
      card('standard', 'xs', '/cultura/nit-oberta-fabrica-gel/'),
      card('standard', 'xs', '/cultura/fotos-oients-radio/'),
    ),
  },
  {
    layout: '66-33',
    title: 'Comença per aquí',
    href: '/programes/',
    columns: columns(
      { type: 'programmes', variant: 'slider', medium: 'tv' },
      {
        type: 'carousel',
        variant: 'vertical',
        shape: 'headline',
        select: {
          count: 5,
          pinned: [
            '/cultura/podcast-vaga-gel/',
            '/esports/tercer-temps-derbi-integre/',
            '/infantil/mar-en-una-carmanyola/',
            '/esports/video-gol-orella/',
            '/programes/cuina-barca-musclos/',
          ],
        },
      },
    ),
  },
  {
    layout: '16x6',
    title: 'Acabat de publicar',
    columns: columns(
      card('tile', 'xs', '/infantil/bacora-cap-dotze/'),
      card('tile', 'xs', '/infantil/mar-en-una-carmanyola/'),
      card('tile', 'xs', '/esports/video-gol-orella/'),
      card('tile', 'xs', '/esports/tercer-temps-derbi-integre/'),
      card('tile', 'xs', '/programes/cuina-barca-musclos/'),
      card('tile', 'xs', '/cultura/podcast-vaga-gel/'),
    ),
  },
  {
    layout: '100',
    title: 'Veus de la casa',
    href: '/programes/',
    columns: [[{ type: 'programmes', variant: 'carousel', medium: 'radio' }]],
  },
  {
    layout: '100',
    title: 'Tots els programes',
    href: '/programes/',
    columns: [[{ type: 'programmes', variant: 'mini' }]],
  },
  {
    layout: 'grouper-in-5',
    title: 'Per llegir',
    columns: [[{ type: 'grouper-in-5', select: { types: ['article'] } }]],
  },
];

const FAR: readonly Row[] = [
  {
    layout: '50-25-25',
    title: 'Aquestes últimes hores',
    columns: [
      [
        {
          type: 'cards',
          shape: 'list',
          size: 'sm',
          select: { count: 3, types: ['audio', 'video', 'poll', 'digitalinterview', 'ugcparticipation'] },
        },
      ],
      ...columns(
        card('event', 'sm', '/agenda-cultural/fira-del-llibre-vell/'),
        card('event', 'sm', '/agenda-cultural/concert-cobla-moll/'),
      ),
    ],
  },
];

/** Rows by site that show each layout, card and carousel that the sites' own fronts do without. */
export const DOOR_ROWS: Readonly<Record<string, readonly Row[]>> = { far: FAR, ribera: RIBERA, ones: ONES };

/** The front of a site with these rows over its last one, which goes on for ever. */
export const withDoorRows = ({ alias, boards }: Pick<SiteFile, 'alias' | 'boards'>): SiteFile['boards'] => [
  ...boards.slice(0, -1),
  ...(DOOR_ROWS[alias] ?? []),
  ...boards.slice(-1),
];
