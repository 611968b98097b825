/**
 * The elements around the slides: toolbar, arrows, caption, thumbnails, and the position in the set, which is
 * announced. Rendered with a portal into PhotoSwipe's dialog, which React does not own.
 */
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LiveText } from '../../../runtime/react/live-text';
import { mountBeside } from '../../../runtime/react/mount';
import type { Item } from '../../shared/media/item';
import type { Labels } from '../../shared/media/labels';
import type { LightboxLook, Shared, Tool } from '../look';
import { AUTOPLAY_MS } from '../restartable-timer';
import type { Session } from '../session-types';
import { CAPTION_ID } from '../slides/slides';
import type { LightboxView } from '../view';
import { Button, Drawing, type PictureActions, PictureButtons, Share } from './controls';

/** The actions of the toolbar. */
interface LightboxActions extends PictureActions {
  readonly close: () => void;
  readonly goTo: (index: number) => void;
  readonly toggleAutoplay: () => void;
  readonly toggleThumbnails: () => void;
  readonly toggleFullscreen: () => void;
  readonly toggleSharing: () => void;
}

/** The data of a slide. */
interface LightboxEntry extends Shared {
  readonly thumbnail: string | undefined;
}

export interface LightboxProps {
  readonly dialog: HTMLElement;
  readonly entries: readonly LightboxEntry[];
  readonly labels: Labels;
  readonly look: LightboxLook;
  readonly actions: LightboxActions;
  readonly canFullscreen: boolean;
  readonly captionId: string;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly view: () => LightboxView;
}

function Lightbox({ dialog, subscribe, view: read, ...props }: LightboxProps): ReactNode {
  // Not useSyncExternalStore: a change during time-sliced rendering would make React render everything synchronously.
  const [view, setView] = useState(read);
  useLayoutEffect(() => {
    const follow = (): void => setView(read());
    follow();
    return subscribe(follow);
  }, [read, subscribe]);
  return createPortal(<Bars {...props} view={view} />, dialog);
}

type BarsProps = Omit<LightboxProps, 'dialog' | 'subscribe' | 'view'> & { readonly view: LightboxView };

function Bars({ entries, labels, look, actions, canFullscreen, captionId, view }: BarsProps): ReactNode {
  const { index, isPlaying } = view;
  const isSet = entries.length > 1;
  const place = labels.place(index + 1, entries.length);
  return (
    <>
      <Toolbar
        entries={entries}
        labels={labels}
        look={look}
        actions={actions}
        canFullscreen={canFullscreen}
        view={view}
      />
      {isPlaying && (
        <div
          className="atoll-lightbox-progress"
          key={index}
          style={{ animationDuration: `${AUTOPLAY_MS}ms` }}
        />
      )}
      {isSet && !(look.zoomScale && view.isZoomed) && (
        <>
          <Button icon="previous" name={labels.previous} onPress={() => actions.goTo(index - 1)} />
          <Button icon="next" name={labels.next} onPress={() => actions.goTo(index + 1)} />
        </>
      )}
      {view.isLoading && <div className="atoll-lightbox-loading" />}
      <div className="atoll-lightbox-foot">
        <Caption id={captionId} nodes={view.caption} />
        {isSet && view.hasThumbnails && (
          <Thumbnails entries={entries} labels={labels} current={index} onChoose={actions.goTo} />
        )}
      </div>
      <LiveText
        as="div"
        className="atoll-lightbox-status"
        role="status"
        text={isSet && view.hasArrived ? place : ''}
      />
    </>
  );
}

type ToolbarProps = Omit<BarsProps, 'captionId'>;

function Toolbar({ entries, labels, look, actions, canFullscreen, view }: ToolbarProps): ReactNode {
  const { index, isPlaying } = view;
  const isSet = entries.length > 1;
  const entry = entries[index];
  const has = (tool: Tool): boolean => look.tools.has(tool);
  return (
    <div className="atoll-lightbox-toolbar">
      {isSet && has('counter') && (
        <LiveText
          as="span"
          className={['atoll-lightbox-counter', look.counterClass].filter(Boolean).join(' ')}
          aria-hidden
          text={`${index + 1} / ${entries.length}`}
        />
      )}
      {isSet && has('autoplay') && (
        <Button
          icon={isPlaying ? 'pause' : 'play'}
          name={labels.autoplay}
          isPressed={isPlaying}
          onPress={actions.toggleAutoplay}
        />
      )}
      {has('picture') && <PictureButtons labels={labels} actions={actions} isOff={!view.canZoom} />}
      {canFullscreen && has('fullscreen') && (
        <Button icon="fullscreen" name={labels.fullscreen} onPress={actions.toggleFullscreen} />
      )}
      {has('zoom') && (
        <Button
          icon={view.isZoomed ? 'zoomOut' : 'zoomIn'}
          name={labels.zoom}
          isPressed={view.isZoomed}
          isOff={!view.canZoom}
          onPress={() => actions.zoom('actual')}
        />
      )}
      {isSet && has('thumbnails') && (
        <Button
          icon="grid"
          name={labels.thumbnails}
          isPressed={view.hasThumbnails}
          onPress={actions.toggleThumbnails}
        />
      )}
      {entry && has('share') && (
        <Share
          label={labels.share}
          links={look.share(entry)}
          isOpen={view.isSharing}
          onToggle={actions.toggleSharing}
        />
      )}
      {entry?.file !== undefined && has('download') && (
        <a
          className="atoll-lightbox-button atoll-lightbox-download"
          href={entry.file}
          target="_blank"
          rel="noopener"
          download=""
          aria-label={labels.download}
        >
          <Drawing icon="download" />
        </a>
      )}
      <Button icon="close" name={labels.close} onPress={actions.close} />
    </div>
  );
}

