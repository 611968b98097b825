/** The build step that writes the widgets' definitions into the entry's list. */
import { describe, expect, it } from 'vitest';
import { inlineDefinitions } from '../../../.scripts/lib/inline-definitions.mjs';

describe('the definitions of the entry', () => {
  it('move into the list, in its order', () => {
    const code = 'var s=e=>e,a=s({n:1}),b=[s({n:2}),s({n:3})],$d=s({n:4}),l=[$d,...b,a];out=l';
    const inlined = inlineDefinitions(code);
    expect(inlined).toBe('var s=e=>e,l=[s({n:4}),s({n:2}),s({n:3}),s({n:1})];out=l');
  });

  it('stay in place if they are used elsewhere, come later or are not in a list', () => {
    const code = 'var s=e=>e,a=s({n:1}),b=s([1]),l=[a,...b];out=[l,a,b]';
    expect(inlineDefinitions(code)).toBe(code);
    const late = 'var s=e=>e,l=[a,b,c],a=s(1),b=s(2),c=s(3);out=l';
    expect(inlineDefinitions(late)).toBe(late);
    const spread = 'var s=e=>e,a=s(1),b=s([2]),l=[a,...b];out=l';
    expect(inlineDefinitions(spread)).toBe('var s=e=>e,b=s([2]),l=[s(1),...b];out=l');
    expect(inlineDefinitions('var a=1;')).toBe('var a=1;');
  });
});
