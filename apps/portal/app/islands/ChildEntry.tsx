'use client';
import { childInvitationSchema, childLoginSchema } from '@portal/model/readers';
import { checkBy, type FormErrors, type FormValues } from '@portal/ui/account-form';
import { ChildEntryForm, type ChildEntryFormProps } from '@portal/ui/my-children';
import { words } from '../client/islands/reader';
import { island } from '../declare-island';

export type ChildEntryIslandProps = Pick<
  ChildEntryFormProps,
  'action' | 'invited' | 'failure' | 'notice' | 'loginHref'
> & {
  /** Token of an invitation link; the login has none. */
  token?: string | undefined;
  values?: FormValues | undefined;
  errors?: FormErrors | undefined;
};

const checkLogin = checkBy(childLoginSchema, words.fields);
const checkInvitation = checkBy(childInvitationSchema, words.fields);

/** A child logs in, or chooses a nick and a password: errors are shown before it is posted (spec §5). */
function ChildEntryIsland({ token, values, errors, ...props }: ChildEntryIslandProps) {
  return (
    <ChildEntryForm
      {...props}
      {...(values ? { values } : {})}
      {...(errors ? { errors } : {})}
      check={token ? checkInvitation : checkLogin}
    >
      {token ? <input type="hidden" name="token" value={token} /> : null}
    </ChildEntryForm>
  );
}

export default island({ wakes: 'interaction', component: ChildEntryIsland });
