import { describe, expectTypeOf, it } from 'vitest';
import type { ButtonProps } from './Button';

const onClick = () => undefined;

describe('the props of a button', () => {
  it('are those of a button if there is no `href`', () => {
    expectTypeOf({ type: 'submit', disabled: true, loading: true, onClick } as const).toExtend<ButtonProps>();
    expectTypeOf({ 'aria-pressed': true, popoverTarget: 'drawer' } as const).toExtend<ButtonProps>();
    expectTypeOf<{ target: '_blank' }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ rel: string }>().not.toExtend<ButtonProps>();
  });

  it('are those of a link with `href`, and none that a link would drop', () => {
    expectTypeOf({ href: '/', id: 'way', onClick, target: '_blank' } as const).toExtend<ButtonProps>();
    expectTypeOf({ href: '/', 'aria-describedby': 'why', download: true } as const).toExtend<ButtonProps>();
    expectTypeOf<{ href: string; disabled: true }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ href: string; type: 'submit' }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ href: string; loading: boolean }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ href: string; 'aria-pressed': true }>().not.toExtend<ButtonProps>();
  });
});
