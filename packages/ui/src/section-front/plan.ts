import type { Card } from '@portal/model';
import { pictureOf } from '../card/facts';

/** A part of a section's front under its lead. */
export type SectionBlock = {
  /** `pictures`: one row of cards with their pictures on top; `list`: cards with pictures next to their text. */
  form: 'pictures' | 'list';
  cards: readonly Card[];
  /** Whether the rail stands next to it. */
  isRailed: boolean;
};

/** The places of a section's stories. Each story has one. */
export type SectionPlan = {
  lead: Card | undefined;
  /** Picture stories next to the lead, at most two. */
  seconds: readonly Card[];
  blocks: readonly SectionBlock[];
  /** Opinion in a band of its own. */
  opinion: readonly Card[];
  /** Whether the column next to the lead has room for what readers read most. */
  hasRoomBeside: boolean;
};

const SECONDS = 2;
/** Cards of opinion side by side in a band. A single one stays among the stories. */
const OPINIONS = { least: 2, most: 4 } as const;
/** Cards of a list between two rows of pictures: three lines of two. */
const LISTED = 6;
/** Stories under the lead from which a rail has text next to it for its whole height. */
const RAILED_FROM = 7;

const isOpinion = ({ articleNewsTypeEnum }: Card) => articleNewsTypeEnum === 'opinion';

/** Cards in the next row of pictures: an even number is left for the list of two columns after it. */
const rowOf = (left: number): number => (left === 6 || left % 2 ? 3 : 4);

/** Rows of pictures and lists in turn, in the order of the stories. */
function blocksOf(
  stories: readonly Card[],
  isPictured: (card: Card) => boolean,
): Omit<SectionBlock, 'isRailed'>[] {
  const blocks: Omit<SectionBlock, 'isRailed'>[] = [];
  let left = [...stories];
  while (left.length) {
    const wanted = rowOf(left.length);
    const row = left.filter(isPictured).slice(0, wanted);
    if (left.length < 3 || row.length < wanted) return [...blocks, { form: 'list', cards: left }];
    blocks.push({ form: 'pictures', cards: row });
    left = left.filter((card) => !row.includes(card));
    // Another row of pictures takes the last three; fewer than three more join the list.
    if (left.length < 4) continue;
    const count = left.length - LISTED < 3 ? left.length : LISTED;
    blocks.push({ form: 'list', cards: left.slice(0, count) });
    left = left.slice(count);
  }
  return blocks;
}

/**
 * Arranges a section's stories, newest first, by what they have: the newest with a picture leads, two more
 * stand next to it, rows of pictures and lists follow. Opinion has a band, unless most of the stories are
 * opinion: these need no picture to lead.
 */
export function planSection(cards: readonly Card[]): SectionPlan {
  const opinions = cards.filter(isOpinion);
  const isOpinionPage = opinions.length * 2 > cards.length;
  const isPictured = (card: Card) => isOpinionPage || pictureOf(card) !== undefined;
  const opinion = isOpinionPage || opinions.length < OPINIONS.least ? [] : opinions.slice(0, OPINIONS.most);
  const stories = cards.filter((card) => !opinion.includes(card));
  const lead = stories.find(isPictured) ?? stories[0];
  const others = stories.filter((card) => card !== lead);
  const seconds = others.filter(isPictured).slice(0, SECONDS);
  const rest = others.filter((card) => !seconds.includes(card));
  const blocks = blocksOf(rest, isPictured);
  const railed = rest.length >= RAILED_FROM ? blocks.findIndex(({ form }) => form === 'list') : -1;
  return {
    lead,
    seconds,
    blocks: blocks.map((block, at) => ({ ...block, isRailed: at === railed })),
    opinion,
    hasRoomBeside: lead !== undefined && seconds.length < SECONDS,
  };
}
