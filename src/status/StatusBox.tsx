/** The status box: checks the site's pages, and shows what Atoll does on them. */
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import {
  averageSaved,
  type CheckedPage,
  checkSite,
  examined,
  filled,
  kilobytes,
  mostUrgentFirst,
  reportOf,
  type StatusData,
  verdictOn,
} from './check';

/**
 * @param props.data what the settings page prints
 */
export function StatusBox({ data }: { readonly data: StatusData }): ReactNode {
  const [pages, setPages] = useState(data.check?.pages ?? []);
  const [progress, setProgress] = useState('');
  const [isNew, setNew] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const [isChecking, setChecking] = useState(false);
  const text: Text = (key, ...values) => filled(data.strings[key] ?? key, values);

  const check = async (): Promise<void> => {
    const controller = new AbortController();
    stop.current = controller;
    setChecking(true);
    setProgress('');
    try {
      await checkSite(
        data,
        (checked, total) => {
          setPages(checked);
          setNew(true);
          setProgress(text('progress', checked.length, total));
        },
        controller.signal,
      );
    } catch (error) {
      if (!controller.signal.aborted)
        setProgress(text('failed', error instanceof Error ? error.message : ''));
    } finally {
      setChecking(false);
    }
  };

  const verdict = verdictOn(pages);
  const gaining = pages.filter(({ saved }) => saved > 0);
  return (
    <>
      {data.mode && <p>{data.mode}</p>}
      <div className={`notice inline ${verdict === 'good' ? 'notice-success' : 'notice-info'}`}>
        <p>
          <strong>
            {text(verdict, gaining.length, examined(pages).length, kilobytes(averageSaved(pages)))}
          </strong>
        </p>
        {data.check && !isNew && <p>{text('date', data.check.date)}</p>}
        <p>
          <button
            type="button"
            className="button"
            onClick={() => (isChecking ? stop.current?.abort() : void check())}
          >
            {text(isChecking ? 'stop' : 'check')}
          </button>{' '}
          <span role="status">{progress}</span>
        </p>
      </div>
      {pages.length > 0 && (
        <>
          <PageTable pages={pages} text={text} />
          <p className="description">{text('saving')}</p>
          <Report report={reportOf(data.found, pages)} text={text} />
        </>
      )}
    </>
  );
}

/** The button that copies the report. If the browser refuses to copy, the report is shown. */
function Report({ report, text }: { readonly report: string; readonly text: Text }): ReactNode {
  const [outcome, setOutcome] = useState<'' | 'copied' | 'not_copied'>('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(report);
      setOutcome('copied');
    } catch {
      setOutcome('not_copied');
    }
  };
  return (
    <>
      <p>
        <button type="button" className="button" onClick={() => void copy()}>
          {text('copy')}
        </button>{' '}
        <span role="status">{outcome && text(outcome)}</span>
      </p>
      {outcome === 'not_copied' && (
        <textarea className="large-text code" rows={8} readOnly aria-label={text('report')} value={report} />
      )}
    </>
  );
}

/** @returns a text of the status box in the administrator's language, with values in place of `%s`, `%1$s` and so on */
type Text = (key: string, ...values: readonly (string | number)[]) => string;

interface PageTableProps {
  readonly pages: readonly CheckedPage[];
  readonly text: Text;
}

/** A check may have a hundred pages. */
const BOX: CSSProperties = { maxBlockSize: '24rem', overflow: 'auto' };

/** The table of checked pages. Reasons are folded, because most owners need only the names. */
function PageTable({ pages, text }: PageTableProps): ReactNode {
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
