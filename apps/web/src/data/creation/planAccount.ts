import type { Chain } from '@countersign/api'
import { findContractByAddress, safeProxyFactoryAbi } from '@countersign/chains'
import type { Address, Hex } from '@countersign/primitives'
import { type CreationContracts, type CreationData, judgeAddress, predictAccount } from '@countersign/safe'
import { checkNewContract, type Check } from '@countersign/safe/checks'
import { isL2Network } from '../chain-access/isL2Network.ts'
import { publicClientFor } from '../chain-access/publicClientFor.ts'
import { ofAddress, undeployedAccountsStore } from '../undeployed/undeployedAccounts.ts'
import { accountCreationMessages as messages } from './accountCreationMessages.ts'
import { expectPublishedCode, recommendedContracts } from './contractsOf.ts'
import { CreateError } from './CreateError.ts'

export type AccountPlan = {
  readonly version: string
  readonly factory: Address
  readonly singleton: Address
  /** The contract publishes an event for every transaction. */
  readonly isL2: boolean
  readonly fallbackHandler: Address
  readonly saltNonce: bigint
  /** Computed by the page and confirmed by the factory of every network. There is no code at it yet. */
  readonly address: Address
  /** Calldata for the factory. */
  readonly data: Hex
  readonly creation: CreationData
  /** Findings about the contract that it would run; empty for the advised one. */
  readonly checks: readonly Check[]
}

export type PlanOptions = {
  /** By default the contracts of the recommended version. */
  readonly contracts?: CreationContracts
  /** The first salt nonce that is tried, by default 0. */
  readonly firstSalt?: bigint
  /** The only salt nonce. */
  readonly onlySalt?: bigint | null
}

/** How many salt nonces are checked in one batch. */
const AT_ONCE = 8
const MOST_SALTS = 400

/** The address and contracts of a new account on one network, and the call that creates it. */
export const planAccount = (
  chain: Chain,
  owners: readonly Address[],
  threshold: number,
  options: PlanOptions = {},
): Promise<AccountPlan> => planOnNetworks([chain], owners, threshold, options)

/**
 * The same for several networks: the first salt whose address is free on all of them, and that no account of this browser waits for. Every
 * factory confirms it.
 */
export async function planOnNetworks(
  chains: readonly Chain[],
  owners: readonly Address[],
  threshold: number,
  { contracts, firstSalt = 0n, onlySalt = null }: PlanOptions = {},
): Promise<AccountPlan> {
  const [first] = chains
  if (first === undefined) throw new RangeError('A plan needs a network.')
  const chosen = contracts ?? recommendedContracts(first)
  await Promise.all(chains.map((chain) => expectPublishedCode(chain, chosen)))
  const creationOf = (saltNonce: bigint): CreationData => ({ ...chosen, owners, threshold, saltNonce })
  const creation = creationOf(onlySalt ?? (await firstFreeSalt(chains, creationOf, firstSalt)))
  if (onlySalt !== null) await expectFree(chains, creation)
  await Promise.all(chains.map((chain) => expectSameAddress(chain, creation)))
  const { address, call } = predictAccount(creation)
  const { version, factory, singleton, fallbackHandler, saltNonce } = creation
  const isL2 = isL2Contract(singleton, version)
  const checks = checkNewContract({ version, isL2 }, { isL2: isL2Network(first) })
  return { version, factory, singleton, isL2, fallbackHandler, saltNonce, address, data: call, creation, checks }
}

/** Whether the networks have code at the address, read from all of them at the same time. */
const hasCode = async (chain: Chain, address: Address): Promise<boolean> =>
  ((await publicClientFor(chain).getCode({ address })) ?? '0x') !== '0x'

/** An account of this browser that is to be deployed later has its address already. */
const isKept = (address: Address): boolean => ofAddress(undeployedAccountsStore.get(), address).length > 0

async function firstFreeSalt(
  chains: readonly Chain[],
  creationOf: (saltNonce: bigint) => CreationData,
  firstSalt: bigint,
): Promise<bigint> {
  for (let first = firstSalt; first < firstSalt + BigInt(MOST_SALTS); first += BigInt(AT_ONCE)) {
    const candidates = Array.from({ length: AT_ONCE }, (_, offset) => first + BigInt(offset))
    const taken = await Promise.all(
      candidates.map(async (saltNonce) => {
        const { address } = predictAccount(creationOf(saltNonce))
        if (isKept(address)) return true
        return (await Promise.all(chains.map((chain) => hasCode(chain, address)))).includes(true)
      }),
    )
    const free = candidates.find((_, index) => !taken[index])
    if (free !== undefined) return free
  }
  throw new CreateError('no-free-address', messages.allTaken(MOST_SALTS))
}

/** @throws {CreateError} */
export async function expectFree(chains: readonly Chain[], creation: CreationData): Promise<void> {
  const { address } = predictAccount(creation)
  const taken = await Promise.all(chains.map((chain) => hasCode(chain, address)))
  const chain = chains[taken.indexOf(true)]
  if (chain !== undefined)
    throw new CreateError(
      'no-free-address',
      messages.saltTaken({ salt: String(creation.saltNonce), address, chain: chain.chainName }),
    )
}

/** Calls the factory without sending. @throws {CreateError} when it would create the account elsewhere */
export async function expectSameAddress(chain: Chain, creation: CreationData): Promise<void> {
  const { address, initializer } = predictAccount(creation)
  const { result } = await publicClientFor(chain).simulateContract({
    address: creation.factory,
    abi: safeProxyFactoryAbi,
    functionName: 'createProxyWithNonce',
    args: [creation.singleton, initializer, creation.saltNonce],
  })
  if (!judgeAddress(address, result).isPossible)
    throw new CreateError('prediction-differs', messages.otherAddress({ computed: address, created: result }))
}

const isL2Contract = (singleton: Address, version: string): boolean =>
  findContractByAddress(singleton).some((known) => known.name === 'SafeL2' && known.version === version)
