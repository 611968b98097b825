/**
 * Inserts new captchas and quiz questions after every response, because the old ones are used up (contact-form-7,
 * section 8).
 */
import { setText } from '../../../runtime/dom/text';
import { announce } from '../../../runtime/page/announce';
import { asRecord } from '../../../runtime/page/as-record';
import { type Challenges, parseChallenges, type QuizQuestion } from '../answers';
import type { LiveForm } from '../live-form';
import { strings } from '../widget.json';
import { inputsNamed, wrapsOf } from '../wraps';

/** The number in an image's file name. With another file name, the number is not updated. */
const CHALLENGE = /^[^?#]*?(\d+)\.(?:png|gif|jpe?g|webp|avif)(?:[?#]|$)/i;

export function wireChallenges(live: LiveForm, signal: AbortSignal): void {
  const renew = (event: Event): void => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    putChallenges(live, parseChallenges(asRecord(detail)['apiResponse']));
  };
  // Before the page's listeners on the form, which expect the new challenges.
  live.form.addEventListener('wpcf7submit', renew, { signal, capture: true });
  live.form.addEventListener('wpcf7reset', renew, { signal, capture: true });
}

/** @returns the number with which the server finds the expected text, or undefined */
export function challengeOf(url: string): string | undefined {
  return CHALLENGE.exec(url)?.[1];
}

function putChallenges(live: LiveForm, { captcha, quiz }: Challenges): void {
  for (const [field, url] of captcha) putCaptcha(live, field, url);
  for (const [field, question] of quiz) putQuestion(live, field, question);
}

function putCaptcha({ form, translate }: LiveForm, field: string, url: string): void {
  const images = [...form.querySelectorAll('img')].filter((image) =>
    image.classList.contains(`wpcf7-captcha-${field.replaceAll(':', '')}`),
  );
  for (const input of inputsNamed(form, field)) input.value = '';
  for (const image of images) image.src = url;
  const challenge = challengeOf(url);
  if (challenge !== undefined) {
    for (const input of inputsNamed(form, `_wpcf7_captcha_challenge_${field}`)) input.value = challenge;
  }
  if (images.length > 0) announce(translate(strings['contact-form.new_captcha']));
}

function putQuestion({ form }: LiveForm, field: string, { question, hash }: QuizQuestion): void {
  for (const wrap of wrapsOf(form, field)) {
    for (const input of inputsNamed(wrap, field)) input.value = '';
    for (const label of wrap.querySelectorAll('.wpcf7-quiz-label')) setText(label, question);
    for (const input of inputsNamed(wrap, `_wpcf7_quiz_answer_${field}`)) input.value = hash;
  }
}
