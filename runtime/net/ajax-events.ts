/**
 * Calls the listeners that scripts of the site have added with jQuery for requests: `ajaxStart`, `ajaxSend`, `ajaxSuccess`
 * or `ajaxError`, `ajaxComplete`, `ajaxStop`. The originals send with `jQuery.ajax`, so lazy loaders and translators wait for
 * these events (goodlayers-listings, section 4). Without jQuery on the page, nothing happens.
 */
import { findJQueries, type JQuery } from '../page/jquery';
import type { AjaxAnswer } from './ajax';

/** The events of one request. Only the first call of either function has an effect. */
export interface Exchange {
  /**
   * Call it when the content of the response is in the page, or the request has failed.
   *
   * @param answer the response; undefined if none has arrived
   */
  readonly end: (answer: AjaxAnswer | undefined) => void;
  /** Call it when nothing waits for the response any more. */
  readonly abort: () => void;
}

type AjaxJQuery = JQuery & Required<Pick<JQuery, 'active' | 'ajaxSetup' | 'Deferred'>>;

/** A request's end, as jQuery would report it. */
interface Ending {
  readonly status: number;
  readonly statusText: string;
  readonly state: 'success' | 'error' | 'parsererror' | 'abort';
  readonly text: string;
  /** The parsed response. */
  readonly value?: unknown;
  /** The last argument of `ajaxError`. */
  readonly thrown?: unknown;
  readonly headers: Headers;
}

/**
 * Announces a request.
 *
 * @param url as the original would pass it
 * @param body the encoded fields
 */
export function beginExchange(url: string, body: string): Exchange {
  const ends = findJQueries(window)
    .filter(hasAjax)
    .map((copy) => announce(copy, url, body));
  let hasEnded = false;
  const end = (ending: Ending): void => {
    if (hasEnded) return;
    hasEnded = true;
    ends.forEach((finish) => finish(ending));
  };
  return {
    end: (answer) => end(endingOf(answer)),
    abort: () => end({ ...NO_ANSWER, state: 'abort', statusText: 'abort', thrown: 'abort' }),
  };
}

function hasAjax(copy: JQuery): copy is AjaxJQuery {
  return typeof copy.active === 'number' && !!copy.ajaxSetup && !!copy.Deferred;
}

const NO_ANSWER: Ending = {
  status: 0,
  statusText: 'error',
  state: 'error',
  text: '',
  thrown: '',
  headers: new Headers(),
};

function endingOf(answer: AjaxAnswer | undefined): Ending {
  if (!answer) return NO_ANSWER;
  const { status, text, headers } = answer;
  // HTTP/2 has no texts.
  const isSuccess = status >= 200 && status < 300;
  const statusText = answer.statusText || (isSuccess ? 'success' : 'error');
  const found = { status, statusText, text, headers };
  if (!isSuccess) return { ...found, state: 'error', thrown: answer.statusText || 'error' };
  try {
    return { ...found, state: 'success', value: JSON.parse(text) as unknown };
  } catch (thrown) {
    return { ...found, state: 'parsererror', thrown };
  }
}

/** Calls the listeners of one copy for a request's start. @returns calls them for its end */
function announce(copy: AjaxJQuery, url: string, body: string): (ending: Ending) => void {
  const settings = copy.ajaxSetup({}, settingsFor(url, body));
  const deferred = copy.Deferred();
  const request = deferred.promise(createRequest());
  const trigger = (type: string, values?: readonly unknown[]): void => {
    try {
      copy.event.trigger(type, values, undefined);
    } catch (error) {
      // A listener's error must not end the widget, but reach the page's error handlers.
      setTimeout(() => {
        throw error;
      });
    }
  };
  // As in jQuery, the first of several requests that overlap starts, and the last one stops.
  if ((copy.active += 1) === 1) trigger('ajaxStart');
  trigger('ajaxSend', [request, settings]);
  return ({ state, value, thrown, ...answer }) => {
    const isSuccess = state === 'success';
    Object.assign(request, responseOf(answer), isSuccess && { responseJSON: value });
    if (isSuccess) deferred.resolve(value, state, request);
    else deferred.reject(request, state, thrown);
    if (isSuccess) trigger('ajaxSuccess', [request, settings, value]);
    else trigger('ajaxError', [request, settings, thrown]);
    trigger('ajaxComplete', [request, settings]);
    if ((copy.active -= 1) === 0) trigger('ajaxStop');
  };
}

/** The settings that the originals pass to `jQuery.ajax`, as listeners see them. */
function settingsFor(url: string, data: string): object {
  return {
    url,
    data,
    type: 'POST',
    method: 'POST',
    dataType: 'json',
    dataTypes: ['json'],
    hasContent: true,
    crossDomain: new URL(url, location.href).origin !== location.origin,
  };
}

/** What listeners of `ajaxSend` find in the second argument. Our requests cannot be changed from outside. */
function createRequest(): object {
  const request = {
    readyState: 1,
    getResponseHeader: () => null,
    getAllResponseHeaders: () => null,
    setRequestHeader: () => request,
    overrideMimeType: () => request,
    statusCode: () => request,
    abort: () => request,
  };
  return request;
}

function responseOf({
  status,
  statusText,
  text,
  headers,
}: Omit<Ending, 'state' | 'value' | 'thrown'>): object {
  return {
    readyState: status > 0 ? 4 : 0,
    status,
    statusText,
    responseText: text,
    getResponseHeader: (name: string) => headers.get(name),
    getAllResponseHeaders: () => [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join(''),
  };
}
