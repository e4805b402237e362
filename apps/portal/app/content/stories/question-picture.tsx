'use client';
import { FileUpload, type UploadItem } from '@portal/ui/file-upload';
import { fill, useLocale } from '@portal/ui/locale';
import { type ReactNode, useEffect, useState } from 'react';
import { sendFile } from '../../client/readers/send-file';

/** A file that the server's check did not take. */
class RefusedPicture extends Error {
  override name = 'RefusedPicture';
}

export type QuestionPicture = {
  field: ReactNode;
  /**
   * Sends the picture that was chosen, once, whatever becomes of the question. @returns its id; undefined where none was
   * chosen. @throws Error for one that did not arrive or was refused
   */
  send: (name: string) => Promise<string | undefined>;
  clear: () => void;
};

/** A picture that goes with a question: it waits for the newsroom, as all that readers send. */
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
