import type { Hex } from '@countersign/primitives'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import type { ExpectedEffects } from '../../data/storage/expectedEffects.ts'
import type { Predicted } from './Predicted.ts'

/** The figures in the form in which they are stored. */
export const toExpectedEffects = (
  { chainId, safe }: AccountKey,
  hash: Hex,
  predicted: Predicted,
  at: number,
): ExpectedEffects => ({
  chainId,
  safe,
  hash,
  at,
  block: predicted.block.toString(),
  moves: predicted.moves.map(({ owner, token, tokenId, amount }) => ({
    owner,
    token,
    tokenId: tokenId?.toString() ?? null,
    amount: amount.toString(),
  })),
  held: predicted.held.map(({ owner, token, value }) => ({ owner, token, value: value.toString() })),
  fee: predicted.fee && {
    payer: predicted.fee.payer,
    cost: predicted.fee.cost.toString(),
    held: predicted.fee.held?.toString() ?? null,
  },
})
