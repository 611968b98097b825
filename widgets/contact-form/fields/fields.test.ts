// @vitest-environment node
/** RELIABILITY 39: the pure functions of fields (contact-form-7, section 10). */
import { describe, expect, it } from 'vitest';
import { challengeOf } from './late-fields';
import { countOf } from './counters';
import { completeUrl } from './controls';

describe('RELIABILITY 39: a URL', () => {
  it.each([
    ['example.com', 'http://example.com'],
    ['//example.com', 'http://example.com'],
    ['/path.html', 'http://path.html'],
    ['  example.com/x  ', 'http://example.com/x'],
    ['//x.y', 'http://x.y'],
    ['localhost', 'localhost'],
    [' no dot ', 'no dot'],
    ['mailto:a', 'mailto:a'],
    ['ftp://x.y', 'ftp://x.y'],
    ['HTTPS://x.y', 'HTTPS://x.y'],
    ['a+b-c.d:x', 'a+b-c.d:x'],
    ['example.com:8080', 'example.com:8080'],
    ['1a:x.y', 'http://1a:x.y'],
    ['', ''],
    ['   ', ''],
  ])('%j becomes %j', (typed, expected) => {
    expect(completeUrl(typed)).toBe(expected);
  });
});

describe('RELIABILITY 39: a counter', () => {
  const up = { isDown: false, start: 0, most: 5, least: 2 };
  const down = { isDown: true, start: 5, most: 5, least: undefined };

  it.each([
    ['', up, 0, 'too-short'],
    ['a', up, 1, 'too-short'],
    ['ab', up, 2, 'fits'],
    ['abcde', up, 5, 'fits'],
    ['abcdef', up, 6, 'too-long'],
    ['  ab  ', up, 2, 'too-long'],
    ['👍', up, 2, 'fits'],
    ['', down, 5, 'fits'],
    ['ab', down, 3, 'fits'],
    ['abcdefg', down, -2, 'too-long'],
    ['ab', { ...down, start: 0, most: undefined }, -2, 'fits'],
    ['', { ...up, least: undefined }, 0, 'fits'],
    ['', { ...up, least: 0 }, 0, 'fits'],
  ])('of %j with %j shows %d and %s', (text, limits, shown, fit) => {
    expect(countOf(text, limits)).toEqual({ shown, fit });
  });
});

describe('RELIABILITY 36: the number of a captcha', () => {
  it.each([
    ['https://school.example/wpcf7_captcha/1843920571.png', '1843920571'],
    ['https://school.example/123.gif', '123'],
    ['https://school.example/123.jpeg', '123'],
    ['https://school.example/123.jpg', '123'],
    ['https://school.example/123.PNG', '123'],
    ['https://school.example/a123.png', '123'],
    ['https://school.example/123.png?x=1', '123'],
    ['https://school.example/123.png#x', '123'],
    ['https://school.example/image.php?file=123.png', undefined],
    ['https://school.example/abc.png', undefined],
    ['https://school.example/123.php', undefined],
    ['', undefined],
  ])('in %s is %s', (url, expected) => {
    expect(challengeOf(url)).toBe(expected);
  });
});
