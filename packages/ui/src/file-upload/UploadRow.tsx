'use client';
import { uploadPercent } from '@portal/model/participation';
import { Button } from '../button/Button';
import { textClass } from '../foundation/type.css';
import { CheckIcon, CloseIcon, WarningIcon } from '../icon/index';
import { fileSize } from '../locale/fileSize';
import { fill, type Locale, textsOf } from '../locale/locale';
import { Progress } from '../progress/Progress';
import * as css from './FileUpload.css';
import type { UploadItem } from './UploadedFile';

type RowProps = {
  item: UploadItem;
  /** Position among all files: the second of the two counters (spec §4). */
  counter: { done: number; total: number };
  locale: Locale<'upload' | 'progress'>;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
};

/** One file: its name, its progress and its actions. */
export function UploadRow({ item, counter, locale, onRemove, onRetry }: RowProps) {
  const { upload: texts } = textsOf(locale);
  const { id, name, size, status, sent = 0, preview, error } = item;
  return (
    <li className={css.item} data-status={status}>
      {preview ? <img src={preview} alt="" className={css.preview} /> : <span className={css.preview} />}
      <div className={css.itemWords}>
        {status === 'sending' ? (
          <Progress
            label={fill(texts.sending, { name })}
            percent={uploadPercent(sent, size)}
            counter={counter}
            locale={locale}
          />
        ) : (
          <>
            <span className={`${css.name} ${textClass.label}`}>{name}</span>
            <span className={`${css.state} ${textClass.meta}`}>
              {status === 'done' ? (
                <>
                  <CheckIcon /> {texts.done}
                </>
              ) : null}
              {status === 'failed' ? (
                <span className={css.failed}>
                  <WarningIcon /> {error ?? texts.failed}
                </span>
              ) : null}
              {status === 'waiting' ? fileSize(size, locale) : null}
            </span>
          </>
        )}
        {status === 'failed' && onRetry ? (
          <Button size="small" variant="secondary" onClick={() => onRetry(id)}>
            {texts.retry}
          </Button>
        ) : null}
      </div>
      <Button
        variant="plain"
        icon={<CloseIcon size={20} />}
        label={fill(texts.remove, { name })}
        onClick={() => onRemove(id)}
      />
    </li>
  );
}
