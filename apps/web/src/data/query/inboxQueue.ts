import { limitParallel } from '@countersign/chain-client/reads'

/** The inbox sends one request per account. This limit leaves connections for the requests of the open page. */
export const inboxQueue = limitParallel(4)
