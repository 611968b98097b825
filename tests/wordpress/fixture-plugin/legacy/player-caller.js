// @ts-nocheck -- the player's function is not declared.
window.jQuery?.('video').mediaelementplayer?.();
