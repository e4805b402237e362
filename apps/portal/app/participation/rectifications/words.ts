import type { PluralForms, RectificationKind } from '@portal/model';
import type { RectificationCapacity, RectificationParty } from '@portal/model/participation';

type Option = { label: string; hint: string };

/** Strings for the page for requesting a rectification or an update. */
export type RectificationTexts = {
  title: string;
  /** Explains who can request what. */
  intro: string;
  rules: { ask: string; text: string; publish: string; update: string };
  months: PluralForms;
  /** Link to the page about corrections. */
  corrections: string;
  story: { change: string; inTime: string; late: string };
  groups: { story: string; asking: string; text: string };
  /** Which fields under `groups.asking` are published. */
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
  /** How the data of a request is processed; `{publisher}` is the controller. */
  privacy: string;
  submit: string;
  /** The request was not accepted; with and without a contact address. */
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
    /** Shown instead of a deadline if the request came after its term. */
    lateText: string;
    answer: string;
  };
};
