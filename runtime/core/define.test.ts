import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  defineWidget,
  type ReplayedType,
  type Unmount,
  type WidgetContext,
  type WidgetDefinition,
  type WidgetModule,
} from './define';
import type { Atoll } from './runtime';

const load = (): Promise<WidgetModule> => Promise.resolve({ mount: () => undefined });

describe('`defineWidget`', () => {
  it('returns the definition, with its name as a literal type', () => {
    const given = { name: 'tabs', selector: '.tabs', when: 'visible', load } as const;
    const definition = defineWidget(given);
    expect(definition).toBe(given);
    expectTypeOf(definition.name).toEqualTypeOf<'tabs'>();
    expectTypeOf(definition).toExtend<WidgetDefinition>();
  });

  it('rejects invalid definitions', () => {
    interface Given extends Pick<WidgetDefinition, 'name' | 'selector' | 'when' | 'load'> {}
    expectTypeOf<Given>().toExtend<WidgetDefinition>();
    expectTypeOf<Omit<Given, 'when'> & { when: 'sometimes' }>().not.toExtend<WidgetDefinition>();
    expectTypeOf<Omit<Given, 'selector'>>().not.toExtend<WidgetDefinition>();
    // The code loads later, not at once.
    expectTypeOf<Omit<Given, 'load'> & { load: () => WidgetModule }>().not.toExtend<WidgetDefinition>();
    expectTypeOf<Given & { original: 'jquery-ui' }>().not.toExtend<WidgetDefinition>();
    expectTypeOf<Given & { replays: { scroll: '.a' } }>().not.toExtend<WidgetDefinition>();
    expectTypeOf<ReplayedType>().toEqualTypeOf<'click' | 'keydown' | 'focusin' | 'submit' | 'input'>();
  });

  it('a module mounts an element and may return its unmount function', () => {
    expectTypeOf<WidgetModule['mount']>().parameters.toEqualTypeOf<[HTMLElement, WidgetContext]>();
    expectTypeOf<WidgetModule['mount']>().returns.toEqualTypeOf<Unmount | void>();
    expectTypeOf<Unmount>().parameters.toEqualTypeOf<[boolean]>();
    expectTypeOf<WidgetContext['signal']>().toEqualTypeOf<AbortSignal>();
  });

  it('a site passes the same kind of definition to `window.atoll`', () => {
    expectTypeOf<Atoll['define']>().parameter(0).toEqualTypeOf<WidgetDefinition>();
    expectTypeOf(window.atoll).toEqualTypeOf<Atoll | undefined>();
  });
});
