// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFollowing, followingIn, listeningTo } from './following';
import {
  followingOf,
  keepListening,
  keepOneAfterAnother,
  keptListening,
  wantsOneAfterAnother,
} from './listening';

const programme = { name: 'L’altra riba', url: '/programa/l-altra-riba/' };
const next = {
  id: '7',
  title: 'El molí',
  url: '/cultura/moli/',
  src: '/m.mp3',
  duration: 60,
  picture: '/p.webp',
};
const following = { next, programme };

const pageWith = (props: unknown) => {
  const island = document.createElement('portal-island');
  island.setAttribute('name', 'audio');
  island.setAttribute('props', typeof props === 'string' ? props : JSON.stringify(props));
  const body = document.createElement('div');
  body.append(island);
  return body;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('one after another', () => {
  it('is off until the reader chooses it, and is kept in the browser', () => {
    expect(wantsOneAfterAnother()).toBe(false);
    keepOneAfterAnother(true);
    expect(wantsOneAfterAnother()).toBe(true);
    keepOneAfterAnother(false);
    expect(wantsOneAfterAnother()).toBe(false);
  });
});

describe('what follows', () => {
  it('goes with what is heard from page to page', () => {
    keepListening({ ...listeningTo(next, following), following });
    expect(keptListening()).toMatchObject({ src: '/m.mp3', kicker: 'L’altra riba', time: 0, following });
  });
  it('is unknown for the next one, until its page says it', () => {
    keepListening(listeningTo(next, following));
    expect(keptListening()?.following).toBeUndefined();
  });
  it('is read from the player of a page', () => {
    expect(followingIn(pageWith({ following }))).toEqual(following);
    expect(followingIn(pageWith({ following: { next: null, programme } }))).toEqual({
      next: null,
      programme,
    });
    expect(followingIn(pageWith({}))).toBeNull();
    expect(followingIn(pageWith('{'))).toBeNull();
    expect(followingIn(document.createElement('div'))).toBeNull();
  });
  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '', undefined])(
    'never leads to another site: %s',
    (url) => {
      expect(followingOf({ next: { ...next, url }, programme })?.next).toBeNull();
      expect(followingOf({ next, programme: { ...programme, url } })).toBeNull();
    },
  );
  it('is nothing if its page cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    expect(await fetchFollowing('/a/')).toBeNull();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 410 })));
    expect(await fetchFollowing('/a/')).toBeNull();
    const html = pageWith({ following }).innerHTML;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(html)));
    expect(await fetchFollowing('/a/')).toEqual(following);
  });
});
