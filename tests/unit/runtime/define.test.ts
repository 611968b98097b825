import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  defineWidget,
  type HeldType,
  type Unmount,
  type WidgetContext,
  type WidgetDefinition,
  type WidgetModule,
} from '../../../runtime/define';
import type { Atoll } from '../../../runtime/runtime';

const load = (): Promise<WidgetModule> => Promise.resolve({ mount: () => undefined });

describe('`defineWidget`', () => {
  it('gives back the definition it is given, with its name as a literal type', () => {
    const given = { name: 'tabs', selector: '.tabs', when: 'visible', load } as const;
    const definition = defineWidget(given);
    expect(definition).toBe(given);
    expectTypeOf(definition.name).toEqualTypeOf<'tabs'>();
    expectTypeOf(definition).toExtend<WidgetDefinition>();
  });

  it('refuses what is not a definition', () => {
    // @ts-expect-error there is no such moment
    defineWidget({ name: 'a', selector: '.a', when: 'sometimes', load });
    // @ts-expect-error a selector is needed
    defineWidget({ name: 'a', when: 'load', load });
    // @ts-expect-error code comes later, not at once
    defineWidget({ name: 'a', selector: '.a', when: 'load', load: () => ({ mount: () => undefined }) });
    // @ts-expect-error an original that nobody stands in for
    defineWidget({ name: 'a', selector: '.a', when: 'load', load, original: 'jquery-ui' });
    // @ts-expect-error an action that cannot be held
    defineWidget({ name: 'a', selector: '.a', when: 'load', load, holds: { scroll: '.a' } });
    expectTypeOf<HeldType>().toEqualTypeOf<'click' | 'keydown' | 'focusin' | 'submit' | 'input'>();
  });

  it('a module mounts an element and may return how to end it', () => {
    expectTypeOf<WidgetModule['mount']>().parameters.toEqualTypeOf<[HTMLElement, WidgetContext]>();
    expectTypeOf<WidgetModule['mount']>().returns.toEqualTypeOf<Unmount | void>();
    expectTypeOf<Unmount>().parameters.toEqualTypeOf<[boolean]>();
    expectTypeOf<WidgetContext['signal']>().toEqualTypeOf<AbortSignal>();
  });

  it('a site gives the same kind of definition to `window.atoll`', () => {
    expectTypeOf<Atoll['define']>().parameter(0).toEqualTypeOf<WidgetDefinition>();
    expectTypeOf(window.atoll).toEqualTypeOf<Atoll | undefined>();
  });
});
