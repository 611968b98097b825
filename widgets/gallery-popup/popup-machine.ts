/** The state of an open lightbox: the slide that is wanted, the slide that is shown, and the status of its image. */
import type { Item } from '../shared/media/item';

/** A slide with its caption. */
export interface ShownSlide {
  readonly index: number;
  readonly item: Item;
  readonly caption: DocumentFragment | undefined;
  /** The alternative text of an image. */
  readonly alt: string;
  /** The dialog's name while the slide is shown. */
  readonly name: string;
  /** The position in the set, "2 of 7"; '' for a single slide. */
  readonly place: string;
  /** True for a video in portrait format. */
  readonly isVertical: boolean;
  /** True for a video, false for another page in a frame. */
  readonly isVideo: boolean;
}

export type ImageStatus = 'loading' | 'ready' | 'error';

export interface PopupState {
  readonly count: number;
  /** The slide that the visitor wants to see. Its caption may still be loading. */
  readonly index: number;
  readonly shown: ShownSlide | undefined;
  /** How many slides have been shown. Distinguishes a slide that is shown again. */
  readonly showing: number;
  /** Players are ready at once. */
  readonly status: ImageStatus;
}

export type PopupEvent =
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'show'; readonly slide: ShownSlide }
  | { readonly type: 'image'; readonly slide: ShownSlide; readonly status: 'ready' | 'error' };

export const firstPopupState = (count: number, index: number): PopupState => ({
  count,
  index,
  shown: undefined,
  showing: 0,
  status: 'loading',
});

/** @returns the state after an event; the same object if a later slide made the event obsolete */
export function nextPopupState(state: PopupState, event: PopupEvent): PopupState {
  const { count, index, shown } = state;
  switch (event.type) {
    case 'step':
      return count > 1 ? { ...state, index: (index + event.by + count) % count } : state;
    case 'show': {
      const { slide } = event;
      if (slide.index !== index) return state;
      const status = slide.item.kind === 'image' ? 'loading' : 'ready';
      return { ...state, shown: slide, showing: state.showing + 1, status };
    }
    case 'image':
      return event.slide === shown ? { ...state, status: event.status } : state;
    default:
      return event satisfies never;
  }
}
