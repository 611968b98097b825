/**
 * Functions for plain header records. `fetch` compares header names without case and joins the values of two spellings
 * of a name, so setting a header removes its other spellings.
 */
import type { HeaderRecord } from './types';

/** @returns the value of a header, or `undefined` */
export function readHeader(headers: HeaderRecord, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => isSame(key, name))?.[1];
}

/** @returns a copy with the header set and its other spellings removed */
export function withHeader(headers: HeaderRecord, name: string, value: string): HeaderRecord {
  return { ...withoutHeader(headers, name), [name]: value };
}

/** @returns a copy without the header, in any spelling */
export function withoutHeader(headers: HeaderRecord, name: string): HeaderRecord {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => !isSame(key, name)));
}

/** @returns a copy with the header; an existing value is kept, in any spelling */
export function withDefaultHeader(headers: HeaderRecord, name: string, value: string): HeaderRecord {
  return readHeader(headers, name) === undefined ? { ...headers, [name]: value } : headers;
}

function isSame(key: string, name: string): boolean {
  return key.toLowerCase() === name.toLowerCase();
}
