/**
 * The time without scrolling after which the page counts as at rest, in ms. Longer than the pause between two turns of a
 * wheel, because mounting a widget in between would delay the next turn. A visitor who reads or aims stops for longer; one
 * who looks through the page does not.
 */
export const REST_MS = 400;
