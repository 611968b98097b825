/** Disables the controls of a block while a request is in flight (goodlayers-listings, sections 2 and 11). */
import type { Control } from './control/control';

/** @returns a function that enables them */
export function markBusy(control: Control, all: readonly Control[]): () => void {
  control.state.set({ isBusy: true, isChanged: true });
  for (const { state } of all) state.set({ isDisabled: true, hasFailed: false });
  return () => {
    control.state.set({ isBusy: false });
    for (const { state } of all) state.set({ isDisabled: false });
  };
}
