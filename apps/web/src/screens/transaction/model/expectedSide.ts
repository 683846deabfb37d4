import type { ExpectedEffects } from '../../../data/storage/expectedEffects.ts'
import type { Side } from './compareEffects.ts'

/** The stored figures as numbers. */
export const expectedSide = ({ moves, held, fee }: ExpectedEffects): Side => ({
  moves: moves.map(({ owner, token, tokenId, amount }) => ({
    owner,
    token,
    tokenId: tokenId === null ? null : BigInt(tokenId),
    amount: BigInt(amount),
  })),
  held: held.map(({ owner, token, value }) => ({ owner, token, value: BigInt(value) })),
  fee: fee && { payer: fee.payer, cost: BigInt(fee.cost), held: fee.held === null ? null : BigInt(fee.held) },
})
