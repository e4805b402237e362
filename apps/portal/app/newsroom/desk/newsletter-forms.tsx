import { dayOf, endpointPath, fill, ROUTES } from '@portal/model';
import {
  type DeskNewsletter,
  type DeskUser,
  EDITION_MAX_CONTENTS,
  EDITION_SUBJECT_LENGTH,
  EMAIL_DESK_ENDPOINTS,
  type EmailCounts,
  NEWSLETTER_SOURCES,
} from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Disclosure } from '@portal/ui/disclosure';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Heading, Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import type { PageContext } from '../../page';
import { fieldOfMoment, momentInWords } from './moments';
import { WholeDates } from './queue';

import { NEWSLETTER_DESK_TEXTS } from './texts/newsletters';

type Edition = NonNullable<DeskNewsletter['edition']>;
type FormProps = NewsletterViewProps & { context: PageContext };
type EditionProps = FormProps & { edition: Edition };

const textsOf = ({ site }: Pick<PageContext, 'site'>) => NEWSLETTER_DESK_TEXTS[site.language];

const isToday = ({ site, locale }: PageContext, day: string): boolean =>
  day === dayOf(locale.now, site.timeZone);

/** Whether anybody has received today's edition; until then another may replace it. */
const wentToday = (context: PageContext, { sent }: Pick<DeskNewsletter, 'sent'>): boolean =>
  sent.some(({ day, counts }) => isToday(context, day) && emailsOf(counts) > 0);

/** Values the editor saw: detects a concurrent change, and separates typed values from stored ones. */
function Seen({ context, edition: { version, subject, pieces, at } }: EditionProps) {
  const left = pieces.flatMap(({ id, isOut }) => (isOut ? [id] : []));
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="knownSubject" value={subject ?? ''} />
      <input type="hidden" name="knownOut" value={left.join()} />
      <input type="hidden" name="knownAt" value={fieldOfMoment(context, at)} />
    </>
  );
}

/**
 * Next edition: its stories, preview and sending time. It is one form, so that no button loses typed values;
 * its first button saves, because the Enter key presses it.
 */
export function EditionForms(props: EditionProps) {
  const { context, edition, newsletter, fields = {}, errors = {} } = props;
  const texts = textsOf(context);
  return (
    <Stack as="section" gap="6" aria-labelledby="edition">
      <Stack gap="2">
        <Heading headingLevel={2} size="md" id="edition">
          {fill(texts.edition, { at: momentInWords(context, edition.at) })}
        </Heading>
        <Text variant="summary" dir="auto">
          {edition.email.subject}
        </Text>
        {edition.pieces.some(({ isOut }) => !isOut) ? null : <Text tone="quiet">{texts.empty}</Text>}
      </Stack>
      <form method="post" noValidate action={deskNewsletterHref(newsletter.id, edition.day)}>
        <Seen {...props} />
        <Stack gap="6">
          <TextField
            name="subject"
            id="edition-subject"
            label={texts.subject}
            hint={texts.subjectHint}
            maxLength={EDITION_SUBJECT_LENGTH}
            defaultValue={fields.subject ?? edition.subject ?? ''}
            error={errors.subject}
            autoFocus={errors.subject !== undefined}
          />
          <Preview {...props} />
          <Pieces {...props} />
          <Going {...props} />
        </Stack>
      </form>
    </Stack>
  );
}

function Preview({ context, edition, newsletter, look }: EditionProps) {
  const texts = textsOf(context);
  const email = endpointPath(EMAIL_DESK_ENDPOINTS.of, newsletter.id);
  return (
    <Stack as="section" gap="3" aria-labelledby="preview">
      <Heading headingLevel={3} size="sm" id="preview">
        {texts.preview}
      </Heading>
      <Inline as="nav" gap="4" aria-labelledby="preview">
        {(['light', 'dark', 'text'] as const).map((one) =>
          one === look ? (
            <Text key={one} as="span" variant="label" aria-current="page">
              {texts.looks[one]}
            </Text>
          ) : (
            <Link
              key={one}
              href={`${deskNewsletterHref(newsletter.id, edition.day, { mostra: one })}#preview`}
              variant="standalone"
            >
              {texts.looks[one]}
            </Link>
          ),
        )}
      </Inline>
      {look === 'text' ? (
        <Panel size="small">
          {edition.email.text.split('\n\n').map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that does not change
            <Text key={place} variant="summary" dir="auto">
              {paragraph}
            </Text>
          ))}
        </Panel>
      ) : (
        <Panel style={{ overflow: 'hidden', padding: 0 }}>
          <iframe
            src={`${email}?${new URLSearchParams({ day: edition.day, scheme: look })}`}
            title={fill(texts.frame, { look: texts.looks[look] })}
            sandbox="allow-same-origin"
            style={{ inlineSize: '100%', blockSize: 'min(40rem, 75vh)', border: 0 }}
          />
        </Panel>
      )}
    </Stack>
  );
}

