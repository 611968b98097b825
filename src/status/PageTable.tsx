/** The table of checked pages. Reasons are folded, because most owners need only the names. */
import type { CSSProperties, ReactNode } from 'react';
import { type CheckedPage, kilobytes, mostUrgentFirst } from './check';

/** @returns a text of the status box in the administrator's language, with values in place of `%s`, `%1$s` and so on */
export type Text = (key: string, ...values: readonly (string | number)[]) => string;

interface PageTableProps {
  readonly pages: readonly CheckedPage[];
  readonly text: Text;
}

/** A check may have a hundred pages. */
const BOX: CSSProperties = { maxBlockSize: '24rem', overflow: 'auto' };

export function PageTable({ pages, text }: PageTableProps): ReactNode {
  return (
    <section style={BOX} tabIndex={0} aria-label={text('pages')}>
      <table className="widefat striped">
        <thead>
          <tr>
            {['page', 'goes', 'stays', 'saved'].map((key) => (
              <th key={key} scope="col">
                {text(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mostUrgentFirst(pages).map((row) => (
            <tr key={row.page}>
              <th scope="row">
                <a href={row.page}>{pathOf(row.page)}</a>
                {row.line && <p className="description">{row.line}</p>}
              </th>
              {row.problem || row.skipped ? (
                <td colSpan={3}>{row.problem || row.skipped}</td>
              ) : (
                <>
                  <td>{row.goes.join(', ') || text('none')}</td>
                  <td>
                    <Stays stays={row.stays} text={text} />
                  </td>
                  <td>{row.saved < 0 ? text('more', kilobytes(-row.saved)) : kilobytes(row.saved)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Stays({ stays, text }: { readonly stays: CheckedPage['stays']; readonly text: Text }): ReactNode {
  if (stays.length === 0) return text('none');
  return (
    <>
      {stays.map(({ name }) => name).join(', ')}
      <details>
        <summary>{text('why')}</summary>
        {stays.map(({ name, why }) => (
          <p key={name}>
            <strong>{name}</strong> {why}
          </p>
        ))}
      </details>
    </>
  );
}

function pathOf(address: string): string {
  try {
    const { pathname, search } = new URL(address);
    return decodeURI(pathname) + search;
  } catch {
    return address;
  }
}
