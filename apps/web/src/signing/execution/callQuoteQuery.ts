import type { Chain } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'

/** Fees change with each block; a base fee moves by at most an eighth per block. */
const REFRESH_MS = 20_000

export type SentCall = { readonly to: Address; readonly data: Hex }

type Asked = {
  readonly chain: Chain
  /** The name of the transaction, see `feeChoices`. */
  readonly name: string
  /** What the wallet will be asked to send; null while it is not known. */
  readonly build: (() => SentCall | Promise<SentCall>) | null
  readonly sender: Address | null
  /** The transaction is being sent. */
  readonly isHeld: boolean
}

/** Gas and fees of a call that the connected wallet sends. */
export const callQuoteQuery = ({ chain, name, build, sender, isHeld }: Asked) =>
  queryOptions({
    queryKey: ['fee-quote', chain.chainId, name, sender],
    queryFn: async () => {
      if (sender === null || build === null) return null
      const [{ publicClientFor }, { readFeeQuote }, { to, data }] = await Promise.all([
        import('../../data/chain-access/publicClientFor.ts'),
        import('./readFeeQuote.ts'),
        build(),
      ])
      return readFeeQuote(chain, publicClientFor(chain), { from: sender, to, data })
    },
    enabled: sender !== null && build !== null && !isHeld,
    refetchInterval: REFRESH_MS,
    staleTime: REFRESH_MS / 2,
    retry: false,
    structuralSharing: false,
    meta: { persist: false },
  })
