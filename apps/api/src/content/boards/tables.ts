import { FRONT_EDITIONS } from '@portal/model';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database';
import { ofSite } from '../../sites';
import { ofContent } from '../stories';

/** Articles that the desk has pinned at the head of a module of the front page. */
export const frontPins = pgTable(
  'front_pins',
  {
    site: ofSite(),
    contentId: ofContent(),
    /** Place of the module in the front page's plan, from 0. */
    place: integer().notNull(),
    /** Order among the pins of the module. */
    position: integer().notNull(),
    /** When it expires; null until somebody removes it. */
    until: moment(),
  },
  (t) => [primaryKey({ columns: [t.site, t.contentId] }), index('front_pins_content').on(t.contentId)],
);

/** The special edition of a site's front. Its row stays when it has ended. */
export const frontEditions = pgTable('front_editions', {
  site: ofSite().primaryKey(),
  kind: text({ enum: FRONT_EDITIONS }).notNull(),
  startedAt: moment().notNull(),
  endsAt: moment().notNull(),
});

/** A site's alerts: shown once a session to each reader (spec §4), breaking ones over the front page too. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    site: ofSite(),
    title: text().notNull(),
    text: text().notNull(),
    href: text(),
    /** Content of the site that it links to, whose picture it shows. */
    contentId: bigint({ mode: 'number' }),
    isBreaking: boolean().notNull(),
    publishedAt: moment().notNull(),
    /** Set to the present when it is withdrawn. */
    endsAt: moment().notNull(),
  },
  (t) => [index('alerts_ending').on(t.site, t.endsAt)],
);
