import {
  ARTICLE_FIELD_NAMES,
  ARTICLE_FIELDS,
  type ArticleFieldName,
  fill,
  formatDate,
  pathTo,
  ROUTES,
} from '@portal/model';
import {
  type ArticleFieldsForm,
  CORRECTION_MAX_LENGTH,
  type DeskContent,
  type DeskFront,
  type DeskUser,
  isSameFieldText,
  mayAct,
} from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, dateSettings } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Heading, Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';
import { Fragment, type ReactNode } from 'react';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskTexts, deskView } from './frame';
import { fieldOfMoment, statusLine } from './moments';
import { typeInWords } from './screens/front';
import { PreviewFields } from './screens/previews';
import { PREVIEW_TEXTS } from './texts/previews';

/** Hours for which a story can be pinned; without a number it stays until an editor unpins it. */
const PIN_HOURS = [1, 2, 4, 8, 24, 48] as const;

export type ContentViewProps = {
  user: DeskUser;
  content: DeskContent;
  front: DeskFront;
  /** Confirmation of the last action. */
  done?: string | undefined;
  alert?: string;
  /** Typed text of a rejected correction. */
  typed?: string;
  /** Rejected fields: their typed texts, and those that the form had shown. */
  typedFields?: ArticleFieldsForm;
  /** Typed date that was rejected. */
  typedDate?: string;
  errors?: Readonly<Record<string, string>>;
  status?: number;
};

type PartProps = Pick<ContentViewProps, 'content'> & {
  context: PageContext;
  errors?: ContentViewProps['errors'] | undefined;
};

/** `/redaccio/continguts/:id/`: one article and its editing actions. */
export function deskContentView(context: PageContext, props: ContentViewProps): AccountView {
  const { user, content, front, done, alert, typed = '', status } = props;
  const texts = deskTexts(context).content;
  const mayEdit = mayAct(user.role, 'content.correct');
  return deskView(context, {
    title: content.title,
    path: ROUTES.deskContents,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        <Stack gap="2">
          <Text tone="quiet">{statusLine(context, content)}</Text>
          <Inline gap="4">
            {content.status === 'published' ? (
              <Link href={content.path} variant="standalone">
                {texts.see}
              </Link>
            ) : null}
            <Link href={ROUTES.deskContents} variant="back">
              {texts.all}
            </Link>
          </Inline>
        </Stack>
        {content.isUnreadable ? (
          <Notice variant="warning" locale={context.locale}>
            {texts.unreadable}
          </Notice>
        ) : null}
        {mayEdit ? (
          <>
            {content.status === 'published' ? (
              <Pinning context={context} content={content} front={front} />
            ) : null}
            {content.status === 'scheduled' || content.status === 'draft' ? (
              <Section context={context} content={content} title={PREVIEW_TEXTS[context.site.language].title}>
                <PreviewFields context={context} content={content} />
              </Section>
            ) : null}
            <Corrections context={context} content={content} typed={typed} errors={props.errors} />
            <Fields context={context} {...props} />
            <Dating context={context} content={content} typed={props.typedDate} errors={props.errors} />
            {content.status === 'draft' ? null : <Publication context={context} content={content} />}
          </>
        ) : (
          <CorrectionList context={context} content={content} />
        )}
      </>
    ),
  });
}

type SectionProps = PartProps & { title: string; children: ReactNode };

/** Section whose form is posted to the page itself. */
function Section({ title, content, children }: SectionProps) {
  return (
    <Panel as="section">
      <form method="post" noValidate action={pathTo('deskContent', { id: String(content.id) })}>
        <Stack gap="4">
          <Heading headingLevel={2} size="sm">
            {title}
          </Heading>
          {children}
        </Stack>
      </form>
    </Panel>
  );
}

function Pinning({ context, content, front }: PartProps & Pick<ContentViewProps, 'front'>) {
  const texts = deskTexts(context).content;
  return (
    <Section context={context} content={content} title={texts.pinTitle}>
      <Inline gap="4" align="end">
        <Select
          name="place"
          label={texts.place}
          placeholder={null}
          options={front.modules.map((module, at) => ({
            value: String(module.place),
            label: fill(texts.placeOf, {
              number: String(at + 1),
              // The first item identifies the place: several modules may share a name.
              title: [module.title ?? typeInWords(context, module), module.items[0]?.title]
                .filter(Boolean)
                .join(': '),
            }),
          }))}
        />
        <Select
          name="hours"
          label={texts.hours}
          placeholder={texts.noEnd}
          options={PIN_HOURS.map((hours) => ({
            value: String(hours),
            label: counted(texts.hour, hours, context.locale),
          }))}
        />
        <Button type="submit" name="do" value="pin">
          {texts.pin}
        </Button>
      </Inline>
    </Section>
  );
}

