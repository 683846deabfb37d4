import { demoOwners, fund } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { chooseCreationContracts, type CreationData, predictAccount } from '@countersign/safe'
import type { Page } from '@playwright/test'
import type { LocalChain } from './localChain.ts'

export type FutureAccount = {
  readonly chain: LocalChain
  readonly address: Address
  readonly creation: CreationData
  readonly path: string
}

/** An account that is not deployed, two of the three demo owners, with coins at its address. */
export async function makeFuture(chain: LocalChain): Promise<FutureAccount> {
  const contracts = chooseCreationContracts('1.4.1')
  if (contracts === null) throw new Error('1.4.1 has every contract.')
  const owners = demoOwners.map(({ address }) => address)
  const saltNonce = BigInt(`0x${crypto.randomUUID().replaceAll('-', '')}`)
  const creation: CreationData = { ...contracts, owners, threshold: 2, saltNonce }
  const { address } = predictAccount(creation)
  await fund(chain.rpcUrl, address, { native: 2n * 10n ** 18n })
  return { chain, address, creation, path: `/safes/${chain.shortName}:${address}` }
}

/** Stores the creation data as the creation with "Pay later" leaves them; `manyNetworks` covers that form. */
export async function storeFuture(page: Page, { chain, address, creation }: FutureAccount, name: string) {
  const stored = {
    chainId: chain.chainId,
    address,
    name,
    creation: { ...creation, saltNonce: String(creation.saltNonce) },
    addedAt: Date.now(),
    sent: null,
    failure: null,
    deployedAt: null,
  }
  await page.evaluate((text) => localStorage.setItem('countersign.undeployed-accounts', text), JSON.stringify([stored]))
}
