import type { Address } from '@countersign/safe/light'
import type { AbiOffer } from './useContractAbis.ts'

const NOTHING: readonly AbiOffer[] = []
const answers = new Map<string, readonly AbiOffer[]>()
const nameOf = (chainId: string, address: Address) => `${chainId}:${address.toLowerCase()}`

/** What others said when they were asked for the ABI of a contract; as long as the page lives. */
export const askedAbis = {
  read: (chainId: string, address: Address | null): readonly AbiOffer[] =>
    (address === null ? undefined : answers.get(nameOf(chainId, address))) ?? NOTHING,
  write: (chainId: string, address: Address, offers: readonly AbiOffer[]): void =>
    void answers.set(nameOf(chainId, address), offers),
}
