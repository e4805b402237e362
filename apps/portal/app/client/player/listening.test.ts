// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { fillBegun } from './begun';
import { begun, followingOf, keptListening } from './listening';

const KEPT = {
  src: '/media/moli.mp3',
  title: 'El molí',
  kicker: 'L’altra riba',
  href: '/cultura/moli/',
  cover: 'https://static.far.example/moli.webp',
  time: 30,
  duration: 60,
};
const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  'moli/',
  '',
  7,
];
const NO_FILES = [
  '//evil.example/a',
  '/\\evil.example/a',
  'javascript:alert(1)',
  'data:text/html,a',
  'mailto:a@b.c',
  'a',
];

const restored = (over: object) => {
  sessionStorage.setItem('portal-listening', JSON.stringify({ ...KEPT, ...over }));
  return keptListening();
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('a recording that is restored', () => {
  it('has its page, its file and its picture', () => {
    expect(restored({})).toMatchObject(KEPT);
    expect(restored({ src: 'https://audio.example/moli.mp3', cover: '' })).toMatchObject({
      src: 'https://audio.example/moli.mp3',
      cover: '',
    });
  });

  it.each(ELSEWHERE)('is none if its page is not of this site: %j', (href) => {
    expect(restored({ href })).toBeNull();
  });

  it.each(NO_FILES)('is none without a file on the web, and has no other picture: %j', (file) => {
    expect(restored({ src: file })).toBeNull();
    expect(restored({ cover: file })?.cover).toBe('');
    const next = { id: '7', title: 'El riu', url: '/cultura/riu/', src: file, picture: file };
    const programme = { name: 'L’altra riba', url: '/programa/l-altra-riba/' };
    expect(followingOf({ next, programme })?.next).toEqual({
      id: '7',
      title: 'El riu',
      url: '/cultura/riu/',
    });
  });

  it.each(ELSEWHERE)('is followed by none of another site: %j', (url) => {
    const next = { id: '7', title: 'El riu', url: '/cultura/riu/' };
    const programme = { name: 'L’altra riba', url: '/programa/l-altra-riba/' };
    expect(followingOf({ next: { ...next, url }, programme })?.next).toBeNull();
    expect(followingOf({ next, programme: { ...programme, url } })).toBeNull();
  });
});

it('the row of begun recordings links only to pages of this site', () => {
  document.body.innerHTML =
    '<div data-part="begun"><template><li><span data-title></span><img alt=""></li></template><ul></ul></div>';
  const list = [
    KEPT,
    ...ELSEWHERE.map((href) => ({ ...KEPT, href })),
    { ...KEPT, href: '/b/', cover: 'data:,a' },
  ];
  localStorage.setItem('portal-listened', JSON.stringify(list));
  fillBegun();
  expect(begun().map(({ href }) => href)).toEqual(['/cultura/moli/', '/b/']);
  const links = Array.from(document.querySelectorAll('li a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(['/cultura/moli/', '/b/']);
  const pictures = Array.from(document.querySelectorAll('li img'), (picture) => picture.getAttribute('src'));
  expect(pictures).toEqual([KEPT.cover, null]);
});
