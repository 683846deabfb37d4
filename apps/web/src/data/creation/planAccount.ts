import { findContractByAddress, safeProxyFactoryAbi } from '@countersign/chains'
import type { Chain } from '@countersign/api'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { encodeCreateProxyWithNonce, encodeSetup, predictSafeAddress } from '@countersign/safe'
import { checkNewContract, type Check } from '@countersign/safe/checks'
import { isL2Network } from '../chain-access/isL2Network.ts'
import { publicClientFor } from '../chain-access/publicClientFor.ts'
import { expectPublishedCode, recommendedContracts, type CreationContracts } from './contractsOf.ts'
import { CreateError } from './CreateError.ts'
import { accountCreationMessages as messages } from './accountCreationMessages.ts'

export type AccountPlan = {
  readonly version: string
  readonly factory: Address
  readonly singleton: Address
  /** The contract publishes an event for every transaction. */
  readonly isL2: boolean
  readonly fallbackHandler: Address
  readonly saltNonce: bigint
  /** Computed by the page and confirmed by the factory. There is no code at it yet. */
  readonly address: Address
  /** Calldata for the factory. */
  readonly data: Hex
  /** Findings about the contract that it would run; empty for the advised one. */
  readonly checks: readonly Check[]
}

export type PlanOptions = {
  /** By default the contracts of the recommended version. */
  readonly contracts?: CreationContracts
  /** The first salt nonce that is tried, by default 0. */
  readonly firstSalt?: bigint
}

/** How many salt nonces are checked in one batch. */
const AT_ONCE = 8
const MOST_SALTS = 400

/** The address and contracts of a new account, and the call that creates it. */
export async function planAccount(
  chain: Chain,
  owners: readonly Address[],
  threshold: number,
  { contracts = recommendedContracts(chain), firstSalt = 0n }: PlanOptions = {},
): Promise<AccountPlan> {
  const client = publicClientFor(chain)
  const initializer = encodeSetup({ owners, threshold, fallbackHandler: contracts.fallbackHandler })
  await expectPublishedCode(chain, contracts)
  const predict = (saltNonce: bigint) =>
    predictSafeAddress({ ...contracts, proxyCreationCode: contracts.creationCode, initializer, saltNonce })
  for (let first = firstSalt; first < firstSalt + BigInt(MOST_SALTS); first += BigInt(AT_ONCE)) {
    const candidates = Array.from({ length: AT_ONCE }, (_, offset) => first + BigInt(offset))
    const taken = await Promise.all(
      candidates.map(async (saltNonce) => ((await client.getCode({ address: predict(saltNonce) })) ?? '0x') !== '0x'),
    )
    const saltNonce = candidates.find((_, index) => !taken[index])
    if (saltNonce === undefined) continue
    const address = predict(saltNonce)
    const { result } = await client.simulateContract({
      address: contracts.factory,
      abi: safeProxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      args: [contracts.singleton, initializer, saltNonce],
    })
    if (!isSameAddress(result, address))
      throw new CreateError('prediction-differs', messages.otherAddress({ computed: address, created: result }))
    const data = encodeCreateProxyWithNonce({ singleton: contracts.singleton, initializer, saltNonce })
    const { version, factory, singleton, fallbackHandler } = contracts
    const isL2 = isL2Contract(singleton, version)
    const checks = checkNewContract({ version, isL2 }, { isL2: isL2Network(chain) })
    return { version, factory, singleton, isL2, fallbackHandler, saltNonce, address, data, checks }
  }
  throw new CreateError('no-free-address', messages.allTaken(MOST_SALTS))
}

const isL2Contract = (singleton: Address, version: string): boolean =>
  findContractByAddress(singleton).some((known) => known.name === 'SafeL2' && known.version === version)