/** Inserts the nodes without React. They are already sanitised. */
function Caption({
  id,
  nodes,
}: {
  readonly id: string;
  readonly nodes: DocumentFragment | undefined;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(nodes?.cloneNode(true) ?? ''), [nodes]);
  return <div className="atoll-lightbox-caption" id={id} ref={box} />;
}

interface ThumbnailsProps {
  readonly entries: readonly LightboxEntry[];
  readonly labels: Labels;
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

function Thumbnails({ entries, labels, current, onChoose }: ThumbnailsProps): ReactNode {
  // Rendered last, because there may be hundreds of thumbnails.
  const isFilled = useDeferredValue(true, false);
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const thumbnail = isFilled && strip.current?.children[current];
    // Not scrollIntoView, which would also scroll the page behind.
    if (strip.current && thumbnail instanceof HTMLElement)
      strip.current.scrollLeft =
        thumbnail.offsetLeft - (strip.current.clientWidth - thumbnail.clientWidth) / 2;
  }, [current, isFilled]);
  return (
    <div className="atoll-lightbox-thumbnails" role="group" aria-label={labels.thumbnails} ref={strip}>
      {(isFilled ? entries : []).map(({ name, thumbnail }, index) => (
        <button
          type="button"
          // oxlint-disable-next-line react/no-array-index-key -- a set never changes while it is open
          key={index}
          aria-label={`${labels.place(index + 1, entries.length)}${name ? `: ${name}` : ''}`}
          {...(index === current && { 'aria-current': true })}
          onClick={() => onChoose(index)}
        >
          {thumbnail === undefined ? (
            index + 1
          ) : (
            <img src={thumbnail} alt="" loading="lazy" decoding="async" />
          )}
        </button>
      ))}
    </div>
  );
}

/**
 * Draws the bars.
 *
 * @throws what React throws; the session has ended then
 */
export async function mountBars({
  choice,
  opening,
  labels,
  view,
  timers,
  slideshow,
  signal,
  goTo,
}: Session): Promise<void> {
  const { read, change, subscribe } = view;
  const dialog = slideshow.element;
  const actions: LightboxActions = {
    close: slideshow.close,
    goTo,
    zoom: slideshow.zoom,
    rotate: slideshow.rotate,
    toggleAutoplay: () => timers.setPlaying(!read().isPlaying),
    toggleThumbnails() {
      change({ hasThumbnails: !read().hasThumbnails });
      slideshow.resize();
    },
    toggleFullscreen: () => void toggleFullscreen(dialog),
    toggleSharing: () => change({ isSharing: !read().isSharing }),
  };
  const content = (
    <Lightbox
      dialog={dialog}
      entries={choice.set.items.map((item, index) => toEntry(item, choice.set.links[index]))}
      labels={labels}
      look={opening.look}
      captionId={CAPTION_ID}
      canFullscreen={document.fullscreenEnabled}
      view={read}
      subscribe={subscribe}
      actions={actions}
    />
  );
  const { whenMounted, unmount } = mountBeside(dialog, content, opening.context);
  signal.addEventListener('abort', unmount);
  try {
    await whenMounted;
  } catch (error) {
    slideshow.end();
    throw error;
  }
}

async function toggleFullscreen(dialog: HTMLElement): Promise<void> {
  // The browser may refuse; the lightbox stays as it is then.
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
  else await dialog.requestFullscreen().catch(() => undefined);
}

/**
 * @param link the link that opens the item
 * @returns the data of an item for the bars
 */
function toEntry(item: Item, link: HTMLElement | undefined): LightboxEntry {
  // Large images are not loaded as thumbnails, except embedded ones. A video's picture is fetched from the video's host,
  // so it is fetched only when the slide is shown.
  const embedded = item.kind === 'image' && item.src.startsWith('data:') ? item.src : undefined;
  return {
    name: item.alt,
    thumbnail: item.thumbnail ?? embedded,
    file: item.kind === 'image' ? item.src : undefined,
    link,
  };
}
