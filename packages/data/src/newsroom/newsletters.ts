import { CALLS } from '@portal/model';
import {
  type DeskNewsletter,
  type DeskNewsletters,
  deskNewsletterSchema,
  deskNewslettersSchema,
  type EditionChange,
  type EditionMoment,
  type EditionTarget,
  editionDoneSchema,
  type HandEdition,
} from '@portal/model/newsroom';
import * as v from 'valibot';
import type { Client } from '../client/request';

/**
 * The desk’s calls about newsletters. Each rejects with a RequestError; a returned day is that of the
 * edition.
 */
export type NewsletterDesk = {
  newsletters: () => Promise<DeskNewsletters>;
  /** One newsletter, with the edition of a day, or the next one by default. */
  newsletter: (id: string, day?: string) => Promise<DeskNewsletter>;
  changeEdition: (id: string, change: EditionChange) => Promise<string>;
  scheduleEdition: (id: string, moment: EditionMoment) => Promise<string>;
  cancelEdition: (id: string, edition: EditionTarget) => Promise<string>;
  sendEdition: (id: string, edition: EditionTarget) => Promise<string>;
  composeEdition: (id: string, edition: HandEdition) => Promise<string>;
  /** Sends a future edition to the user alone, as a test. */
  testEdition: (id: string, day: string) => Promise<void>;
};

/** Calls of the desk about newsletters over a client, one method each. */
export function newsletterDesk({ request }: Client): NewsletterDesk {
  const one = (id: string, act?: string) =>
    `${CALLS.deskNewsletters}/${encodeURIComponent(id)}${act ? `/${act}` : ''}`;
  const act = (what: string) => async (id: string, body: unknown) =>
    (await request(one(id, what), editionDoneSchema, { method: 'POST', body })).day;
  return {
    newsletters: () => request(CALLS.deskNewsletters, deskNewslettersSchema),
    newsletter: (id, day) =>
      request(one(id) + (day ? `?${new URLSearchParams({ day })}` : ''), deskNewsletterSchema),
    changeEdition: act('change'),
    scheduleEdition: act('schedule'),
    cancelEdition: act('cancel'),
    sendEdition: act('send'),
    composeEdition: act('compose'),
    testEdition: async (id, day) =>
      void (await request(one(id, 'test'), v.unknown(), { method: 'POST', body: { day } })),
  };
}
