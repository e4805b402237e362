'use client';
import { useStore } from '@portal/data/react';
import { loginPath, ROUTES, type UploadDictionary, type UploadKind } from '@portal/model';
import { UPLOAD_CAPTION_MAX_LENGTH, UPLOAD_TITLE_MAX_LENGTH } from '@portal/model/participation';
import { isLoggedIn } from '@portal/model/readers';
import { CheckedFields, type FormErrors, type FormValues, useAccountForm } from '@portal/ui/account-form';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { LoginRequiredDialog } from '@portal/ui/dialog';
import { FileUpload, type UploadItem } from '@portal/ui/file-upload';
import { FormAlert } from '@portal/ui/form-alert';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, fill, useLocale } from '@portal/ui/locale';
import { Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { forgetForm, keepForm } from '../client/islands/kept-form';
import { session, startSession } from '../client/islands/reader';
import { type FileOnItsWay, type SendOptions, sendFile, statusOf } from '../client/readers/send-file';
import { island } from '../declare-island';

export type SendFileIslandProps = {
  contentId: string;
  /** Path of the page, which a login returns to. */
  path: string;
  kinds: readonly UploadKind[];
  dictionary: UploadDictionary;
  /** The site's own size limit for videos, if it has one (spec §9). */
  configuredVideoBytes?: number | undefined;
  /** Texts and errors of a form that was sent without JavaScript and rejected. */
  values?: FormValues;
  errors?: FormErrors;
};

/** State of a form of files: being filled in, being sent, or received by the newsroom. */
type Way = 'writing' | 'sending' | 'sent';

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** Most files of one form. */
const MAX_FILES = 6;

type Chosen = UploadItem & { file: File };

/** The files of the form: they are sent one after the other, with the same texts. */
function useFiles(contentId: string) {
  const { sendFile: texts, ownFiles } = useLocale('sendFile', 'ownFiles').texts;
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  const [way, setWay] = useState<Way>('writing');
  const uploads = useRef(new Map<string, FileOnItsWay>());
  const previews = useRef(new Map<string, string>());
  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, []);
  const change = (id: string, to: Pick<UploadItem, 'status'> & Partial<UploadItem>) =>
    setFiles((all) =>
      all.map((one) => {
        if (one.id !== id) return one;
        const { sent: _, error: __, ...kept } = one;
        return { ...kept, ...to };
      }),
    );

  /** @returns `sent`, or `failed`; `refused` if the others must not follow */
  const sendOne = async (
    { id, file }: Chosen,
    words: SendOptions['words'],
  ): Promise<'sent' | 'failed' | 'refused'> => {
    change(id, { status: 'sending', sent: 0 });
    try {
      const onItsWay = await sendFile(file, {
        contentId,
        words,
        onProgress: (sent) => change(id, { status: 'sending', sent }),
      });
      uploads.current.set(id, onItsWay);
      const own = await onItsWay.done;
      if (own?.reason) {
        const error = fill(ownFiles.reason, { reason: ownFiles.reasons[own.reason] });
        change(id, { status: 'failed', error });
        return 'failed';
      }
      change(id, { status: 'done' });
      return 'sent';
    } catch (error) {
      const isTooOften = statusOf(error) === 429;
      change(id, { status: 'failed', ...(isTooOften ? { error: texts.tooOften } : {}) });
      return isTooOften ? 'refused' : 'failed';
    } finally {
      uploads.current.delete(id);
    }
  };
  const send = async (form: FormData) => {
    const words = {
      title: textIn(form, 'title'),
      caption: textIn(form, 'caption'),
      place: textIn(form, 'place'),
      credit: textIn(form, 'credit'),
    };
    setWay('sending');
    let areAllSent = true;
    for (const chosen of files) {
      if (chosen.status === 'done') continue;
      const outcome = await sendOne(chosen, words);
      areAllSent &&= outcome === 'sent';
      if (outcome === 'refused') break;
    }
    setWay(areAllSent ? 'sent' : 'writing');
  };
  const add = (chosen: readonly File[]) =>
    setFiles((all) => [
      ...all,
      ...chosen.map((file) => {
        const id = crypto.randomUUID();
        const kept: Chosen = { id, file, name: file.name, size: file.size, status: 'waiting' };
        if (!file.type.startsWith('image/')) return kept;
        const preview = URL.createObjectURL(file);
        previews.current.set(id, preview);
        return { ...kept, preview };
      }),
    ]);
  const remove = (id: string) => {
    // A cancelled upload is deleted by the server within a day if it cannot be notified now.
    void uploads.current
      .get(id)
      ?.stop()
      .catch(() => undefined);
    URL.revokeObjectURL(previews.current.get(id) ?? '');
    previews.current.delete(id);
    setFiles((all) => all.filter((one) => one.id !== id));
  };
  const clear = () => {
    for (const { id } of files) remove(id);
    setWay('writing');
  };
  return { files, way, add, remove, clear, send };
}

