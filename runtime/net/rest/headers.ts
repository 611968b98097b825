/**
 * Plain header records, whose names `fetch` compares without case. A second spelling of one name would be sent as
 * one header with two values, so setting a header removes its other spellings.
 */
import type { HeaderRecord } from './types';

/** The value of a header, or `undefined`. */
export function readHeader(headers: HeaderRecord, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => isSame(key, name))?.[1];
}

/** A copy with the header set and no other spelling of it left. */
export function withHeader(headers: HeaderRecord, name: string, value: string): HeaderRecord {
  return { ...withoutHeader(headers, name), [name]: value };
}

/** A copy without any spelling of the header. */
export function withoutHeader(headers: HeaderRecord, name: string): HeaderRecord {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => !isSame(key, name)));
}

/** A copy that has the header; a value that is there already, in any spelling, stays. */
export function withDefaultHeader(headers: HeaderRecord, name: string, value: string): HeaderRecord {
  return readHeader(headers, name) === undefined ? { ...headers, [name]: value } : headers;
}

function isSame(key: string, name: string): boolean {
  return key.toLowerCase() === name.toLowerCase();
}
