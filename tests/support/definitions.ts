/** All widgets of the build: those of the entry, and those of the module for Elementor. */
import { definitions as ofEntry } from '../../src/definitions';
import { elementorDefinitions } from '../../src/elementor-definitions';

export const definitions = [...ofEntry, ...elementorDefinitions];
