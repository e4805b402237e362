import { ROUTES } from '@portal/model';
import { useId } from 'react';
import { Button } from '../button/Button';
import * as frame from '../field/Field.css';
import { textClass } from '../foundation/type.css';
import { SearchIcon } from '../icon/index';
import { AddressForm } from '../routing/Routing';
import * as css from './SearchField.css';

/** Props of `SearchField`, a form that opens the site's search with a text. */
export type SearchFieldProps = {
  /** Label of the field. */
  label: string;
  /** Text of its button. */
  submit: string;
};

/** A field and a button that open the site's search. A form: it needs no script. */
export function SearchField({ label, submit }: SearchFieldProps) {
  const id = useId();
  return (
    <AddressForm role="search" action={ROUTES.search} method="get" className={css.form}>
      <label htmlFor={id} className={textClass.label}>
        {label}
      </label>
      <div className={css.row}>
        <input
          id={id}
          type="search"
          name="text"
          autoComplete="off"
          className={`${frame.control} ${css.field}`}
        />
        <Button type="submit" icon={<SearchIcon size={20} />} className={css.submit}>
          {submit}
        </Button>
      </div>
    </AddressForm>
  );
}
