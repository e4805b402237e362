import type { PluralForms, RectificationKind } from '@portal/model';
import type { RectificationCapacity, RectificationParty } from '@portal/model/participation';

type Option = { label: string; hint: string };

/** Texts of the page where a rectification or an update is asked for. */
export type RectificationTexts = {
  title: string;
  /** What may be asked for, and by whom. */
  intro: string;
  rules: { ask: string; text: string; publish: string; update: string };
  months: PluralForms;
  /** Way to the page that says the same of corrections. */
  corrections: string;
  story: { change: string; inTime: string; late: string };
  groups: { story: string; asking: string; text: string };
  /** What is published of what stands under `groups.asking`. */
  whatOfAsking: string;
  labels: {
    story: string;
    kind: string;
    party: string;
    partyKind: string;
    name: string;
    email: string;
    capacity: string;
    facts: string;
    text: string;
    evidence: string;
  };
  hints: { story: string; facts: string; text: string; evidence: string };
  kinds: Record<RectificationKind, Option>;
  parties: Record<RectificationParty, string>;
  capacities: Record<RectificationCapacity, string>;
  faults: { story: string; evidence: string };
  /** What is done with the data of a request; `{publisher}` answers for them. */
  privacy: string;
  submit: string;
  /** It was not taken; with and without an address to write to. */
  failed: string;
  failedWrite: string;
  done: {
    title: string;
    keep: string;
    reference: string;
    story: string;
    received: string;
    due: Record<RectificationKind, string>;
    dueTexts: Record<RectificationKind, string>;
    /** In the place of a deadline, where the request came after its term. */
    lateText: string;
    answer: string;
  };
};
