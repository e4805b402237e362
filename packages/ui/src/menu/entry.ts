import type { ReactNode } from 'react';
import type { NativeProps } from '../foundation/props';

type Words = { id: string; text: string; icon?: ReactNode; disabled?: boolean; danger?: boolean };

/** Entry of a menu: an action, a link, a checkable entry, a heading or a separator. */
export type MenuEntry =
  | ({ kind: 'action'; onSelect: () => void } & Words)
  | ({ kind: 'link'; href: string; current?: boolean } & Words)
  /** Can be checked and unchecked; the menu stays open. */
  | ({ kind: 'check'; checked: boolean; onCheckedChange: (checked: boolean) => void } & Words)
  | { kind: 'label'; id: string; text: string }
  | { kind: 'line'; id: string };

/** Alignments of a menu with its trigger. */
export const MENU_ALIGNS = ['start', 'center', 'end'] as const;
/** Alignment of a menu with its trigger: at its start, centre or end. */
export type MenuAlign = (typeof MENU_ALIGNS)[number];

/** Props of `Menu`, those of its panel; a trigger without text needs a `label`. */
export type MenuProps = NativeProps<'div', 'dir' | 'role' | 'children'> & {
  entries: readonly MenuEntry[];
  /** Content of the button, or, with `asChild`, the button itself. */
  trigger: ReactNode;
  /** Makes `trigger` the button: one element that accepts a ref and the props of a native button. */
  asChild?: boolean;
  /** Accessible name of a button without text. */
  label?: string;
  /** Class of the button, in place of the secondary style. */
  triggerClassName?: string;
  align?: MenuAlign;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};
