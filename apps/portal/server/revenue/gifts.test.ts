import { type GiftCalls, RequestError } from '@portal/data';
import { failureOf } from '@portal/model';
import type { OpenedGift } from '@portal/model/revenue';
import { expect, it, vi } from 'vitest';
import { hasGiftEnded } from './gifts';

const PATH = '/politica/tancat/';

/** Calls `hasGiftEnded` with a gift cookie; the stub answers what the back end would say of its token. */
const askedWith = (cookie: string, told: () => Promise<OpenedGift>) => {
  const open = vi.fn<GiftCalls['open']>(told);
  const request = new Request('https://prova.example/perfil/lectura/', { headers: { cookie } });
  return { answer: hasGiftEnded({ request, gifts: { open } }, PATH), open };
};
const refusedWith = (status: number) => () =>
  Promise.reject(new RequestError('requestFailed', failureOf(status)));

it.each([
  ['one that was read by all who may', PATH, false, true],
  ['one that is open', PATH, true, false],
  ['one of another text', '/politica/altre/', false, false],
])('says of %s whether it has ended here', async (_, url, isOpen, hasEnded) => {
  const { answer, open } = askedWith('device=x; gift=abc', async () => ({ url, isOpen }));
  expect(await answer).toBe(hasEnded);
  expect(open).toHaveBeenCalledExactlyOnceWith('abc');
});

it('asks nothing of a browser that followed no link', async () => {
  const { answer, open } = askedWith('device=x; gift=', async () => ({ url: PATH, isOpen: false }));
  expect(await answer).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

it.each([400, 404])('ignores a token of no gift (%d)', async (status) => {
  expect(await askedWith('gift=abc', refusedWith(status)).answer).toBe(false);
});

it('fails where the back end does', async () => {
  await expect(askedWith('gift=abc', refusedWith(503)).answer).rejects.toThrow(RequestError);
});
