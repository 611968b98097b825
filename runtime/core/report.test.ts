import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { report } from './report';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

describe('the reporter', () => {
  it('prints widget, code, element and detail in one line', () => {
    const element = document.createElement('p');
    const detail = new Error('cause');
    report('accordion', element, 'mount_failed', detail);
    expect(warn.mock.calls).toEqual([['[atoll] accordion:mount_failed', element, detail]]);
  });

  it('prints an error for a failed request, which has a code', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const element = document.createElement('form');
    const failure = { code: 'fetch_error', message: 'You are probably offline.' };
    report('contact-form', element, 'fetch_error', failure);
    expect(error.mock.calls).toEqual([['[atoll] contact-form:fetch_error', element, failure]]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('prints each failed request of an element', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const element = document.createElement('form');
    for (let time = 0; time < 2; time += 1)
      report('contact-form', element, 'fetch_error', { code: 'fetch_error' });
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('reports a problem of an element once', () => {
    const element = document.createElement('p');
    for (let time = 0; time < 3; time += 1) report('counter', element, 'bad_data-duration', time);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('reports another code, another widget and another element', () => {
    const [one, two] = [document.createElement('p'), document.createElement('p')];
    report('counter', one, 'a');
    report('counter', one, 'b');
    report('count', one, 'a');
    report('counter', two, 'a');
    // A code that starts like a reported one.
    report('counter', one, 'a2');
    report('counter', one, 'a');
    expect(warn.mock.calls.map(([line]) => line as unknown)).toEqual([
      '[atoll] counter:a',
      '[atoll] counter:b',
      '[atoll] count:a',
      '[atoll] counter:a',
      '[atoll] counter:a2',
    ]);
  });
});
