import { demoOwners } from '@countersign/devchain'
import { chooseCreationContracts, predictAccount } from '@countersign/safe'
import type { Address } from '@countersign/primitives'
import type { BrowserContext } from '@playwright/test'
import type { LocalChain } from './localChain.ts'

/** A salt that no other journey uses, so that nothing deploys the account. */
const SALT = 20_260_101n

/** An account that no journey deploys; the same in each run, so that its pictures are equal. */
function plannedAccount() {
  const contracts = chooseCreationContracts('1.4.1')
  if (contracts === null) throw new Error('Version 1.4.1 has no published contracts.')
  const creation = { ...contracts, owners: demoOwners.map(({ address }) => address), threshold: 2 }
  const { address } = predictAccount({ ...creation, saltNonce: SALT })
  return { address, creation: { ...creation, saltNonce: String(SALT) } }
}

export const undeployedAddress = (): Address => plannedAccount().address

/** Pages opened from now on can deploy an account, as after "Pay later". */
export async function keepUndeployed(context: BrowserContext, { chainId }: LocalChain): Promise<void> {
  const untouched = { addedAt: 0, sent: null, failure: null, deployedAt: null }
  const kept = JSON.stringify([{ ...plannedAccount(), chainId, name: 'Bridge reserve', ...untouched }])
  await context.addInitScript((text) => localStorage.setItem('countersign.undeployed-accounts', text), kept)
}
