/** The inspector: lists the widgets on the page, and the decisions about the originals' scripts. */
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { withCount } from '../../runtime/page/plural';
import { rememberOpen, wasOpen } from './memory';
import { bytesSaved, type Decisions, groupByState, type ListedWidget, listWidgets } from './page';

const INSPECT = { key: 'inspect', text: 'Atoll: %s widget', plural: 'Atoll: %s widgets' };

/** Joins the states of all widgets in one string, so that React renders again only if a state has changed. */
const snapshot = (): string =>
  listWidgets()
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
 * The panel, and its button in the toolbar. Opening the panel moves the focus into it, and Escape closes it. The panel
 * stays open on the next page, without the focus.
 *
 * @param props.decisions the server's decisions on this page
 */
export function Inspector({ decisions }: { readonly decisions: Decisions }): ReactNode {
  const [isOpen, setOpen] = useState(wasOpen);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const toggle = (): void => {
    flushSync(() => setOpen(!isOpen));
    rememberOpen(!isOpen);
    (isOpen ? button : panel).current?.focus();
  };
  useSyncExternalStore(subscribe, snapshot);
  const widgets = listWidgets();
  const text = (key: string): string => decisions.strings[key] ?? key;
  const stays = decisions.scripts.filter(({ isEmptied }) => !isEmptied);
  const goes = decisions.scripts.filter(({ isEmptied }) => isEmptied);
  const size = `${Math.round(bytesSaved(decisions) / 1000)} kB`;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {withCount(new Map(Object.entries(decisions.strings)), INSPECT, widgets.length)}
      </button>
      <section
        ref={panel}
        id={id}
        className="panel"
        tabIndex={-1}
        hidden={!isOpen}
        aria-label={text('title')}
        onKeyDown={(event) => event.key === 'Escape' && toggle()}
      >
        {decisions.reportOnly && <p>{text('report_only')}</p>}
        <WidgetTable widgets={widgets} text={text} />
        {decisions.rest && <p>{decisions.rest}</p>}
        <Rows caption={text('stays')} rows={stays.map((script): Row => [script.handle, script.text])} />
        <Rows
          caption={text('scripts').replace('%s', size)}
          rows={[
            ...goes.map((script): Row => [script.handle, script.text]),
            ...decisions.freed.map(({ handle }): Row => [handle, text('freed')]),
          ]}
        />
        <Rows
          caption={text('originals')}
          rows={decisions.originals.map((original): Row => [original.title, original.text])}
        />
        <a href={withoutAtoll(window.location.href)}>{text('without')}</a>
      </section>
    </>
  );
}

interface WidgetTableProps {
  readonly widgets: readonly ListedWidget[];
  readonly text: (key: string) => string;
}

/** Lists the widgets by state: failed ones first, because an administrator looks for them. */
function WidgetTable({ widgets, text }: WidgetTableProps): ReactNode {
  return (
    <table>
      <caption>{text('widgets')}</caption>
      <thead>
        <tr>
          {['widget', 'ready', 'place'].map((key) => (
            <th key={key} scope="col">
              {text(key)}
            </th>
          ))}
        </tr>
      </thead>
      {groupByState(widgets).map(([state, group]) => (
        <tbody key={state}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {`${text(`state_${state}`)} (${group.length})`}
            </th>
          </tr>
          {group.map((widget) => (
            <tr key={widget.key}>
              <th scope="row">{widget.name}</th>
              <td>{widget.readyInMs === undefined ? '–' : `${widget.readyInMs} ms`}</td>
              <td>
                <button type="button" onClick={() => show(widget)}>
                  {text('show')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** A row's heading and its text. */
type Row = readonly [head: string, text: string];

/** Renders nothing if there are no rows. */
function Rows({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }): ReactNode {
  if (rows.length === 0) return undefined;
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([head, text]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td>{text}</td>
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
