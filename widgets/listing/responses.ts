/**
 * A block's requests and what has come of them. Answers are kept for a while, so that a filter chosen again is shown at
 * once; at most one request is in flight, because another one takes its place.
 */
import { postAjax } from '../../runtime/net/ajax';
import { toNodes } from '../../runtime/dom/html';
import { sharedQueryClient } from '../../runtime/net/query';
import { type Answer, parseAnswer } from './response';
import type { Question } from './request';

export { questionFor } from './request';

/** After this long, in ms, an answer is asked for again. */
const FRESH_MS = 300_000;

/** So many answers a block are kept; the oldest goes. */
const MOST_ANSWERS = 16;

/** The answers of one block. */
export interface Answers {
  /** Is there an answer already? */
  readonly has: (question: Question) => boolean;
  /** @throws AjaxError, AnswerError, or a cancellation when another question has taken its place */
  readonly ask: (question: Question) => Promise<Answer>;
  /** Ends the request in flight. */
  readonly cancel: () => void;
  /** The nodes of an answer's items; a copy each time. */
  readonly nodesOf: (answer: Answer) => DocumentFragment;
  /** Forgets everything. */
  readonly end: () => void;
}

let blocks = 0;

/** @param ajaxUrl absolute admin-ajax address */
export function createAnswers(ajaxUrl: string): Answers {
  const client = sharedQueryClient();
  const own = ['listing', (blocks += 1)];
  const keyOf = ({ body }: Question): unknown[] => [...own, body];
  const templates = new WeakMap<Answer, DocumentFragment>();
  let kept: Question[] = [];
  let inFlight: Question | undefined;

  const cancel = (): void => {
    if (inFlight) void client.cancelQueries({ queryKey: keyOf(inFlight), exact: true });
    inFlight = undefined;
  };

  const keep = (question: Question): void => {
    kept = [...kept.filter(({ body }) => body !== question.body), question];
    for (const old of kept.splice(0, kept.length - MOST_ANSWERS))
      client.removeQueries({ queryKey: keyOf(old), exact: true });
  };

  return {
    has(question) {
      const state = client.getQueryState(keyOf(question));
      return state?.data !== undefined && Date.now() - state.dataUpdatedAt < FRESH_MS;
    },
    async ask(question) {
      if (inFlight?.body !== question.body) cancel();
      inFlight = question;
      try {
        const answer = await client.fetchQuery({
          queryKey: keyOf(question),
          queryFn: async ({ signal }) => parseAnswer(await postAjax(ajaxUrl, question.fields, { signal })),
          staleTime: FRESH_MS,
          // No timer: the block removes its answers itself.
          gcTime: Infinity,
        });
        keep(question);
        return answer;
      } finally {
        if (inFlight === question) inFlight = undefined;
      }
    },
    cancel,
    nodesOf(answer) {
      const template = templates.get(answer) ?? toNodes(answer.content);
      templates.set(answer, template);
      return template.cloneNode(true) as DocumentFragment;
    },
    end() {
      cancel();
      client.removeQueries({ queryKey: own });
      kept = [];
    },
  };
}
