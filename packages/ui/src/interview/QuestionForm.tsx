'use client';
import { COMMENT_MAX_LENGTH, countCharacters } from '@portal/model';
import { INTERVIEW_LENGTHS } from '@portal/model/participation';
import { type ReactNode, useId, useState } from 'react';
import { CheckedFields, type FormErrors, type FormValues, useAccountForm } from '../account-form/index';
import { Button } from '../button/Button';
import { LoginRequiredDialog } from '../dialog/index';
import { FormAlert } from '../form-alert/FormAlert';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass } from '../foundation/type.css';
import { counted, useLocale } from '../locale/index';
import { TextArea } from '../text-area/TextArea';
import { TextField } from '../text-field/TextField';
import * as css from './Interview.css';

/** `limit` once the reader has asked the maximum number of questions (spec §8). */
export const QUESTION_STATUSES = ['idle', 'waiting', 'failed', 'sent', 'limit'] as const;
/** State of the question form; `limit` when the reader may ask no more (spec §8). */
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

/** Props of `QuestionForm`; logged-out readers get the login dialog (spec §6). */
export type QuestionFormProps = {
  /** URL that the form is posted to without JavaScript. */
  action: string;
  status?: QuestionStatus;
  loggedIn: boolean;
  /** URL to return to after the login. */
  backUrl?: string;
  /** Name of the reader’s account. */
  nick?: string;
  /** Values of `name` and `question`, when the server returns the form or the browser has stored them. */
  values?: FormValues;
  /** Errors that the server found. */
  errors?: FormErrors;
  onSubmit: (question: { name: string; question: string }) => void;
  /** Opens the form again after a question was sent. */
  onAnother?: () => void;
  headingLevel?: HeadingLevel;
  /** Slot for a photo or video: `FileUpload`. */
  children?: ReactNode;
};

/** Form for a question to the guest of a digital interview (spec §2). A failure never loses the text. */
export function QuestionForm(props: QuestionFormProps) {
  const {
    action,
    status = 'idle',
    loggedIn,
    backUrl,
    nick,
    values = {},
    errors: sent,
    onSubmit,
    onAnother,
    headingLevel = 2,
    children,
  } = props;
  const locale = useLocale('askQuestion', 'fields', 'loginRequired', 'dialog');
  const { askQuestion: texts } = locale.texts;
  const [asking, setAsking] = useState(false);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const check = ({ name = '', question = '' }: Readonly<Record<string, string>>): FormErrors => {
    const over = countCharacters(question.trim()) - COMMENT_MAX_LENGTH;
    const errors: Record<string, string> = {};
    const overName = countCharacters(name.trim()) - INTERVIEW_LENGTHS.name;
    if (!name.trim()) errors.name = texts.nameEmpty;
    else if (overName > 0) errors.name = counted(texts.tooLong, overName, locale);
    if (over > 0) errors.question = counted(texts.tooLong, over, locale);
    else if (!question.trim()) errors.question = texts.questionEmpty;
    return errors;
  };
  const { form, alert, errors, faults, fieldId } = useAccountForm({
    action,
    check,
    summary: true,
    labels: { name: texts.name, question: texts.question },
    ...(sent ? { errors: sent } : {}),
    loading: status === 'waiting',
    onSubmit: ({ name = '', question = '' }) =>
      loggedIn ? onSubmit({ name: name.trim(), question: question.trim() }) : setAsking(true),
  });
  return (
    <section className={css.section} aria-labelledby={id} data-part="question-form">
      <Heading id={id} className={headlineClass.md}>
        {texts.title}
      </Heading>
      {status === 'sent' || status === 'limit' ? (
        <>
          <FormAlert variant={status === 'sent' ? 'success' : 'info'}>
            {status === 'sent' ? texts.sent : texts.limit}
          </FormAlert>
          {status === 'sent' && onAnother ? (
            <Button variant="secondary" onClick={onAnother}>
              {texts.another}
            </Button>
          ) : null}
        </>
      ) : (
        <form {...form} className={css.form}>
          {status === 'failed' ? <FormAlert ref={alert}>{texts.failed}</FormAlert> : null}
          <CheckedFields faults={faults} fieldId={fieldId}>
            <TextField
              label={texts.name}
              name="name"
              autoComplete="nickname"
              required
              defaultValue={values.name ?? nick}
              error={errors.name}
            />
            <TextArea
              label={texts.question}
              name="question"
              required
              defaultValue={values.question}
              error={errors.question}
            />
          </CheckedFields>
          {children}
          <div className={css.send}>
            <Button type="submit" loading={status === 'waiting'}>
              {texts.submit}
            </Button>
          </div>
          <LoginRequiredDialog open={asking} onOpenChange={setAsking} backUrl={backUrl} purpose="ask" />
        </form>
      )}
    </section>
  );
}
