import { proxyCreationCode } from '@countersign/chains'
import { predictSafeAddress } from '@countersign/safe'
import type { Address } from 'viem'
import { DevchainError } from '../chain/DevchainError.ts'
import { safeCreation } from '../safe/deploySafe.ts'
import { demoOwners } from '../keys/demoOwners.ts'

/** The demo organisation's account on one chain: 2 of the 3 demo owners. */
export type DemoAccount = { name: string; address: Address; version: string }

/**
 * The number of transactions that the demo account has executed after `createDemoAccount`; the queue starts at this
 * nonce.
 */
export const demoHistoryNonce = 5n

const demoThreshold = 2
const demoSaltNonce = 7n

/** Creation parameters of the demo account; `version` decides its address. */
export function demoCreation(version: string) {
  return {
    owners: demoOwners.map(({ address }) => address),
    threshold: demoThreshold,
    version,
    saltNonce: demoSaltNonce,
  }
}

/**
 * The address of the demo account of a contract version, on every local chain.
 *
 * @example
 * demoAccount().address
 */
export function demoAccount(version = '1.4.1', name = 'Demo treasury'): DemoAccount {
  if (version !== '1.3.0' && version !== '1.4.1' && version !== '1.5.0')
    throw new DevchainError(
      'CODE_MISMATCH',
      `There is no demo account of version ${version}; 1.3.0, 1.4.1 and 1.5.0 exist.`,
    )
  const creation = safeCreation(demoCreation(version))
  const address = predictSafeAddress({ ...creation, proxyCreationCode: proxyCreationCode[version] })
  return { name, address, version }
}
