import type { Hex } from '@countersign/primitives'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import type { ExpectedEffects } from '../../data/storage/expectedEffects.ts'
import type { Foreseen } from './Foreseen.ts'

/** The figures in the form in which they are stored. */
export const toExpectedEffects = (
  { chainId, safe }: AccountKey,
  hash: Hex,
  foreseen: Foreseen,
  at: number,
): ExpectedEffects => ({
  chainId,
  safe,
  hash,
  at,
  block: foreseen.block.toString(),
  moves: foreseen.moves.map(({ owner, token, tokenId, amount }) => ({
    owner,
    token,
    tokenId: tokenId?.toString() ?? null,
    amount: amount.toString(),
  })),
  held: foreseen.held.map(({ owner, token, value }) => ({ owner, token, value: value.toString() })),
  fee: foreseen.fee && {
    payer: foreseen.fee.payer,
    cost: foreseen.fee.cost.toString(),
    held: foreseen.fee.held?.toString() ?? null,
  },
})
