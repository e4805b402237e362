'use client';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import { Switch } from '../switch/Switch';
import * as css from './OfflineSwitch.css';

/**
 * State of offline reading on a device: `cleared` is on, after the reader has deleted the stored pages;
 * `failed` is off, after it could not be turned on; `unsupported` if the browser cannot or must not store
 * pages.
 */
export const OFFLINE_STATUSES = [
  'off',
  'starting',
  'on',
  'cleared',
  'ending',
  'failed',
  'unsupported',
] as const;
/** State of offline reading on a device, as shown by `OfflineSwitch`. */
export type OfflineStatus = (typeof OFFLINE_STATUSES)[number];

const ON: readonly OfflineStatus[] = ['starting', 'on', 'cleared'];
const CHANGING: readonly OfflineStatus[] = ['starting', 'ending'];

/** Props of `OfflineSwitch`: the state of offline reading, and the handler that turns it on and off. */
export type OfflineSwitchProps = { status: OfflineStatus; onChange: (isOn: boolean) => void };

/** Turns offline reading on and off, and shows its state (spec §2). */
export function OfflineSwitch({ status, onChange }: OfflineSwitchProps) {
  const { kept } = useLocale('kept').texts;
  return (
    <div className={css.part} data-part="offline-switch" data-status={status}>
      {status === 'unsupported' ? null : (
        <Switch
          label={kept.keepLabel}
          className={css.toggle}
          checked={ON.includes(status)}
          // Not disabled while it changes: it would lose the focus.
          onCheckedChange={(isOn) => {
            if (!CHANGING.includes(status)) onChange(isOn);
          }}
        />
      )}
      <p className={cx(css.text, textClass.small)} role="status">
        {kept.statuses[status]}
      </p>
    </div>
  );
}
