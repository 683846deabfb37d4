import type { Chain } from '@countersign/api'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import type { CreateDraft } from './CreateDraft.ts'
import { checkSalt } from './checkCreate.ts'

/** What decides the address besides the owners, and the address that is expected. */
export type Advanced = Pick<CreateDraft, 'version' | 'salt' | 'isBare' | 'expected'>

/** Chains as the person chose them; the first one decides the contracts. */
export const planQuery = (
  chains: readonly Chain[],
  owners: readonly Address[] | null,
  threshold: number,
  { version, salt, isBare }: Advanced,
) =>
  queryOptions({
    queryKey: [
      'account-plan',
      chains.map(({ chainId }) => chainId).join(),
      owners?.join() ?? null,
      threshold,
      version,
      salt,
      isBare,
    ],
    queryFn: async () => {
      const [first] = chains
      if (first === undefined) throw new RangeError('A plan needs a network.')
      const [{ planOnNetworks }, { contractsFor }] = await Promise.all([
        import('../../../data/creation/planAccount.ts'),
        import('../../../data/creation/contractsOf.ts'),
      ])
      const contracts = await contractsFor(first, version)
      return planOnNetworks(chains, owners ?? [], threshold, {
        contracts: isBare ? { ...contracts, fallbackHandler: ZERO_ADDRESS } : contracts,
        onlySalt: salt === null ? null : BigInt(salt.trim()),
      })
    },
    enabled: owners !== null && chains.length > 0 && checkSalt(salt) === null,
    staleTime: 10_000,
    meta: { persist: false },
  })

/** Whether a network has the contracts of the account, read from the network itself. */
export const networkAnswerQuery = (first: Chain, chain: Chain, version: string | null) =>
  queryOptions({
    queryKey: ['network-answer', first.chainId, chain.chainId, version],
    queryFn: async () => {
      const { contractsFor, readNetworkAnswer } = await import('../../../data/creation/contractsOf.ts')
      return readNetworkAnswer(chain, await contractsFor(first, version))
    },
    staleTime: 5 * 60_000,
    meta: { persist: false },
  })

/** The versions whose contracts a network has; the newest first. */
export const versionsQuery = (chain: Chain) =>
  queryOptions({
    queryKey: ['creation-versions', chain.chainId],
    queryFn: async () => {
      const { contractsOnChain } = await import('../../../data/creation/contractsOf.ts')
      return (await contractsOnChain(chain)).map(({ version }) => version)
    },
    staleTime: 10 * 60_000,
    meta: { persist: false },
  })
