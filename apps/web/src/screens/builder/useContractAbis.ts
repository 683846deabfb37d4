import type { Chain } from '@countersign/api'
import { erc20Abi, erc721Abi } from '@countersign/chains'
import { parseAbiText, resolveTarget, type ResolvedTarget } from '@countersign/safe/decode'
import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import type { ProvenanceSource } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Abi } from 'viem'
import { api } from '../../data/client/apiClient.ts'
import { publishedAbis } from '@countersign/describe/decoder'
import { sourceClaim, type SourceKeeper } from '../../data/chain-access/sourceClaims.ts'
import { readsOf } from '../../data/chain-access/targetStore.ts'
import { addedAbiFor, addedAbisStore } from '../../data/storage/addedAbis.ts'
import { useStore } from '../../data/store/useStore.ts'
import { certaintyWords, type Token } from '@countersign/describe/transaction'
import { methodOf, signatureOf, specialMethods, type Method } from './model/Method.ts'
import { callMessages as messages } from './callMessages.ts'

/** An ABI that may be used for a contract, and its source. */
export type AbiOffer = {
  readonly id: string
  readonly label: string
  readonly words: string
  readonly source: ProvenanceSource
  readonly methods: readonly Method[]
}

/** The code at an address, read from the chain. */
export const targetQuery = (chain: Chain, address: Address | null) => ({
  queryKey: ['builder-target', chain.chainId, address],
  queryFn: () => (address === null ? null : resolveTarget(address, null, readsOf(chain))),
  enabled: address !== null,
  staleTime: 60_000,
  retry: false,
  meta: { persist: false },
})

/** The known ABIs of a contract, or of the code that it runs; most certain first. */
export function useContractAbis(chain: Chain, address: Address | null, token: Token | null) {
  const added = useStore(addedAbisStore)
  const target = useQuery(targetQuery(chain, address)).data ?? null
  const offers = useMemo(
    () => (address === null ? [] : offersFor(chain.chainId, address, target, token)),
    // The added ABIs are read from the store below.
    // eslint-disable-next-line react/exhaustive-deps
    [chain, address, target, token, added],
  )
  return { target, offers }
}

function offersFor(chainId: string, address: Address, target: ResolvedTarget | null, token: Token | null): AbiOffer[] {
  const places = [address, ...(target?.hops.map((hop) => hop.address) ?? [])]
  const own = places.flatMap((place): AbiOffer[] => {
    const functions = addedAbiFor(place, chainId)?.functions ?? []
    const parsed = functions.length > 0 ? parseAbiText(functions.join('\n')) : null
    if (!parsed?.ok) return []
    const label = isSameAddress(place, address) ? messages.addedLabel : messages.addedForLabel(shortenAddress(place))
    return [offer(`added ${place}`, label, messages.added, 'you', methodsOf(parsed.functions))]
  })
  const published = publishedAbis(address, target).map(({ abi, certainty }, index): AbiOffer => {
    const words = certaintyWords(certainty)
    const name = 'contract' in certainty ? certainty.contract : messages.published
    const source = certainty.kind === 'code' ? 'chain' : 'unknown'
    return offer(`published ${index}`, messages.publishedBy(name), words?.long ?? '', source, methodsOf(abi))
  })
  const standard = token
    ? [
        offer(
          'standard',
          token.kind === 'ERC20' ? messages.erc20 : messages.erc721,
          messages.serviceToken(token.symbol),
          'service',
          methodsOf(token.kind === 'ERC20' ? erc20Abi : erc721Abi),
        ),
      ]
    : []
  return [...own, ...published, ...standard]
}

const offer = (
  id: string,
  label: string,
  words: string,
  source: ProvenanceSource,
  methods: readonly Method[],
): AbiOffer => ({
  id,
  label,
  words,
  source,
  methods,
})

/** What other services say about a contract; each of them learns the address from the request. */
export async function askForAbis(
  chain: Chain,
  places: readonly Address[],
  keeper: SourceKeeper | null,
): Promise<AbiOffer[]> {
  const asked = await Promise.all(
    places.flatMap((place) => [byService(chain, place), ...(keeper ? [byKeeper(keeper, chain, place)] : [])]),
  )
  return asked.flatMap((one) => (one ? [one] : []))
}

async function byService(chain: Chain, address: Address): Promise<AbiOffer | null> {
  const contract = await api()
    .getContract({ params: { chainId: chain.chainId, address } })
    // Unknown to it, or no service: nothing is claimed.
    .catch(() => null)
  const abi = contract?.contractAbi?.abi
  if (!contract || !abi) return null
  const text = JSON.stringify(abi)
  const parsed = parseAbiText(text)
  if (!parsed.ok) return null
  const methods = [...methodsOf(parsed.functions), ...specialMethods(text)]
  const words = messages.serviceAbi(contract.displayName)
  return offer(`service ${address}`, messages.serviceLabel(contract.displayName), words, 'service', methods)
}

async function byKeeper(keeper: SourceKeeper, chain: Chain, address: Address): Promise<AbiOffer | null> {
  const claim = await sourceClaim(keeper, chain, address).catch(() => null)
  if (!claim) return null
  const words = messages.keeperAbi({ keeper: claim.provider, address })
  return offer(
    `keeper ${address}`,
    messages.keeperLabel({ address: shortenAddress(address), keeper: claim.provider }),
    words,
    'service',
    methodsOf(claim.abi),
  )
}

/** Removes duplicate methods. */
export function methodsOf(abi: Abi): Method[] {
  const methods = abi.flatMap((item) => (item.type === 'function' ? [methodOf(item)] : []))
  return [...new Map(methods.map((method) => [signatureOf(method), method])).values()]
}
