/** The tooltip's states and settings (essential-addons, section 4). */
import { describe, expect, it } from 'vitest';
import { nextState, type TooltipEvent, type TooltipState } from './tooltip-machine';
import { readTrigger } from './read-markup';
import { readTooltip } from './settings';
import { get, setBody } from '../../tests/support/unit-runtime';

describe('a tooltip', () => {
  it.each<[TooltipState, TooltipEvent, TooltipState]>([
    ['closed', 'near', 'opening'],
    ['closed', 'far', 'closed'],
    ['closed', 'time', 'closed'],
    ['closed', 'open', 'open'],
    ['opening', 'near', 'opening'],
    ['opening', 'far', 'closed'],
    ['opening', 'time', 'open'],
    ['opening', 'close', 'closed'],
    ['open', 'near', 'open'],
    ['open', 'far', 'closing'],
    ['open', 'close', 'closed'],
    ['closing', 'near', 'open'],
    ['closing', 'far', 'closing'],
    ['closing', 'time', 'closed'],
    ['closing', 'close', 'closed'],
  ])('that is %s is, after %s, %s', (state, event, next) => expect(nextState(state, event)).toBe(next));

  it('has the original’s defaults, also for invalid settings', () => {
    setBody(
      '<i id="none"></i><i id="bad" data-side="up" data-animation="explode" data-theme="x" data-animation_duration="soon"></i>',
    );
    const reports: string[] = [];
    const [none, bad] = ['#none', '#bad'].map((selector) =>
      readTooltip(get(selector), (code, detail) => reports.push(`${code}: ${String(detail)}`)),
    );
    expect(none).toEqual({
      side: 'top',
      animation: 'fade',
      theme: 'default',
      delayMs: 300,
      isClicked: false,
      hasArrow: false,
    });
    expect(bad).toEqual(none);
    expect(reports).toEqual([
      'bad_settings: bad_data-side bad_data-animation bad_data-theme bad_data-animation_duration',
    ]);
  });

  it.each([
    ['title="Up to five"', 'Up to five'],
    ['title="" data-content="<b>Five</b>"', '<b>Five</b>'],
    ['title="Up to five" data-content="<b>Five</b>"', '<b>Five</b>'],
  ])('shows the content of its release: %s', (attributes, html) => {
    setBody(`<i id="icon" ${attributes}></i>`);
    const context = { report: () => expect.unreachable() };
    expect(readTrigger(get('#icon'), context).html).toBe(html);
  });
});
