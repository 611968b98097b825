import type { ConformanceRecord } from '../../support/conformance';
import { tabs } from './tabs';
import { priceTable } from './price-table';
export const records: readonly ConformanceRecord[] = [tabs, priceTable, ];
