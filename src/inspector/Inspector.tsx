/** The inspector: lists the widgets on the page, and the decisions about the originals' scripts. */
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { withCount } from '../../runtime/page/plural';
import { bytesSaved, type Decisions, type ListedWidget, listWidgets } from './page';

/** Directly below the admin toolbar, whose z-index is 99,999. */
const PANEL: CSSProperties = {
  position: 'fixed',
  insetBlockStart: 32,
  insetInlineEnd: 0,
  zIndex: 99_998,
  maxBlockSize: 'calc(100vh - 32px)',
  inlineSize: 'min(34rem, 100vw)',
  overflow: 'auto',
  padding: '1rem 1.25rem',
  boxSizing: 'border-box',
  background: '#fff',
  color: '#1d2327',
  font: '13px/1.5 system-ui, sans-serif',
  boxShadow: '0 2px 12px rgb(0 0 0 / 35%)',
};
const TABLE: CSSProperties = { inlineSize: '100%', borderCollapse: 'collapse', margin: '0 0 1rem' };
const CELL: CSSProperties = {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: '4px 8px 4px 0',
  borderBlockEnd: '1px solid #dcdcde',
};

const INSPECT = { key: 'inspect', text: 'Atoll: %s widget', plural: 'Atoll: %s widgets' };

/** Joins the states of all widgets in one string, so that React renders again only if a state has changed. */
const snapshot = (): string =>
  listWidgets(window.atoll)
    .map(({ name, state }) => `${name} ${state}`)
    .join();

function subscribe(onChange: () => void): () => void {
  const events = ['atoll:ready', 'atoll:error'];
  events.forEach((type) => document.addEventListener(type, onChange));
  return () => events.forEach((type) => document.removeEventListener(type, onChange));
}

/** Scrolls to a widget and highlights it. */
function show({ element }: ListedWidget): void {
  element.scrollIntoView({ block: 'center' });
  element.animate({ outline: ['4px solid #d63638', '4px solid transparent'] }, 1500);
}

/**
 * The panel, and its button in the toolbar. Opening the panel moves the focus into it, and Escape closes it.
 *
 * @param props.decisions the server's decisions on this page
 */
export function Inspector({ decisions }: { readonly decisions: Decisions }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useSyncExternalStore(subscribe, snapshot);
  const widgets = listWidgets(window.atoll);
  const text = (key: string): string => decisions.strings[key] ?? key;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="ab-item"
        style={{ background: 'none', border: 0, color: 'inherit', font: 'inherit', cursor: 'pointer' }}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {withCount(new Map(Object.entries(decisions.strings)), INSPECT, widgets.length)}
      </button>
      {/* Outside the toolbar, because the toolbar's style sheet styles everything as a menu. */}
      {createPortal(
        <section
          ref={panel}
          id={id}
          tabIndex={-1}
          hidden={!isOpen}
          aria-label={text('title')}
          style={PANEL}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          {decisions.reportOnly && <p>{text('report_only')}</p>}
          <WidgetTable widgets={widgets} text={text} />
          <Rows
            caption={text('scripts').replace('%s', `${Math.round(bytesSaved(decisions) / 1000)} kB`)}
            rows={[
              ...decisions.scripts.map((script): Row => [script.handle, script.text]),
              ...decisions.freed.map(({ handle }): Row => [handle, text('freed')]),
            ]}
          />
          <Rows
            caption={text('originals')}
            rows={decisions.originals.map((original): Row => [original.title, original.text])}
          />
          <a href={withoutAtoll(window.location.href)}>{text('without')}</a>
        </section>,
        document.body,
      )}
    </>
  );
}

interface WidgetTableProps {
  readonly widgets: readonly ListedWidget[];
  readonly text: (key: string) => string;
}

function WidgetTable({ widgets, text }: WidgetTableProps): ReactNode {
  return (
    <table style={TABLE}>
      <caption style={{ textAlign: 'start', fontWeight: 600 }}>{text('widgets')}</caption>
      <thead>
        <tr>
          {['widget', 'state', 'ready', 'place'].map((key) => (
            <th key={key} scope="col" style={CELL}>
              {text(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {widgets.map((widget) => (
          <tr key={widget.key}>
            <td style={CELL}>{widget.name}</td>
            <td style={CELL}>{widget.state}</td>
            <td style={CELL}>{widget.readyInMs === undefined ? '–' : `${widget.readyInMs} ms`}</td>
            <td style={CELL}>
              <button type="button" onClick={() => show(widget)}>
                {text('show')}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row's heading and its text. */
type Row = readonly [head: string, text: string];

function Rows({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }): ReactNode {
  return (
    <table style={TABLE}>
      <caption style={{ textAlign: 'start', fontWeight: 600 }}>{caption}</caption>
      <tbody>
        {rows.map(([head, text]) => (
          <tr key={head}>
            <th scope="row" style={CELL}>
              {head}
            </th>
            <td style={CELL}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function withoutAtoll(address: string): string {
  const url = new URL(address);
  url.searchParams.set('atoll', 'off');
  return url.href;
}
