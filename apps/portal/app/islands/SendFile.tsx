'use client';
import { useStore } from '@portal/data/react';
import {
  isLoggedIn,
  loginPath,
  ROUTES,
  UPLOAD_CAPTION_MAX_LENGTH,
  UPLOAD_TITLE_MAX_LENGTH,
  type UploadDictionary,
  type UploadKind,
} from '@portal/model';
import { type FormErrors, type FormValues, useAccountForm } from '@portal/ui/account-form';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { LoginRequiredDialog } from '@portal/ui/dialog';
import { FileUpload, type UploadItem } from '@portal/ui/file-upload';
import { FormAlert } from '@portal/ui/form-alert';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { fill, useLocale } from '@portal/ui/locale';
import { Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { island } from '../declare-island';
import { forgetForm, keepForm } from '../waking/kept-form';
import { session, startSession } from '../waking/reader';
import { type FileOnItsWay, sendFile, statusOf } from '../waking/send-file';

export type SendFileIslandProps = {
  contentId: string;
  /** Path of the page, to which a login comes back. */
  path: string;
  kinds: readonly UploadKind[];
  dictionary: UploadDictionary;
};

/** Where a file's way is: being written about, being sent, with the newsroom. */
type Way = 'writing' | 'sending' | 'sent';

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** The state of the form's one file, and what is done with it. */
function useFile(contentId: string) {
  const { sendFile: texts, ownFiles } = useLocale('sendFile', 'ownFiles').texts;
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<string>();
  const [item, setItem] = useState<Pick<UploadItem, 'status' | 'sent' | 'error'>>({ status: 'waiting' });
  const [way, setWay] = useState<Way>('writing');
  const going = useRef<FileOnItsWay | undefined>(undefined);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => {
      setPreview(undefined);
      URL.revokeObjectURL(address);
    };
  }, [file]);

  const send = async (form: FormData) => {
    if (!file) return;
    setWay('sending');
    setItem({ status: 'sending', sent: 0 });
    try {
      const [title, caption, place, credit] = ['title', 'caption', 'place', 'credit'].map((name) =>
        textIn(form, name),
      );
      const words = { title: title ?? '', caption: caption ?? '', place: place ?? '', credit: credit ?? '' };
      going.current = await sendFile(file, {
        ...{ contentId, words },
        onProgress: (sent) => setItem({ status: 'sending', sent }),
      });
      const own = await going.current.done;
      if (own?.reason) {
        setItem({ status: 'failed', error: fill(ownFiles.reason, { reason: ownFiles.reasons[own.reason] }) });
        setWay('writing');
        return;
      }
      setItem({ status: 'done', sent: 0 });
      setWay('sent');
    } catch (error) {
      setItem({ status: 'failed', ...(statusOf(error) === 429 ? { error: texts.tooOften } : {}) });
      setWay('writing');
    }
  };
  const remove = () => {
    // A file that is given up on its way is forgotten by the server within a day if it cannot be told now.
    void going.current?.stop().catch(() => undefined);
    going.current = undefined;
    setFile(undefined);
    setItem({ status: 'waiting' });
    setWay('writing');
  };
  const add = (chosen: File | undefined) => {
    setFile(chosen);
    setItem({ status: 'waiting' });
  };
  const items: UploadItem[] = file
    ? [{ id: 'file', name: file.name, size: file.size, ...item, ...(preview ? { preview } : {}) }]
    : [];
  return { items, way, add, remove, send };
}

/** What is wrong with the words of a file, in the reader's language. */
function faultsOf(
  { title = '', credit = '', rights }: FormValues,
  texts: Readonly<Record<'nameEmpty' | 'creditEmpty' | 'rightsEmpty', string>>,
): FormErrors {
  return {
    ...(title.trim() ? {} : { title: texts.nameEmpty }),
    ...(credit.trim() ? {} : { credit: texts.creditEmpty }),
    ...(rights ? {} : { rights: texts.rightsEmpty }),
  };
}

/** The form of a call for pictures: posted as it is without script, sent in pieces with it (spec §4, §9). */
function SendFileIsland({ contentId, path, kinds, dictionary }: SendFileIslandProps) {
  const { sendFile: texts } = useLocale('sendFile').texts;
  const { user, status } = useStore(session);
  const { items, way, add, remove, send } = useFile(contentId);
  const [isEmpty, setEmpty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(() => void startSession(), []);
  const isStranger = !isLoggedIn(user) && status !== 'loading' && status !== 'idle';
  const { form, errors } = useAccountForm({
    action: ROUTES.uploadForm,
    loading: way === 'sending',
    check: (values) => faultsOf(values, texts),
    onSubmit: () => {
      setEmpty(items.length === 0);
      if (isStranger) setAsking(true);
      else if (items.length && form.ref.current) void send(new FormData(form.ref.current));
    },
  });
  const draft = `portal.send.${contentId}`;
  useEffect(() => {
    if (way === 'sent') forgetForm(draft);
    return form.ref.current ? keepForm(form.ref.current, draft) : undefined;
  }, [draft, form.ref, way]);
  if (way === 'sent')
    return (
      <Stack gap="4">
        <FormAlert variant="success">{texts.sent}</FormAlert>
        <Inline gap="4">
          <Link href={ROUTES.ownUploads} variant="standalone">
            {texts.own}
          </Link>
          <Button
            variant="secondary"
            onClick={() => {
              remove();
              setTimes(times + 1);
            }}
          >
            {texts.another}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <form {...form} key={times} encType="multipart/form-data">
      <Stack gap="4">
        {isStranger ? (
          <Text variant="summary">
            {texts.login} <Link href={loginPath(path)}>{texts.loginLink}</Link>
          </Text>
        ) : null}
        <input type="hidden" name="contentId" value={contentId} />
        <TextField
          name="title"
          label={texts.name}
          required
          maxLength={UPLOAD_TITLE_MAX_LENGTH}
          error={errors.title}
        />
        <TextArea
          name="caption"
          label={texts.caption}
          rows={3}
          limit={UPLOAD_CAPTION_MAX_LENGTH}
          maxLength={UPLOAD_CAPTION_MAX_LENGTH}
        />
        <TextField name="place" label={texts.place} maxLength={UPLOAD_TITLE_MAX_LENGTH} />
        <TextField
          name="credit"
          label={texts.credit}
          required
          autoComplete="name"
          maxLength={UPLOAD_TITLE_MAX_LENGTH}
          error={errors.credit}
        />
        <Checkbox name="rights" value="on" label={texts.rights} required error={errors.rights} />
        {/* The last field: what is written comes before the bytes. */}
        <FileUpload
          label={kinds.length > 1 ? texts.fileBoth : texts.file}
          hint={texts.safety}
          name="file"
          required
          {...{ dictionary, kinds, items }}
          {...(isEmpty && !items.length ? { error: texts.choose } : {})}
          onAdd={([file]) => add(file)}
          onRemove={remove}
          onRetry={() => form.ref.current?.requestSubmit()}
        />
        <div>
          <Button type="submit" loading={way === 'sending'}>
            {texts.submit}
          </Button>
        </div>
      </Stack>
      <LoginRequiredDialog open={isAsking} onOpenChange={setAsking} backUrl={path} />
    </form>
  );
}

export default island({ wakes: 'visible', component: SendFileIsland });
