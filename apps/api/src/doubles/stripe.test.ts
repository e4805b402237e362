import { afterAll, beforeAll, expect, it } from 'vitest';
import { StripeDouble } from './stripe';

const BACK = 'http://far.localhost:3000/subscripcio/';
let seller: StripeDouble;
beforeAll(async () => {
  seller = await new StripeDouble(() => new Date('2026-03-18T12:00:00Z')).open();
  seller.prices.set('price_a', {
    nickname: 'Anual <b>',
    unit_amount: 6000,
    recurring: { interval: 'year', interval_count: 1 },
  });
});
afterAll(() => seller?.close());

const ask = async (path: string, fields?: Record<string, string>) => {
  const body = fields && new URLSearchParams(fields);
  const answer = await fetch(seller.settings.origin + path, { ...(body ? { method: 'POST', body } : {}) });
  return answer.text();
};
const opened = async (price: string) => {
  const made = await ask('/v1/checkout/sessions', {
    'line_items[0][price]': price,
    'metadata[offer]': 'mensual',
    cancel_url: BACK,
    'subscription_data[metadata][offer]': 'mensual',
    success_url: BACK,
  });
  const { id, url } = JSON.parse(made);
  return { id: String(id), html: await ask(new URL(String(url)).pathname) };
};

it('the checkout page shows the product and its price, and links back to the seller', async () => {
  const { html } = await opened('price_a');
  expect(html.replaceAll('\u00A0', ' ')).toContain('<strong>Anual &lt;b&gt;</strong>: 60,00 € a l’any');
  expect(html).toContain(`<a href="${BACK}">Torna a far.localhost:3000</a>`);
  expect((await opened('price_b')).html).toContain('<strong>mensual</strong>: sense un preu únic');
});

it('the cancellation page shows the product, and links back', async () => {
  const { customer } = seller.pay((await opened('price_a')).id);
  await ask('/v1/billing_portal/sessions', { customer: customer.id, return_url: BACK });
  const html = await ask(`/portal/${customer.id}`);
  expect(html).toContain('<strong>Anual &lt;b&gt;</strong>');
  expect(html).toContain(`<a href="${BACK}">`);
});
