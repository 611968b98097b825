/**
 * The server's handling of a listing's request (goodlayers-listings, sections 5 and 8), with 40 projects in four
 * categories, 30 members of staff, 40 posts and a small shop.
 */
import { formDecode, type FormValue } from './form-decode';
import { itemMarkup, type Listed, type ListingKind, moreMarkup, pagesMarkup } from './listings-markup';

interface Stock extends ListingKind {
  readonly items: readonly Listed[];
  readonly hasControls: boolean;
}

const list = (count: number, noun: string, categories: readonly string[]): Listed[] =>
  Array.from({ length: count }, (_, index) => {
    const category = categories[index % categories.length] ?? '';
    return { id: index + 1, title: `${noun} ${index + 1}`, category };
  });

const SUBJECTS = ['biology', 'history', 'music', 'sport'];

/** The contents by ajax action. */
const STOCK = new Map<string, Stock>(
  (
    [
      ['gdlr_core_portfolio_ajax', 'portfolio-item-holder', list(40, 'Project', SUBJECTS), true],
      [
        'gdlr_core_personnel_ajax',
        'personnel-item-holder',
        list(30, 'Teacher', ['juniors', 'seniors', 'office']),
        false,
      ],
      ['gdlr_core_post_ajax', 'blog-item-holder', list(40, 'News', SUBJECTS), true],
      ['gdlr_core_product_ajax', 'product-item-holder', list(12, 'Book', ['novels', 'atlases']), true],
    ] as const
  ).map(([action, holder, items, hasControls]) => [
    action,
    { action, holder: `gdlr-core-${holder}`, items, hasControls },
  ]),
);

const OPTIONS: ReadonlySet<string> = new Set(['paged', 'category']);

/**
 * @param body the body of the request
 * @returns the response; undefined for other actions
 */
export function listingAnswer(body: string): Record<string, unknown> | undefined {
  const { action, settings: sent, option } = formDecode(body);
  const stock = STOCK.get(textOf(action));
  if (!stock) return undefined;
  if (typeof sent !== 'object') return { status: 'failed', message: 'Settings variable is not defined.' };
  const asked = typeof option === 'object' ? option : {};
  const [name, value] = [textOf(asked['name']), textOf(asked['value'])];
  const isAsked = OPTIONS.has(name) && value !== '';
  const settings: Record<string, unknown> = {
    ...sent,
    ...(isAsked ? { [name]: value } : {}),
    ...(name === 'paged' && isAsked ? {} : { paged: '1' }),
  };
  const paged = Number(settings['paged']);
  const wanted = settings['category'];
  const category = typeof wanted === 'string' ? wanted : '';
  const all = stock.items.filter((item) => category === '' || item.category === category);
  const size = Number(settings['num-fetch'] ?? 9);
  const last = Math.ceil(all.length / size);
  const items = all.slice((paged - 1) * size, paged * size);
  const content = items.map((item, index) => itemMarkup(stock, settings, item, index)).join('');
  const hasPages = stock.hasControls && settings['pagination'] === 'page' && name !== 'paged';
  const hasMore = stock.hasControls && settings['pagination'] === 'load-more';
  return {
    status: 'success',
    content,
    ...(hasPages && { pagination: last > 1 ? pagesMarkup(stock, settings, paged, last) : 'none' }),
    ...(hasMore && { load_more: paged < last ? moreMarkup(stock, settings, paged + 1) : 'none' }),
  };
}

function textOf(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