function CorrectionList({ context, content }: PartProps) {
  const texts = deskTexts(context).content;
  return content.corrections.map(({ id, at, text }) => (
    <Stack key={id} gap="1">
      <Text variant="meta" tone="quiet">
        {formatDate(at, 'published', dateSettings(context.locale))}
      </Text>
      <Text variant="summary" dir="auto">
        {text}
      </Text>
      <Inline>
        <Button type="submit" variant="secondary" size="small" name="uncorrect" value={String(id)}>
          {texts.uncorrect}
        </Button>
      </Inline>
    </Stack>
  ));
}

function Corrections({ context, content, typed, errors = {} }: PartProps & { typed: string }) {
  const texts = deskTexts(context).content;
  return (
    <Section context={context} content={content} title={texts.correctionTitle}>
      <Text variant="summary" tone="quiet">
        {texts.correctionText}
      </Text>
      {content.corrections.length ? (
        <CorrectionList context={context} content={content} />
      ) : (
        <Text variant="summary">{texts.noCorrections}</Text>
      )}
      <TextArea
        name="text"
        label={texts.correction}
        limit={CORRECTION_MAX_LENGTH}
        rows={3}
        required
        defaultValue={typed}
        error={errors.text}
        autoFocus={errors.text !== undefined}
      />
      <Inline>
        <Button type="submit" name="do" value="correct">
          {texts.correct}
        </Button>
      </Inline>
    </Section>
  );
}

/** Prefix of the hidden fields with the texts that the form shows. */
export const SHOWN = 'shown.';

/**
 * Text of a field to edit, and the text that counts as shown: what was typed if it was changed and rejected,
 * else the current text.
 */
function fieldIn(
  { content, typedFields, status }: Pick<ContentViewProps, 'content' | 'typedFields' | 'status'>,
  name: ArticleFieldName,
): { value: string; shown: string } {
  const { sent, edited } = content.fields;
  const text = edited[name] ?? sent[name] ?? '';
  const [typed, shown = text] = [typedFields?.fields[name], typedFields?.shown?.[name]];
  if (typed === undefined || isSameFieldText(name, typed, shown)) return { value: text, shown: text };
  // After a conflict the page shows the current text too, so that saving again overwrites it knowingly.
  return { value: typed, shown: status === 409 ? text : shown };
}

/** Optional fields of an article; each hint also says what its newsroom sent, if an editor changed it. */
function Fields({
  context,
  content,
  errors = {},
  ...rest
}: PartProps & Pick<ContentViewProps, 'typedFields' | 'status'>) {
  const texts = deskTexts(context).content;
  const { language } = context.site;
  const { sent, edited } = content.fields;
  return (
    <Section context={context} content={content} title={texts.fieldsTitle}>
      {ARTICLE_FIELD_NAMES.map((name) => {
        const { label, hint, max, place } = ARTICLE_FIELDS[name];
        const Field = place === 'foot' ? TextArea : TextField;
        const original = edited[name] === undefined ? undefined : sent[name];
        const { value, shown } = fieldIn({ content, ...rest }, name);
        return (
          <Fragment key={name}>
            <input type="hidden" name={SHOWN + name} value={shown} />
            <Field
              name={name}
              label={label[language]}
              hint={original ? fill(texts.fieldSent, { text: original }) : hint[language]}
              maxLength={max}
              defaultValue={value}
              error={errors[name]}
              autoFocus={errors[name] !== undefined}
            />
          </Fragment>
        );
      })}
      <Inline>
        <Button type="submit" variant="secondary" name="do" value="fields">
          {texts.saveFields}
        </Button>
      </Inline>
    </Section>
  );
}

function Dating({ context, content, typed, errors = {} }: PartProps & { typed: string | undefined }) {
  const texts = deskTexts(context).content;
  const { timeZone } = context.site;
  return (
    <Section context={context} content={content} title={texts.dateTitle}>
      <Inline gap="4" align="end">
        <TextField
          name="at"
          type="datetime-local"
          label={fill(texts.date, { zone: timeZone })}
          hint={texts.dateHint}
          required
          defaultValue={typed ?? fieldOfMoment(context, content.publishedAt)}
          error={errors.at}
          autoFocus={errors.at !== undefined}
        />
        <Button type="submit" variant="secondary" name="do" value="reschedule">
          {texts.reschedule}
        </Button>
      </Inline>
    </Section>
  );
}

function Publication({ context, content }: PartProps) {
  const texts = deskTexts(context).content;
  const isWithdrawn = content.status === 'withdrawn';
  return (
    <Section context={context} content={content} title={texts.statusTitle}>
      <Text variant="summary" tone="quiet">
        {isWithdrawn ? (content.withdrawnBy === 'newsroom' ? texts.byNewsroom : null) : texts.withdrawText}
      </Text>
      <Inline>
        <Button
          type="submit"
          variant={isWithdrawn ? 'secondary' : 'danger'}
          name="do"
          value={isWithdrawn ? 'restore' : 'withdraw'}
        >
          {isWithdrawn ? texts.restore : texts.withdraw}
        </Button>
      </Inline>
    </Section>
  );
}
