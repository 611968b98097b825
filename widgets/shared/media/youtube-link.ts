/** Recognises links to YouTube as Elementor does (elementor-frontend, section 3.9). */

const YOUTUBE =
  /^(?:https?:\/\/)?(?:www\.)?(?:m\.)?(?:youtu\.be\/|youtube\.com\/(?:(?:watch)?\?(?:.*&)?vi?=|(?:embed|v|vi|user|shorts)\/))([\w-]{11})(?![\w-])/;

/** @returns the id of the video; undefined for another link */
export const youTubeId = (link: string): string | undefined => YOUTUBE.exec(link.trim())?.[1];
