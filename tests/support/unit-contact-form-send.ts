/** Fills a form in, and delays the server's response. */
import { json, type } from './unit-contact-form';

export function fill(form: HTMLFormElement, message = 'Hello'): void {
  type(form, 'your-name', 'Ada');
  type(form, 'your-email', 'ada@school.example');
  type(form, 'your-message', message);
}

/** A server that responds when the test releases the response. */
export function slow() {
  const waiting: ((response: Response) => void)[] = [];
  return {
    reply: () => new Promise<Response>((resolve) => waiting.push(resolve)),
    answer: (body: unknown) => waiting.splice(0).forEach((resolve) => resolve(json(body))),
    fail: () => waiting.splice(0).forEach((resolve) => resolve(Response.error())),
  };
}
