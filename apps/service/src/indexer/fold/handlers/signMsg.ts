import type { Handler } from '../effects/Scope.ts'

/** The account itself signed a message, so no owner's signature is needed any more. */
export const signMsg: Handler<'signMsg'> = ({ safe, hash }, { chainId, transaction }) => [
  {
    kind: 'messageSigned',
    row: {
      chainId,
      safe,
      messageHash: hash,
      blockNumber: transaction.blockNumber,
      signedAt: transaction.blockTime,
    },
  },
]
