import { createLastWallet } from '@countersign/connect/core'

/** The wallet of the last connection. */
export const lastWallet = createLastWallet('countersign.wallet')
