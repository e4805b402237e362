'use client';
import {
  megabytes,
  UPLOAD_KINDS,
  UPLOAD_MIME_TYPES,
  type UploadDictionary,
  type UploadKind,
  uploadMaxBytes,
} from '@portal/model';
import { useId, useState } from 'react';
import { firstOf } from '../field/Field';
import { Field, type FieldFrameProps } from '../field/index';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { DownloadIcon } from '../icon/index';
import { counted, fill, useLocale } from '../locale/index';
import * as css from './FileUpload.css';
import type { UploadItem } from './UploadedFile';
import { UploadRow } from './UploadRow';

/** Props of `FileUpload`; files over the limits of its `dictionary` are rejected immediately (spec §9). */
export type FileUploadProps = FieldFrameProps & {
  name: string;
  /** Dictionary whose limits apply (spec §9). */
  dictionary: UploadDictionary;
  kinds?: readonly UploadKind[];
  /** The site's own maximum for video, in bytes. */
  configuredVideoBytes?: number;
  /** Label of the button, in place of “Choose a file”. */
  choose?: string;
  /** Maximum number of files. */
  max?: number;
  items?: readonly UploadItem[];
  disabled?: boolean;
  /** Receives the files of a valid kind and size. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
};

/** Reason why a file cannot be sent, if any. */
type Refusal = 'tooLarge' | 'wrongFormat' | 'wrongImage' | 'wrongVideo';

/**
 * Upload of readers' photos and videos: dropped or selected, checked immediately for kind and size (spec §9),
 * each with its progress. In a form without JavaScript it is the browser’s own file field.
 */
export function FileUpload({
  label,
  required,
  hint,
  error,
  className,
  name,
  dictionary,
  kinds = UPLOAD_KINDS,
  configuredVideoBytes,
  choose,
  max = 1,
  items = [],
  disabled = false,
  onAdd,
  onRemove,
  onRetry,
}: FileUploadProps) {
  const locale = useLocale('upload', 'progress', 'fields');
  const { upload: texts } = locale.texts;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const limitsId = useId();
  const wordsId = useId();
  const maxBytes = (kind: UploadKind) => uploadMaxBytes(dictionary, kind, configuredVideoBytes);
  const kindOf = ({ type }: File) => kinds.find((kind) => UPLOAD_MIME_TYPES[kind] === type);
  const refusal = (file: File): Refusal | undefined => {
    const kind = kindOf(file);
    if (!kind) return kinds.length > 1 ? 'wrongFormat' : kinds[0] === 'image' ? 'wrongImage' : 'wrongVideo';
    return file.size > maxBytes(kind) ? 'tooLarge' : undefined;
  };
  const add = (files: readonly File[]) => {
    const right = files.filter((file) => !refusal(file));
    const room = Math.max(0, max - items.length);
    const said = files.flatMap((file) => {
      const why = refusal(file);
      const kind = kindOf(file);
      return why ? [fill(texts[why], { name: file.name, size: kind ? megabytes(maxBytes(kind)) : '' })] : [];
    });
    if (right.length > room) said.push(counted(texts.tooMany, max, locale));
    setRefused(said);
    if (right.length && room) onAdd(right.slice(0, room));
  };
  const full = items.length >= max;
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      className={className}
      error={firstOf(refused) ?? firstOf(error)}
    >
      {(control, labelId) => (
        <div className={css.upload} data-part="file-upload">
          {full ? null : (
            // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an additional way; the input inside works for everyone
            <div
              className={css.zone}
              data-over={over || undefined}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(!disabled);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={(event) => {
                event.preventDefault();
                setOver(false);
                if (!disabled) add([...event.dataTransfer.files]);
              }}
            >
              <DownloadIcon size={28} className={css.sign} />
              <span id={wordsId} className={`${css.words} ${textClass.label}`} aria-hidden="true">
                {choose ?? texts.choose} <span className={css.drop}>{texts.drop}</span>
              </span>
              <span id={limitsId} className={`${css.limits} ${textClass.meta}`}>
                {kinds.map((kind) => fill(texts[kind], { size: megabytes(maxBytes(kind)) })).join(' · ')}
              </span>
              <input
                {...control}
                type="file"
                aria-labelledby={`${labelId} ${wordsId}`}
                name={name}
                accept={kinds.map((kind) => UPLOAD_MIME_TYPES[kind]).join(',')}
                multiple={max > 1}
                disabled={disabled}
                aria-describedby={[limitsId, control['aria-describedby']].filter(Boolean).join(' ')}
                className={css.input}
                onChange={({ target }) => {
                  add([...(target.files ?? [])]);
                  // Allows selecting the same file again after its removal.
                  target.value = '';
                }}
              />
            </div>
          )}
          {items.length ? (
            <ul className={css.items}>
              {items.map((item, at) => (
                <UploadRow
                  key={item.id}
                  item={item}
                  counter={{ done: at + 1, total: items.length }}
                  locale={locale}
                  onRemove={onRemove}
                  onRetry={onRetry}
                />
              ))}
            </ul>
          ) : null}
          <span className={visuallyHidden} role="status">
            {items
              .filter(({ status }) => status === 'done')
              .map(({ name: file }) => `${file}: ${texts.done}`)
              .join('. ')}
          </span>
        </div>
      )}
    </Field>
  );
}
