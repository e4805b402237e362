'use client';
import { FileUpload, type UploadItem } from '@portal/ui/file-upload';
import { fill, useLocale } from '@portal/ui/locale';
import { type ReactNode, useEffect, useState } from 'react';
import { sendFile } from '../../client/readers/send-file';

/** A file rejected by the server's check. */
class RefusedPicture extends Error {
  override name = 'RefusedPicture';
}

export type QuestionPicture = {
  field: ReactNode;
  /**
   * Sends the selected picture, once, whatever happens to the question.
   * @returns its id; undefined if none was selected.
   * @throws Error if it did not arrive or was rejected
   */
  send: (name: string) => Promise<string | undefined>;
  clear: () => void;
};

/** Picture sent with a question: it waits for the newsroom like all uploads of readers. */
export function useQuestionPicture(contentId: string): QuestionPicture {
  const { ownQuestions: texts, ownFiles } = useLocale('ownQuestions', 'ownFiles').texts;
  const [file, setFile] = useState<File>();
  const [item, setItem] = useState<UploadItem>();
  const [sentId, setSentId] = useState<string>();
  const preview = item?.preview;
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setSentId(undefined);
    if (!chosen) return setItem(undefined);
    const { name, size } = chosen;
    setItem({ id: 'picture', name, size, status: 'waiting', preview: URL.createObjectURL(chosen) });
  };
  const change = (some: Partial<UploadItem>) => setItem((now) => now && { ...now, ...some });
  const send = async (name: string): Promise<string | undefined> => {
    if (!file || sentId) return sentId;
    change({ status: 'sending', sent: 0 });
    try {
      const words = { title: fill(texts.pictureOf, { name }), caption: '', place: '', credit: name };
      const going = await sendFile(file, {
        contentId,
        words,
        onProgress: (sent) => change({ status: 'sending', sent }),
      });
      const own = await going.done;
      if (!own || own.reason) {
        change({ status: 'failed', ...(own?.reason ? { error: ownFiles.reasons[own.reason] } : {}) });
        throw new RefusedPicture();
      }
      change({ status: 'done' });
      setSentId(own.id);
      return own.id;
    } catch (error) {
      change({ status: 'failed' });
      throw error;
    }
  };
  return {
    send,
    clear: () => choose(undefined),
    field: (
      <FileUpload
        label={texts.picture}
        hint={texts.pictureHint}
        name="file"
        kinds={['image']}
        dictionary="digitalInterview"
        items={item ? [item] : []}
        onAdd={([chosen]) => choose(chosen)}
        onRemove={() => choose(undefined)}
      />
    ),
  };
}
