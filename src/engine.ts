/** The engine of this build, which knows what its widgets show on paper. The entry imports it with the first widget. */
import { createEngine as createRuntimeEngine, type EngineModule } from '../runtime/core/engine';

export const createEngine: EngineModule['createEngine'] = (services) =>
  createRuntimeEngine(services, () => import('./printing'));
