import type { MovedAsset } from '@countersign/api'
import { mergeMoves, type Move } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'

/** What the account and the others gained and lost, as the service read it from the chain. */
export const recordedMoves = (safe: Address, moved: readonly MovedAsset[]): Move[] =>
  mergeMoves(
    moved.flatMap(({ direction, sender, recipient, transferInfo }): Move[] => {
      const [token, tokenId, amount] =
        transferInfo.type === 'ERC721'
          ? [transferInfo.tokenAddress, BigInt(transferInfo.tokenId), transferInfo.amount ?? 1n]
          : [transferInfo.type === 'ERC20' ? transferInfo.tokenAddress : null, null, transferInfo.value ?? 0n]
      const [from, to] = direction === 'OUTGOING' ? [safe, recipient.value] : [sender.value, safe]
      return [
        { owner: from, token, tokenId, amount: -amount },
        { owner: to, token, tokenId, amount },
      ]
    }),
  )
