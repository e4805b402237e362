import { askPath, type OwnQuestion } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { counted, fill, type Locale } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';

type OwnQuestionsProps = {
  contentId: string;
  questions: readonly OwnQuestion[];
  /** Number of questions that can still be sent; null if none are accepted any more. */
  left: number | null;
  locale: Locale<'ownQuestions'>;
  /** The questions are the only content of the page, whose title names them. */
  isAlone?: boolean;
  /** Withdraws a question; without this callback a form is posted. */
  onWithdraw?: (id: string) => void;
};

/** A reader's own questions to an interview, with the state of each and a button to withdraw it. */
export function OwnQuestions({ contentId, questions, left, locale, isAlone, onWithdraw }: OwnQuestionsProps) {
  const texts = locale.texts.ownQuestions;
  return (
    <Stack gap="3">
      {isAlone ? null : (
        <Heading headingLevel={2} size="sm">
          {texts.title}
        </Heading>
      )}
      {left === null ? null : (
        <Text variant="meta" tone="quiet">
          {questions.length ? null : `${texts.none} `}
          {left > 0 ? counted(texts.left, left, locale) : null}
        </Text>
      )}
      {questions.map(({ id, text, state, ground }) => (
        <Panel key={id} as="article" size="small">
          <Inline justify="between" gap="4" align="start">
            <Stack gap="1">
              <Text variant="summary" dir="auto">
                {text}
              </Text>
              <Text variant="meta" tone="quiet">
                <b>{texts.states[state]}</b>
                {ground ? ` · ${fill(texts.ground, { ground: texts.grounds[ground] })}` : ''}
              </Text>
            </Stack>
            {state === 'waiting' || state === 'chosen' ? (
              <form
                method="post"
                action={askPath(contentId)}
                onSubmit={
                  onWithdraw
                    ? (event) => {
                        event.preventDefault();
                        onWithdraw(id);
                      }
                    : undefined
                }
              >
                <input type="hidden" name="question" value={id} />
                <Button
                  type="submit"
                  variant="secondary"
                  size="small"
                  name="do"
                  value="withdraw"
                  label={fill(texts.withdrawNamed, { question: text })}
                >
                  {texts.withdraw}
                </Button>
              </form>
            ) : null}
          </Inline>
        </Panel>
      ))}
    </Stack>
  );
}
