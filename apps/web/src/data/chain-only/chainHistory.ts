import { browserKeyValue } from './local/keyValue.ts'
import { createHistoryReader } from './scan/createHistoryReader.ts'

/** The past of accounts as far as this browser read it, kept in IndexedDB. */
export const chainHistory = createHistoryReader(browserKeyValue('countersign-history'))
