/** The price plan's component in React's strict mode. */
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { takeSnapshot } from '../../runtime/react/snapshot';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';
import { hydrateTwice } from '../../tests/support/unit-strict';
import { PricePlan } from './PricePlan';
import { readPricePlan } from './read-markup';
import { innerMarkup } from '../../tests/support/markup';

const markup = (): string => innerMarkup(document.body).replaceAll(' style=""', '');

it('shows a form, comes back, and restores the markup of the server on unmount', () => {
  fakeMedia(1024, true);
  setBody(readFragment('goodlayers/price-plan-2.1.7.html'));
  const server = markup();
  const root = get('.gdlr-core-price-plan-item');
  const config = readConfig(document, vi.fn<() => void>());
  const { parts, props } = readPricePlan(root, { config });
  const tree = takeSnapshot(root, parts);
  const unmount = hydrateTwice(root, tree, <PricePlan {...props} tree={tree} />);
  const { plans, next, formList, options } = props;
  flushSync(() => plans[1]?.element.click());
  expect(plans.map(({ element }) => element.getAttribute('aria-checked')).indexOf('true')).toBe(1);
  flushSync(() => next?.click());
  const form = formList[plans[1]?.form ?? -1];
  expect(options.style.display).toBe('none');
  expect(document.activeElement).toBe(form?.heading);
  const [back] = form?.backs ?? [];
  expect(back?.getAttribute('role')).toBe('button');
  flushSync(() => back?.click());
  expect(document.activeElement).toBe(plans[1]?.element);
  expect(form?.heading?.hasAttribute('tabindex')).toBe(false);
  unmount();
  expect(markup()).toBe(server);
});