/** Label of the button: the chosen photos, videos or files that have not been received yet. */
function useSubmitLabel(files: readonly Chosen[]): string {
  const locale = useLocale('sendFile');
  const { sendFile: texts } = locale.texts;
  const left = files.filter(({ status }) => status !== 'done');
  if (!left.length) return texts.submit;
  const areAll = (kind: 'image' | 'video') => left.every(({ file }) => file.type.startsWith(`${kind}/`));
  const words = areAll('image') ? 'submitImages' : areAll('video') ? 'submitVideos' : 'submitFiles';
  return counted(texts[words], left.length, locale);
}

/** Errors in the texts of a file, in the reader's language. */
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

/**
 * The sender's name, or a note that an account is required. Both texts share one cell, so that nothing moves
 * once the session is known.
 */
function Sender({ nick, isKnown, path }: { nick: string | undefined; isKnown: boolean; path: string }) {
  const { sendFile: texts } = useLocale('sendFile').texts;
  const cell = (isShown: boolean) =>
    ({ gridArea: '1 / 1', visibility: isShown ? undefined : 'hidden' }) as const;
  return (
    <div style={{ display: 'grid' }}>
      <Text variant="summary" style={cell(isKnown && nick === undefined)}>
        {texts.login} <Link href={loginPath(path)}>{texts.loginLink}</Link>
      </Text>
      {nick === undefined ? null : (
        <Text variant="summary" style={cell(true)}>
          {fill(texts.sendingAs, { name: nick })}
        </Text>
      )}
    </div>
  );
}

/** The form of a call for pictures: a plain post without JavaScript, chunked with it (spec §4, §9). */
function SendFileIsland({
  contentId,
  path,
  kinds,
  dictionary,
  configuredVideoBytes,
  values = {},
  errors: rejected = {},
}: SendFileIslandProps) {
  const { sendFile: texts } = useLocale('sendFile').texts;
  const { user, status } = useStore(session);
  const { files, way, add, remove, clear, send } = useFiles(contentId);
  const submit = useSubmitLabel(files);
  const [isEmpty, setEmpty] = useState(false);
  const [isLoginOpen, setLoginOpen] = useState(false);
  const [formKey, setFormKey] = useState(0);
  useEffect(() => void startSession(), []);
  const isStranger = !isLoggedIn(user) && status !== 'loading' && status !== 'idle';
  const { form, errors, faults } = useAccountForm({
    summary: true,
    action: ROUTES.uploadForm,
    errors: rejected,
    loading: way === 'sending',
    check: (values) => faultsOf(values, texts),
    onSubmit: () => {
      setEmpty(files.length === 0);
      if (isStranger) setLoginOpen(true);
      else if (files.length && form.ref.current) void send(new FormData(form.ref.current));
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
              clear();
              setFormKey(formKey + 1);
            }}
          >
            {texts.another}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <form {...form} key={formKey} encType="multipart/form-data">
      <Stack gap="4">
        <Sender
          nick={isLoggedIn(user) ? user.nick : undefined}
          isKnown={status !== 'loading' && status !== 'idle'}
          path={path}
        />
        <input type="hidden" name="contentId" value={contentId} />
        <CheckedFields faults={faults}>
          <TextField
            name="title"
            label={texts.name}
            required
            defaultValue={values.title}
            maxLength={UPLOAD_TITLE_MAX_LENGTH}
            error={errors.title}
          />
          <TextArea
            name="caption"
            label={texts.caption}
            defaultValue={values.caption}
            rows={3}
            limit={UPLOAD_CAPTION_MAX_LENGTH}
            maxLength={UPLOAD_CAPTION_MAX_LENGTH}
          />
          <TextField
            name="place"
            label={texts.place}
            defaultValue={values.place}
            maxLength={UPLOAD_TITLE_MAX_LENGTH}
          />
          <TextField
            name="credit"
            label={texts.credit}
            required
            defaultValue={values.credit}
            autoComplete="name"
            maxLength={UPLOAD_TITLE_MAX_LENGTH}
            error={errors.credit}
          />
          <Checkbox
            name="rights"
            value="on"
            label={texts.rights}
            required
            defaultChecked={Boolean(values.rights)}
            error={errors.rights}
          />
          {/* The last field: texts are sent before the bytes. */}
          <FileUpload
            label={kinds.length > 1 ? texts.fileBoth : texts.file}
            hint={texts.safety}
            name="file"
            required
            choose={kinds.length > 1 ? texts.pickBoth : texts.pick}
            max={MAX_FILES}
            items={files}
            dictionary={dictionary}
            kinds={kinds}
            {...(configuredVideoBytes ? { configuredVideoBytes } : {})}
            {...((isEmpty || rejected.file) && !files.length ? { error: texts.choose } : {})}
            onAdd={add}
            onRemove={remove}
            onRetry={() => form.ref.current?.requestSubmit()}
          />
        </CheckedFields>
        <div>
          <Button type="submit" loading={way === 'sending'}>
            {submit}
          </Button>
        </div>
      </Stack>
      <LoginRequiredDialog open={isLoginOpen} onOpenChange={setLoginOpen} backUrl={path} purpose="send" />
    </form>
  );
}

export default island({ wakes: 'visible', component: SendFileIsland });
