/** @returns the shared chunk with React and the runtime's React half, for a definition's `shared` */
export const reactChunk = (): Promise<unknown> => import('./mount');
