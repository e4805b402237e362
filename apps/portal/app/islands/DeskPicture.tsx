'use client';
import { CALLS, UPLOAD_MIME_TYPES, type UploadDictionary } from '@portal/model';
import { deskPictureSchema } from '@portal/model/newsroom';
import { FileUpload, type UploadItem } from '@portal/ui/file-upload';
import { Stack } from '@portal/ui/layout';
import { TextField } from '@portal/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { smallerPicture } from '../client/readers/smaller-picture';
import { island } from '../declare-island';

export type DeskPictureProps = {
  label: string;
  /** Label of the field of its URL. */
  addressLabel: string;
  /** URL of the current picture. */
  address: string;
  dictionary: UploadDictionary;
  /** Shown if the upload failed. */
  failed: string;
  /** The server's error about the URL. */
  error?: string | undefined;
};

const answerSchema = v.object({ response: deskPictureSchema });

/**
 * Uploads a picture to the newsroom's library.
 * @returns its URL; null if it was rejected
 */
async function sent(file: File): Promise<string | null> {
  const headers = { 'content-type': UPLOAD_MIME_TYPES.image };
  const body = await smallerPicture(file);
  const answer = await fetch(CALLS.deskPictures, { method: 'POST', headers, body }).catch(() => null);
  const read = v.safeParse(answerSchema, await answer?.json().catch(() => null));
  return answer?.ok && read.success ? read.output.response.src : null;
}

/** A picture: uploaded, or by its URL in the library; only the URL is sent with the form. */
function DeskPictureField({ label, addressLabel, address, dictionary, failed, error }: DeskPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [item, setItem] = useState<UploadItem>();
  useEffect(() => setAwake(true), []);
  const preview = item?.preview;
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const setAddress = (src: string) => {
    const field = place.current?.querySelector<HTMLInputElement>('[name=picture]');
    if (!field) return;
    field.value = src;
    // Notifies the stored draft.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    const one = { id: 'picture', name: file.name, size: file.size, preview: URL.createObjectURL(file) };
    setItem({ ...one, status: 'sending' });
    const src = await sent(file);
    setItem(src ? { ...one, status: 'done' } : { ...one, status: 'failed', error: failed });
    if (src) setAddress(src);
  };
  return (
    <div ref={place}>
      <Stack gap="4">
        {isAwake ? (
          <FileUpload
            label={label}
            name="file"
            kinds={['image']}
            dictionary={dictionary}
            items={item ? [item] : []}
            onAdd={([file]) => void send(file)}
            onRemove={() => {
              setItem(undefined);
              setAddress('');
            }}
          />
        ) : null}
        <TextField name="picture" label={addressLabel} defaultValue={address} maxLength={255} error={error} />
      </Stack>
    </div>
  );
}

export default island({ wakes: 'idle', component: DeskPictureField });
