/** A slide of a gallery's lightbox (essential-addons, section 6.5): an image, a frame or a video. */
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LiveText } from '../../runtime/react/live-text';
import { FRAME_PERMISSIONS } from '../shared/media/video';
import { type PopupReading, playerClassName } from './attributes';
import type { ImageStatus, ShownSlide } from './popup-machine';
import type { PopupWords } from './popup-words';

/** How long a notice is shown. */
const NOTICE_MS = 5000;
const FULL_SIZE = { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' } as const;

export interface SlideProps {
  readonly reading: PopupReading;
  readonly slide: ShownSlide;
  readonly status: ImageStatus;
  /** The button that closes the lightbox. */
  readonly close: ReactNode;
  /** Called when an image has loaded or failed. */
  readonly onStatus: (slide: ShownSlide, status: 'ready' | 'error') => void;
}

export function Slide(props: SlideProps): ReactNode {
  const { item } = props.slide;
  if (item.kind === 'image') return <ImageSlide {...props} src={item.src} />;
  if (item.kind === 'frame') return <PlayerSlide {...props} src={item.src} isFile={false} />;
  if (item.kind === 'video')
    return <PlayerSlide {...props} src={item.video.src} isFile={item.video.kind === 'file'} />;
  return null;
}

function ImageSlide({
  slide,
  status,
  close,
  onStatus,
  src,
}: SlideProps & { readonly src: string }): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const controller = new AbortController();
    if (image.current) fitWindow(image.current, controller.signal);
    return () => controller.abort();
  }, []);
  return (
    <div className={status === 'ready' ? 'mfp-figure' : 'mfp-figure mfp-loading'}>
      {status !== 'error' && close}
      <figure>
        <img
          ref={image}
          className="mfp-img"
          alt={slide.alt}
          onLoad={() => onStatus(slide, 'ready')}
          onError={() => onStatus(slide, 'error')}
          src={src}
        />
        <figcaption>
          <BottomBar slide={slide} />
        </figcaption>
      </figure>
    </div>
  );
}

/** Limits an image's height to that of the window. */
function fitWindow({ style }: HTMLElement, signal: AbortSignal): void {
  const fit = (): void => {
    style.maxHeight = `${document.documentElement.clientHeight}px`;
  };
  fit();
  window.addEventListener('resize', fit, { signal });
}

function PlayerSlide({
  reading,
  slide,
  close,
  src,
  isFile,
}: SlideProps & { readonly src: string; readonly isFile: boolean }): ReactNode {
  const { isNewer, hasVideoTag, notice, words } = reading;
  const className = playerClassName(reading);
  return (
    <div className="mfp-iframe-scaler">
      {close}
      {isFile && hasVideoTag ? (
        <video className={className} autoPlay controls playsInline src={src} style={FULL_SIZE} />
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows the pages and players of the editor
        <iframe
          className={className}
          title={slide.item.alt || words.dialog}
          allow={FRAME_PERMISSIONS}
          src={src}
        />
      )}
      {isNewer && <Notice text={slide.isVideo ? notice : ''} />}
      {isNewer && <BottomBar slide={slide} />}
    </div>
  );
}

function Notice({ text }: { readonly text: string }): ReactNode {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return !isOver && <LiveText as="div" className="eael-privacy-message" text={text} />;
}

function BottomBar({ slide: { caption, place } }: Pick<SlideProps, 'slide'>): ReactNode {
  const title = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (caption) title.current?.append(caption);
  }, [caption]);
  return (
    <div className="mfp-bottom-bar">
      <div className="mfp-title" ref={title} />
      <LiveText as="div" className="mfp-counter" text={place} />
    </div>
  );
}

export function CloseButton({
  words,
  ref,
}: {
  readonly words: PopupWords;
  readonly ref: Ref<HTMLButtonElement>;
}): ReactNode {
  return (
    <button type="button" className="mfp-close" title={words.closeTip} aria-label={words.close} ref={ref}>
      ×
    </button>
  );
}
