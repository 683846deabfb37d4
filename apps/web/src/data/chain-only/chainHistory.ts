import { browserKeyValue } from './local/keyValue.ts'
import { createHistoryReader } from './scan/createHistoryReader.ts'

/** The history of accounts as far as this browser has read it, stored in IndexedDB. */
export const chainHistory = createHistoryReader(browserKeyValue('countersign-history'))
