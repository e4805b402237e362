import { Button } from '@portal/ui/button';
import { Stack } from '@portal/ui/layout';
import { Heading, Text } from '@portal/ui/text';
import { EmailField } from '@portal/ui/text-field';
import type { PageContext } from '../../page';
import { LIFTING_DESK_TEXTS } from './texts/lifting';

/** Rejected form to lift a suspension: typed email address and error. */
export type LiftFaults = { email: string; error: string | undefined };

type LiftProps = {
  context: PageContext;
  /** Address that the form is posted to. */
  path: string;
  lift: LiftFaults | undefined;
};

/** Lifts the suspension of a reader by email address, if they have no comment here to lift it from. */
export function LiftForm({ context, path, lift }: LiftProps) {
  const texts = LIFTING_DESK_TEXTS[context.site.language];
  return (
    <form method="post" noValidate action={path} style={{ maxInlineSize: '30rem' }}>
      <Stack gap="4">
        <Heading headingLevel={2} size="md">
          {texts.title}
        </Heading>
        <Text variant="summary">{texts.text}</Text>
        {/* Autofill would offer the editor's own email address. The field is far down: an error focuses it. */}
        <EmailField
          name="email"
          label={texts.email}
          required
          autoComplete="off"
          defaultValue={lift?.email}
          error={lift?.error}
          autoFocus={lift !== undefined}
        />
        <div>
          <Button type="submit" variant="secondary" name="do" value="lift">
            {texts.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
