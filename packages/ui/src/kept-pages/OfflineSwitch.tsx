'use client';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import { Switch } from '../switch/index';
import * as css from './OfflineSwitch.css';

/**
 * Reading offline on a device: `cleared` is on, after the reader has deleted what was kept; `failed` is off, after it could not be turned
 * on; `unsupported` where the browser cannot keep pages, or may not.
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
/** Reading offline on a device, as `OfflineSwitch` shows it. */
export type OfflineStatus = (typeof OFFLINE_STATUSES)[number];

const ON: readonly OfflineStatus[] = ['starting', 'on', 'cleared'];
const CHANGING: readonly OfflineStatus[] = ['starting', 'ending'];

/** Props of `OfflineSwitch`: whether pages are kept on this device, and what turns that on and off. */
export type OfflineSwitchProps = { status: OfflineStatus; onChange: (isOn: boolean) => void };

/** Turns reading offline on and off, and says which it is (spec §2). */
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
