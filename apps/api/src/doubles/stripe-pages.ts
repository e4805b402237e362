import type { ServerResponse } from 'node:http';
import { escapeHtml } from '@portal/model';

export type Price = {
  id: string;
  unit_amount: number | null;
  currency: string;
  recurring: { interval: string; interval_count: number };
  tax_behavior: string;
  /** Name that its seller gave it. */
  nickname: string | null;
};

/** Purchase shown on a page, with the link back to the seller. */
export type Shown = {
  price: Price;
  offer: string | undefined;
  back: string | null | undefined;
  /** Seller's text next to the button. */
  note?: string | null;
};

const PERIODS: Readonly<Record<string, string>> = { month: 'al mes', year: 'a l’any' };

/** Formats a price. A price without a single amount has no number. */
function priceInWords({ unit_amount, currency, recurring }: Price): string {
  if (unit_amount === null) return 'sense un preu únic';
  const amount = new Intl.NumberFormat('ca', { style: 'currency', currency }).format(unit_amount / 100);
  return `${amount} ${PERIODS[recurring.interval] ?? ''}`.trim();
}

const shownHtml = ({ price, offer, back, note }: Shown): string =>
  [
    `<p><strong>${escapeHtml(price.nickname ?? offer ?? price.id)}</strong>: ${escapeHtml(priceInWords(price))}</p>`,
    ...(note ? [`<p>${escapeHtml(note)}</p>`] : []),
    ...(back ? [`<p><a href="${escapeHtml(back)}">Torna a ${escapeHtml(new URL(back).host)}</a></p>`] : []),
  ].join('');

/** HTML page with one button. */
export const page = (response: ServerResponse, title: string, button: string, shown?: Shown) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><html lang="ca"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem}button{font:inherit;padding:.6rem 1.2rem}</style>
<main><h1>${title}</h1><p>Un doble de Stripe en aquest ordinador: no es cobra res.</p>${shown ? shownHtml(shown) : ''}<form method="post"><button>${button}</button></form></main></html>`,
  );
