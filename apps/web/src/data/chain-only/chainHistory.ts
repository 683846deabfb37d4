import { browserKeyValue } from './browserKeyValue.ts'
import { createHistoryReader } from '@countersign/chain-client'

/** The history of accounts as far as this browser has read it, stored in IndexedDB. */
export const chainHistory = createHistoryReader(browserKeyValue('countersign-history'))
