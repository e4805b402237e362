import sharp from 'sharp';
import type { NewsItem } from '../newsroom/import/item';
import type { Seed } from '../server/seed/seed';

/** A story published an hour before its seeding began. */
const story = (sourceId: string, startedAt: Date): NewsItem => ({
  sourceId,
  type: 'article',
  path: `/societat/${sourceId}/`,
  title: `Story ${sourceId}`,
  body: '<p>Text.</p>',
  sections: [{ slug: 'societat', name: 'Societat' }],
  tags: [],
  authors: [],
  publishedAt: new Date(startedAt.getTime() - 3_600_000),
  listed: true,
  commentsOpen: false,
  lead: { url: `picture:${sourceId}`, alt: 'Un color' },
  comments: [],
});

/** Two related stories and a programme, for the test site. */
export const smallSeed: Seed = {
  name: 'small',
  sites: ['prova'],
  newsroom: async (_, startedAt) => ({
    programmes: [
      {
        slug: 'migdia',
        name: 'Migdia',
        medium: 'radio',
        resume: 'Notícies',
        timetable: 'dl 12:00-13:00',
        schedule: [{ days: [1], start: '12:00', end: '13:00' }],
        picture: { url: 'picture:migdia', alt: 'Un color' },
        html: '<p>Cada dia.</p>',
      },
    ],
    items: [
      { item: story('one', startedAt), related: ['two', 'nowhere'] },
      { item: story('two', startedAt), related: [] },
    ],
  }),
  open: async (url) => ({
    bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
      .withMetadata({ exif: { IFD0: { ImageDescription: url } } })
      .jpeg()
      .toBuffer(),
    mime: 'image/jpeg',
  }),
  forecast: () => null,
  media: { folder: '', playlist: () => null },
};
