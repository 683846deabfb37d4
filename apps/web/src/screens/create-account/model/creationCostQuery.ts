import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { callQuoteQuery } from '../../../signing/execution/callQuoteQuery.ts'

type Asked = {
  /** Decides the contracts. */
  readonly first: Chain
  readonly chain: Chain
  readonly version: string | null
  readonly owners: number
  /** Without a wallet, a sample address asks: the gas is the same. */
  readonly payer: Address | null
}

/**
 * What the creation costs on a network now, before its owners are known: the gas depends on their number, not on who they are. The review
 * asks again with the owners.
 */
export const creationCostQuery = ({ first, chain, version, owners, payer }: Asked) =>
  callQuoteQuery({
    chain,
    name: `creation-sample:${first.chainId}:${version}:${owners}`,
    build: async () => {
      const [{ contractsFor }, { sampleCreation }] = await Promise.all([
        import('../../../data/creation/contractsOf.ts'),
        import('./sampleCreation.ts'),
      ])
      return sampleCreation(
        await contractsFor(first, version),
        Array.from({ length: owners }, (_none, index) => sampleAddress(index)),
      )
    },
    sender: payer ?? sampleAddress(0),
    isHeld: false,
  })

/** Without zero bytes, which cost less than those of a real address. */
const sampleAddress = (index: number): Address => `0x${(0x11111111 + index).toString(16).repeat(5)}`
