import type { Chain } from '@countersign/api'
import { keyOfMove, type Move } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import type { Held } from '../../../parts/simulation/Predicted.ts'

type Input = {
  readonly chain: Chain
  /** The block that contains the execution; null until its receipt was read. */
  readonly block: bigint | null
  /** Whose balances of what. */
  readonly holdings: readonly Pick<Held, 'owner' | 'token'>[]
}

export type Happened = {
  readonly block: bigint
  /** Balances at the end of the block before, and their changes in the block. */
  readonly held: readonly Held[]
  readonly moves: readonly Move[]
}

/** The balances before and after the block, from the chain. A node without old states gives none. */
export const happenedQuery = ({ chain, block, holdings }: Input) =>
  queryOptions({
    queryKey: [
      'happened',
      chain.chainId,
      block?.toString() ?? null,
      holdings.map(({ owner, token }) => `${owner} ${token}`),
    ] as const,
    queryFn: async (): Promise<Happened> => {
      if (block === null) throw new RangeError('The block is not known.')
      const { readHoldings } = await import('../../../data/chain-access/readHoldings.ts')
      const [before, after] = await Promise.all([
        readHoldings(chain, holdings, block - 1n),
        readHoldings(chain, holdings, block),
      ])
      const read = holdings.flatMap(({ owner, token }) => {
        const [first, second] = [valueOf(before, owner, token), valueOf(after, owner, token)]
        return first === null || second === null ? [] : [{ owner, token, value: first, change: second - first }]
      })
      return {
        block,
        held: read.map(({ owner, token, value }) => ({ owner, token, value })),
        moves: read.map(({ owner, token, change }) => ({ owner, token, tokenId: null, amount: change })),
      }
    },
    enabled: block !== null && holdings.length > 0,
    staleTime: Infinity,
    structuralSharing: false,
    meta: { persist: false },
  })

type BalanceOf = Awaited<ReturnType<typeof import('../../../data/chain-access/readHoldings.ts').readHoldings>>

function valueOf(balanceOf: BalanceOf, owner: Address, token: Address | null): bigint | null {
  const read = balanceOf(owner, token)
  return read?.ok === true ? read.value : null
}

/** The holder and the asset of each move, once. */
export const holdingsOf = (moves: readonly Move[]): Pick<Held, 'owner' | 'token'>[] => [
  ...new Map(
    moves
      .filter(({ tokenId }) => tokenId === null)
      .map(({ owner, token }) => [keyOfMove({ owner, token, tokenId: null }), { owner, token }]),
  ).values(),
]
