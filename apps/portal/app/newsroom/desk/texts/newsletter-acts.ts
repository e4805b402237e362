import { inEveryLanguage, type Language } from '@portal/model';
import type { DeskAct } from '@portal/model/newsroom';

type Act = Extract<DeskAct, `${'newsletter' | 'poll'}.${string}`>;

/** Actions on newsletters and polls, as the log words them. */
export const NEWSLETTER_AND_POLL_ACTS: Readonly<Record<Language, Readonly<Record<Act, string>>>> =
  inEveryLanguage({
    ca: {
      'newsletter.compose': 'compon una edició d’un butlletí',
      'newsletter.change': 'canvia una edició d’un butlletí',
      'newsletter.schedule': 'programa una edició d’un butlletí',
      'newsletter.cancel': 'cancel·la una edició d’un butlletí',
      'newsletter.send': 'envia una edició d’un butlletí',
      'newsletter.test': 's’envia una prova d’un butlletí',
      'poll.create': 'crea una enquesta',
      'poll.change': 'canvia una enquesta',
      'poll.close': 'tanca una enquesta',
      'poll.reopen': 'torna a obrir una enquesta',
    },
    es: {
      'newsletter.compose': 'compone una edición de un boletín',
      'newsletter.change': 'cambia una edición de un boletín',
      'newsletter.schedule': 'programa una edición de un boletín',
      'newsletter.cancel': 'cancela una edición de un boletín',
      'newsletter.send': 'envía una edición de un boletín',
      'newsletter.test': 'se envía una prueba de un boletín',
      'poll.create': 'crea una encuesta',
      'poll.change': 'cambia una encuesta',
      'poll.close': 'cierra una encuesta',
      'poll.reopen': 'vuelve a abrir una encuesta',
    },
    en: {
      'newsletter.compose': 'composes an edition of a newsletter',
      'newsletter.change': 'changes an edition of a newsletter',
      'newsletter.schedule': 'schedules an edition of a newsletter',
      'newsletter.cancel': 'cancels an edition of a newsletter',
      'newsletter.send': 'sends an edition of a newsletter',
      'newsletter.test': 'sends themselves a test of a newsletter',
      'poll.create': 'creates a poll',
      'poll.change': 'changes a poll',
      'poll.close': 'closes a poll',
      'poll.reopen': 'opens a poll again',
    },
  });
