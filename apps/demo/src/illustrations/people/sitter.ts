import type { Chance } from '../chance';

const HAIRSTYLES = ['crop', 'quiff', 'bob', 'long', 'curls', 'bun', 'bald', 'ponytail'] as const;
const GARMENTS = ['blazer', 'turtleneck', 'shirt', 'checks', 'raincoat', 'tracksuit', 'jumper'] as const;
const EXTRAS = ['none', 'scarf', 'headphones', 'cap', 'microphone'] as const;
const BACKDROPS = ['rings', 'shelf', 'records', 'leaves', 'window', 'rays', 'hills', 'arch'] as const;

const SKINS = ['#f3cba8', '#ecb98f', '#d89c6e', '#b5774a', '#8a5535', '#6a3f28'] as const;
const HAIRS = [
  '#2a1d1a',
  '#3f2a20',
  '#6f432a',
  '#a56f3c',
  '#c99a57',
  '#9a9792',
  '#d9d5cc',
  '#8c3f2a',
] as const;
const CLOTHS = [
  '#27374d',
  '#7a2f3a',
  '#2f6b62',
  '#d8a23e',
  '#e9dfc9',
  '#5a4a6a',
  '#c9573c',
  '#6f8a5a',
  '#3a3a40',
] as const;
const GROUNDS = [
  '#2f7f86',
  '#e0a63c',
  '#e0705a',
  '#9bb58f',
  '#2f4a78',
  '#7a4a6c',
  '#ecd3a6',
  '#94c3cf',
  '#c98a5a',
  '#d9a7a0',
] as const;

/** Appearance of a sitter; the same in every pose. */
export interface Sitter {
  hairstyle: (typeof HAIRSTYLES)[number];
  garment: (typeof GARMENTS)[number];
  extra: (typeof EXTRAS)[number];
  backdrop: (typeof BACKDROPS)[number];
  glasses: 'none' | 'round' | 'square';
  beard: 'none' | 'short' | 'full' | 'moustache';
  smile: boolean;
  earrings: boolean;
  skin: string;
  hair: string;
  cloth: string;
  under: string;
  ground: string;
  /** Width of the jaw, about 0.7 to 0.9 of the face. */
  jaw: number;
}

/** Sitter for this seed. */
export function sitterFor(chance: Chance): Sitter {
  const soft = chance.flip();
  const hairstyle = soft
    ? chance.pick(['bob', 'long', 'curls', 'bun', 'ponytail', 'crop'] as const)
    : chance.pick(['crop', 'quiff', 'curls', 'bald', 'crop', 'quiff'] as const);
  const skin = chance.pick(SKINS);
  const dark = skin === '#8a5535' || skin === '#6a3f28';
  const ground = chance.pick(GROUNDS);
  const cloth = chance.pick(CLOTHS);
  return {
    hairstyle,
    garment: chance.flip(0.5) ? chance.pick(['blazer', 'shirt', 'jumper'] as const) : chance.pick(GARMENTS),
    extra: chance.flip(0.7) ? 'none' : chance.pick(EXTRAS),
    backdrop: chance.pick(BACKDROPS),
    glasses: chance.flip(0.38) ? chance.pick(['round', 'square'] as const) : 'none',
    beard: soft ? 'none' : chance.pick(['none', 'short', 'full', 'moustache', 'none'] as const),
    smile: chance.flip(0.55),
    earrings: soft && chance.flip(0.6),
    skin,
    hair: dark ? chance.pick(['#1d1614', '#2a1d1a', '#9a9792']) : chance.pick(HAIRS),
    cloth,
    under: cloth === '#e9dfc9' ? '#2f4a5a' : '#f1e8d6',
    ground,
    jaw: soft ? chance.range(0.68, 0.76) : chance.range(0.78, 0.9),
  };
}

/** A person at work, without accessories of a portrait. */
export function workerFor(chance: Chance): Sitter {
  const sitter = sitterFor(chance);
  return { ...sitter, extra: 'none', garment: sitter.garment === 'raincoat' ? 'shirt' : sitter.garment };
}
