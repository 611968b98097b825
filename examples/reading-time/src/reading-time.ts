/** `<p class="reading-time" data-of="#article">` says how long the article takes to read. */
import type { AtollWidgetModule } from '../../../wp-plugin/types/atoll';

const WORDS_PER_MINUTE = 200;

export const mount: AtollWidgetModule['mount'] = (element, { report }) => {
  const article = document.querySelector(element.dataset['of'] ?? '');
  // Without an article there is nothing to say: the server's markup stays.
  if (!article) return report('no_article');
  const words = (article.textContent ?? '').split(/\s+/).filter(Boolean).length;
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  const text = document.createElement('span');
  text.textContent = minutes === 1 ? 'One minute to read' : `${minutes} minutes to read`;
  element.append(text);
  return () => text.remove();
};
