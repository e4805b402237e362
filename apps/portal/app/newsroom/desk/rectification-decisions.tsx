import { ROUTES } from '@portal/model';
import { type DeskRectification, type DeskUser, mayAct } from '@portal/model/newsroom';
import { RECTIFICATION_LENGTHS, rectificationGrounds } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Disclosure } from '@portal/ui/disclosure';
import { FormAlert } from '@portal/ui/form-alert';
import { Box, Hidden, Stack } from '@portal/ui/layout';
import { counted } from '@portal/ui/locale';
import { Select } from '@portal/ui/select';
import { Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import type { ReactNode } from 'react';
import type { PageContext } from '../../page';
import { QUEUE_KEYS } from './queue';
import { RECTIFICATION_DESK_TEXTS } from './texts/rectifications';

/** Rejected decision: typed values and errors. */
export type WrittenDecision = {
  id: number;
  values: Readonly<Record<string, string | undefined>>;
  errors: Readonly<Record<string, string>>;
  /** General error that belongs to no field. */
  alert?: string;
};

type ActProps = { context: PageContext; item: DeskRectification; written?: WrittenDecision };

const textsOf = ({ site }: Pick<PageContext, 'site'>) => RECTIFICATION_DESK_TEXTS[site.language];
/** Capitalizes the first letter: elsewhere grounds continue a sentence. */
export const asSentence = (words: string, { locale }: PageContext): string =>
  words.charAt(0).toLocaleUpperCase(locale.dates.tag) + words.slice(1);

/** Unique id of a field: a page has the forms of several requests. */
const fieldId = (name: string, { id }: DeskRectification): string => `${name}-${id}`;
/** Fields of the forms, in their order. */
const FIELDS = ['text', 'ground', 'note'] as const;

/** Typed value and error of a field in a rejected form; the first faulty field gets the focus. */
const returned = (name: (typeof FIELDS)[number], item: DeskRectification, written?: WrittenDecision) => ({
  name,
  id: fieldId(name, item),
  error: written?.errors[name],
  autoFocus: written !== undefined && FIELDS.find((field) => written.errors[field]) === name,
});

/** Error summary of a rejected decision, above the form in the card of its request. */
export function NotTaken({ context, item, written }: ActProps & { written: WrittenDecision }) {
  const faults = FIELDS.flatMap((name) => {
    const message = written.errors[name];
    return message ? [{ fieldId: fieldId(name, item), message }] : [];
  });
  const { fields } = context.locale.texts;
  const count = counted(fields.errors, faults.length, context.locale);
  return (
    <FormAlert title={faults.length ? `${item.party}: ${count}` : item.party} faults={faults}>
      {written.alert}
    </FormAlert>
  );
}

/** Explanation of a refusal or a withdrawal, sent to the requester. */
function Reason({ context, item, written }: ActProps) {
  const texts = textsOf(context);
  return (
    <TextArea
      {...returned('note', item, written)}
      label={texts.reason}
      hint={texts.reasonHint}
      required
      rows={3}
      limit={RECTIFICATION_LENGTHS.note}
      defaultValue={written?.values.note}
    />
  );
}

/** Rule above only; a disclosure's own rule below is removed. */
const RULED_ABOVE = { borderInline: 0, borderBlockEnd: 0 } as const;
const UNRULED = { borderBlockEnd: 0 } as const;

type FoldedProps = { act: string; party: string; isOpen: boolean; children: ReactNode };

/** Rare actions on a request, folded by default. */
function Folded({ act, party, isOpen, children }: FoldedProps) {
  const summary = (
    <span>
      {act}
      <Hidden as="span">: {party}</Hidden>
    </span>
  );
  return (
    <Disclosure summary={summary} defaultOpen={isOpen} style={UNRULED}>
      {children}
    </Disclosure>
  );
}

/** Identifies the request, and gives its reference for the confirmation. */
function Hiddens({ item: { id, reference } }: Pick<ActProps, 'item'>) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="reference" value={reference} />
    </>
  );
}

/** The two decisions on a pending request, each for users with that permission. */
export function Deciding({ context, user, item, written }: ActProps & { user: DeskUser }) {
  const texts = textsOf(context);
  const { kind, party, asked, story } = item;
  const isPublic = story.status === 'published';
  return (
    <>
      {isPublic ? (
        <form method="post" noValidate action={ROUTES.deskRectifications}>
          <Hiddens item={item} />
          <Stack gap="3">
            {kind === 'update' ? (
              <TextArea
                {...returned('text', item, written)}
                label={texts.note}
                required
                rows={6}
                limit={RECTIFICATION_LENGTHS.text}
                defaultValue={written?.values.text ?? asked}
              />
            ) : (
              <Text variant="meta">{texts.whole}</Text>
            )}
            <div>
              <Button
                type="submit"
                name="do"
                value="publish"
                aria-keyshortcuts={QUEUE_KEYS.publish}
                data-final
                aria-label={`${texts.publish[kind]}: ${party}`}
              >
                {texts.publish[kind]}
              </Button>
            </div>
          </Stack>
        </form>
      ) : (
        <Text variant="label">{texts.storyGone}</Text>
      )}
      {mayAct(user.role, 'rectification.refuse') ? (
        <Box edge="quiet" style={RULED_ABOVE}>
          <Refusing context={context} item={item} {...(written ? { written } : {})} />
        </Box>
      ) : (
        <Text variant="meta" tone="quiet">
          {texts.chiefs}
        </Text>
      )}
    </>
  );
}

/** Refusal, with its ground and explanation. */
function Refusing({ context, item, written }: ActProps) {
  const texts = textsOf(context);
  const { party } = item;
  return (
    <Folded act={texts.refuse} party={party} isOpen={written?.values.do === 'refuse'}>
      <form method="post" noValidate action={ROUTES.deskRectifications}>
        <Hiddens item={item} />
        <Stack gap="3">
          <Select
            {...returned('ground', item, written)}
            label={texts.ground}
            required
            placeholder={texts.noGround}
            options={rectificationGrounds(item.kind).map((value) => ({
              value,
              label: asSentence(texts.grounds[value], context),
            }))}
            defaultValue={written?.values.ground}
          />
          <Reason context={context} item={item} {...(written ? { written } : {})} />
          <div>
            <Button
              type="submit"
              variant="secondary"
              name="do"
              value="refuse"
              aria-keyshortcuts={QUEUE_KEYS.refuse}
              data-final
              data-needs="ground"
              aria-label={`${texts.refuse}: ${party}`}
            >
              {texts.refuse}
            </Button>
          </div>
        </Stack>
      </form>
    </Folded>
  );
}

/** Withdraws a published rectification, with the reason. */
export function Withdrawing({ context, item, written }: ActProps) {
  const texts = textsOf(context);
  const { party } = item;
  return (
    <Box edge="quiet" style={RULED_ABOVE}>
      <Folded act={texts.withdraw} party={party} isOpen={written !== undefined}>
        <form method="post" noValidate action={`${ROUTES.deskRectifications}?view=decided`}>
          <Hiddens item={item} />
          <Stack gap="3">
            <Reason context={context} item={item} {...(written ? { written } : {})} />
            <div>
              <Button
                type="submit"
                variant="secondary"
                name="do"
                value="withdraw"
                aria-label={`${texts.withdraw}: ${party}`}
              >
                {texts.withdraw}
              </Button>
            </div>
          </Stack>
        </form>
      </Folded>
    </Box>
  );
}
