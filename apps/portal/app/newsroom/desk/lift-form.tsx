import { Button } from '@portal/ui/button';
import { Stack } from '@portal/ui/layout';
import { Heading, Text } from '@portal/ui/text';
import { EmailField } from '@portal/ui/text-field';
import type { PageContext } from '../../page';
import { LIFTING_DESK_TEXTS } from './texts/lifting';

/** A form to lift a suspension that came back: the address that was typed, and what is wrong with it. */
export type LiftFaults = { email: string; error: string | undefined };

type LiftProps = {
  context: PageContext;
  /** Address that the form is posted to. */
  path: string;
  lift: LiftFaults | undefined;
};

/** Lifts the suspension of a reader by their address: of one who has no comment here from which it could be lifted. */
export function LiftForm({ context, path, lift }: LiftProps) {
  const texts = LIFTING_DESK_TEXTS[context.site.language];
  return (
    <form method="post" noValidate action={path} style={{ maxInlineSize: '30rem' }}>
      <Stack gap="4">
        <Heading headingLevel={2} size="md">
          {texts.title}
        </Heading>
        <Text variant="summary">{texts.text}</Text>
        {/* Addresses that the browser knows are not the reader's. Far down the page, the field takes the focus where it came back. */}
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