function Pieces({ context, edition, fields = {}, errors = {} }: EditionProps) {
  const texts = textsOf(context);
  const isSent = fields.version !== undefined;
  return (
    <Stack gap="4">
      <Heading headingLevel={3} size="sm">
        {texts.pieces}
      </Heading>
      {edition.pieces.map(({ id, title, isOut }, place) => (
        <Panel key={id} size="small" role="group" aria-labelledby={`piece-${id}`}>
          <Stack gap="2">
            <Text id={`piece-${id}`} variant="label" dir="auto">
              {title}
            </Text>
            <Inline gap="4" align="center">
              <TextField
                name={`place-${id}`}
                label={texts.place}
                inputMode="numeric"
                maxLength={3}
                defaultValue={fields[`place-${id}`] ?? String(place + 1)}
                error={errors[`place-${id}`]}
                style={{ inlineSize: '5rem' }}
              />
              <Checkbox
                name={`out-${id}`}
                value="true"
                label={texts.leaveOut}
                defaultChecked={isSent ? fields[`out-${id}`] === 'true' : isOut}
              />
            </Inline>
          </Stack>
        </Panel>
      ))}
      <Inline gap="4">
        <Button type="submit" variant="secondary" name="do" value="change">
          {texts.save}
        </Button>
        <Button type="submit" variant="secondary" name="do" value="test">
          {texts.test}
        </Button>
      </Inline>
    </Stack>
  );
}

function Going({ context, edition, newsletter, fields = {}, errors = {} }: EditionProps) {
  const texts = textsOf(context);
  return (
    <>
      <WholeDates context={context} id="going-dates" />
      <Stack gap="4">
        <Inline gap="4" align="end">
          <TextField
            name="at"
            id="going-at"
            type="datetime-local"
            label={texts.when}
            defaultValue={fields.at ?? fieldOfMoment(context, edition.at)}
            error={errors.at}
            autoFocus={errors.at !== undefined}
          />
          <Button type="submit" variant="secondary" name="do" value="schedule">
            {texts.schedule}
          </Button>
          {edition.state === 'planned' ? (
            <Button type="submit" variant="secondary" name="do" value="cancel">
              {texts.cancel}
            </Button>
          ) : null}
        </Inline>
        {wentToday(context, newsletter) ? (
          <Text tone="quiet">{texts.sendTaken}</Text>
        ) : (
          <Disclosure summary={texts.send}>
            <Stack gap="3">
              <Text variant="summary">
                {texts.sendText} {counted(texts.readers, newsletter.readers, context.locale)}.
              </Text>
              {isToday(context, edition.day) ? null : (
                <Text variant="summary">
                  {fill(texts.sendEarly, { at: momentInWords(context, edition.at) })}
                </Text>
              )}
              <div>
                <Button type="submit" name="do" value="send">
                  {texts.sendIt}
                </Button>
              </div>
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </>
  );
}

/** Form that composes an edition by hand: source, number of stories and sending time. */
export function ComposeForm({ context, newsletter, fields = {}, errors = {} }: FormProps) {
  const texts = textsOf(context);
  const field = (name: string, missing = '') => ({
    name,
    id: `hand-${name}`,
    defaultValue: fields[name] ?? missing,
    error: errors[name],
  });
  const hasFaults = ['handAt', 'source', 'of', 'count'].some((name) => errors[name] !== undefined);
  return (
    <Disclosure summary={texts.compose} open={hasFaults}>
      <form method="post" noValidate action={deskNewsletterHref(newsletter.id)}>
        <Stack gap="4">
          <WholeDates context={context} id="hand-dates" />
          <Inline gap="4" align="start">
            <Select
              label={texts.source}
              placeholder={null}
              options={NEWSLETTER_SOURCES.map((value) => ({ value, label: texts.sources[value] }))}
              {...field('source', 'since-last')}
            />
            <TextField
              label={texts.of}
              hint={texts.ofHint}
              list="hand-sections"
              maxLength={120}
              {...field('of')}
            />
            <datalist id="hand-sections">
              {newsletter.sections.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </datalist>
          </Inline>
          <Inline gap="4" align="start">
            <TextField
              label={texts.count}
              inputMode="numeric"
              maxLength={String(EDITION_MAX_CONTENTS).length}
              {...field('count', '9')}
            />
            <TextField label={texts.when} type="datetime-local" required {...field('handAt')} />
          </Inline>
          <div>
            <Button type="submit" variant="secondary" name="do" value="compose">
              {texts.composeIt}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
}

/** Submitted values of the forms. */
type NewsletterFields = Readonly<Record<string, string | undefined>>;

export type NewsletterSaid = {
  fields?: NewsletterFields;
  errors?: Readonly<Record<string, string>>;
  said?: string | false;
  alert?: string;
  status?: number;
};

/** Address of a newsletter at the desk, or of its edition of a day. */
export const deskNewsletterHref = (id: string, day?: string, more: Readonly<Record<string, string>> = {}) =>
  `${ROUTES.deskNewsletters}?${new URLSearchParams({ id, ...(day ? { dia: day } : {}), ...more })}`;

/** Number of letters of an edition, in any state. */
export const emailsOf = ({ waiting, sent, unanswered, refused }: EmailCounts): number =>
  waiting + sent + unanswered + refused;

export type NewsletterViewProps = NewsletterSaid & {
  user: DeskUser;
  newsletter: DeskNewsletter;
  look: 'light' | 'dark' | 'text';
};
