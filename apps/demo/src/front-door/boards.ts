import type { SiteFile } from '@portal/api';
import type { CardShape } from '@portal/model';

type Row = SiteFile['boards'][number];
type Plan = Row['columns'][number][number];

/** Card of one article, by its path. */
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
    title: 'Pregunta y vota',
    columns: columns(
      card('standard', 'sm', '/actualidad/arturo-llinares-responde/'),
      card('standard', 'sm', '/actualidad/alcaldesa-bataller-pregunta/'),
      card('overlay', 'lg', '/actualidad/encuesta-puente-hierro/'),
    ),
  },
  {
    layout: 'mosaic-1-4',
    title: 'Con las manos',
    columns: columns(
      card('overlay', 'lg', '/cultura/ceramista-entrevista-azul/'),
      card('standard', 'xs', '/cocina/all-i-pebre-anguila/'),
      card('standard', 'xs', '/en-casa/grifo-deja-gotear/'),
      card('standard', 'xs', '/en-casa/persiana-alicantina-cuerda/'),
      card('standard', 'xs', '/fiestas/falla-carton-piedra/'),
    ),
  },
  {
    layout: 'masonry',
    title: 'La comarca en imágenes',
    columns: [
      [
        {
          type: 'masonry',
          select: {
            count: 3,
            pinned: [
              '/actualidad/fotos-tormenta-ribera/',
              '/campo/cabras-contra-el-fuego/',
              '/once-minutos/banquillo-utillero-cuarenta-anos/',
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
      card('overlay', 'md', '/musica/tenora-sintetitzador/'),
      card('overlay', 'md', '/musica/fotos-soterrani-assaig/'),
      card('standard', 'xs', '/musica/enquesta-ultima-nit/'),
      card('standard', 'xs', '/cultura/fotos-oients-radio/'),
      card('event', 'sm', '/cultura/nit-oberta-fabrica-gel/'),
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
        shape: 'horizontal',
        select: {
          count: 3,
          pinned: [
            '/programes/bon-dia-marinada-vint-anys/',
            '/infantil/bacora-cartes-resposta/',
            '/programes/la-placa-gran-torna/',
          ],
        },
      },
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
];

const FAR: readonly Row[] = [
  {
    layout: '50-25-25',
    title: 'Mira, escolta i participa',
    columns: [
      [
        {
          type: 'cards',
          shape: 'list',
          size: 'sm',
          select: { count: 3, types: ['audio', 'video', 'photogallery', 'poll', 'digitalinterview'] },
        },
      ],
      ...columns(
        card('standard', 'sm', '/territori/fotos-lectors-costa/'),
        card('standard', 'sm', '/cultura/cineclub-conill-placa/'),
      ),
    ],
  },
  {
    layout: '16x6',
    title: 'Per fer amb calma',
    columns: columns(
      card('tile', 'xs', '/peu-de-terme/peu-fita-que-ningu-vol/'),
      card('tile', 'xs', '/a-casa/prestatge-caixa-peix/'),
      card('tile', 'xs', '/peu-de-terme/peu-riu-mala-frontera/'),
      card('tile', 'xs', '/a-casa/finestra-que-xiula/'),
      card('tile', 'xs', '/cuina/bunyols-de-vent-obrador/'),
      card('tile', 'xs', '/peu-de-terme/peu-cami-dels-tres-noms/'),
    ),
  },
  {
    layout: 'five-text-cards',
    title: 'Per llegir sense pressa',
    columns: [[{ type: 'five-text-cards', select: { types: ['opinion', 'article', 'photogallery'] } }]],
  },
];

/** Rows by site that show every layout, card and carousel missing from the sites' own fronts. */
export const DOOR_ROWS: Readonly<Record<string, readonly Row[]>> = { far: FAR, ribera: RIBERA, ones: ONES };

/** Front of a site with these rows above its last one, which is endless. */
export const withDoorRows = ({ alias, boards }: Pick<SiteFile, 'alias' | 'boards'>): SiteFile['boards'] => [
  ...boards.slice(0, -1),
  ...(DOOR_ROWS[alias] ?? []),
  ...boards.slice(-1),
];
