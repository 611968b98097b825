/** What unmounted and failed widgets leave behind: nothing of Atoll's, and everything of other scripts. */
import { expect, it, vi } from 'vitest';
import type { WidgetDefinition } from '../../../runtime/core/define';
import { takeSnapshot, restore } from '../../../runtime/react/snapshot';
import { get, setBody, start, turn, widget } from '../../support/unit-runtime';
import { innerMarkup, outerMarkup } from '../../support/markup';

it('removes its mark from an element that has left the page', async () => {
  const { settle } = start([widget(() => undefined)], '<p class="probe">server</p>');
  await settle();
  const element = get('.probe');
  expect(element.dataset['atollState']).toBe('ready');
  element.remove();
  await turn();
  expect(outerMarkup(element)).toBe('<p class="probe">server</p>');
});

it('loads code again for an element that comes after a failure', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi
    .fn<WidgetDefinition['load']>()
    .mockRejectedValueOnce(new TypeError('first'))
    .mockRejectedValueOnce(new TypeError('second'))
    .mockRejectedValueOnce(new TypeError('third'))
    .mockResolvedValue({ mount: () => undefined });
  const { settle } = start([widget(() => undefined, { load })], '<p class="probe" id="first"></p>');
  await settle();
  expect(get('#first').dataset['atollState']).toBe('failed');
  const second = document.createElement('p');
  second.className = 'probe';
  second.id = 'second';
  document.body.append(second);
  await settle();
  expect(get('#second').dataset['atollState']).toBe('ready');
});

it('restores the nodes in order and keeps those that another script has added', () => {
  setBody('<div id="root"><b>1</b><i>2</i></div>');
  const root = get('#root');
  const tree = takeSnapshot(root, [get('b')]);
  get('b').remove();
  root.append(document.createElement('u'));
  restore(tree, false);
  expect(innerMarkup(root)).toBe('<b>1</b><i>2</i><u></u>');
});

it('restores what widgets write, and keeps what another script has set on their elements', () => {
  setBody('<div id="root"><b title="server">1</b></div>');
  const tree = takeSnapshot(get('#root'), [get('b')]);
  const part = get('b');
  part.setAttribute('role', 'button');
  part.setAttribute('title', 'another script');
  part.className = 'open';
  restore(tree, false);
  expect(outerMarkup(part)).toBe('<b title="another script" class="open">1</b>');
});

it('restores a failed widget exactly', () => {
  setBody('<div id="root"><b title="server">1</b></div>');
  const tree = takeSnapshot(get('#root'), [get('b')]);
  const part = get('b');
  part.setAttribute('aria-expanded', 'true');
  part.className = 'open';
  part.setAttribute('title', 'changed');
  restore(tree, true);
  expect(outerMarkup(part)).toBe('<b title="server">1</b>');
});
