/** @returns the shared chunk with React and the React part of the runtime, for a definition's `shared` */
export const reactChunk = (): Promise<unknown> => import('./mount');
