import { limitParallel } from '../rpc/limitParallel.ts'

/** Requests that the inbox makes once per account: they leave room for those of the open page. */
export const inboxQueue = limitParallel(4)
