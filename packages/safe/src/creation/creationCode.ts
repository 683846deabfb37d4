import { safeDeployments, safeVersions, type SafeContractName } from '@countersign/chains'
import {
  type Address,
  encodeParameters,
  type Hex,
  isSameAddress,
  wordReader,
  ZERO_ADDRESS,
} from '@countersign/primitives'
import type { CreationContracts, CreationData } from './CreationData.ts'

/** The part of a contract in a creation. */
export type CreationRole = 'factory' | 'singleton' | 'handler' | 'setup' | 'l2-singleton'

/**
 * A contract whose code must be on a network before an account may be created there.
 *
 * @example
 * const [factory] = creationCode(creation)
 */
export type CreationCode = {
  readonly role: CreationRole
  readonly address: Address
  /** Hashes of the published code; empty if nothing is published that may have this part. */
  readonly published: readonly Hex[]
}

type SetUpCall = Pick<CreationData, 'to' | 'data'>

const HANDLERS = ['CompatibilityFallbackHandler', 'ExtensibleFallbackHandler', 'DefaultCallbackHandler'] as const
/** setupToL2(address) */
const SETUP_TO_L2 = '0xfe51f643'

/**
 * The contracts that a creation uses. Their code decides every behaviour of the account, so each is compared with what
 * was published for its version.
 *
 * @example
 * creationCode(creation).map(({ role }) => role) // ['factory', 'singleton', 'handler']
 */
export function creationCode(creation: CreationContracts & SetUpCall): readonly CreationCode[] {
  const { version, factory, singleton, fallbackHandler, to } = creation
  const setUp = to === undefined || isSameAddress(to, ZERO_ADDRESS) ? null : to
  const l2 = l2SingletonOf(creation)
  return [
    { role: 'factory', address: factory, published: hashesOf(['SafeProxyFactory'], version) },
    { role: 'singleton', address: singleton, published: hashesOf(['Safe', 'SafeL2'], version) },
    ...(isSameAddress(fallbackHandler, ZERO_ADDRESS)
      ? []
      : [{ role: 'handler', address: fallbackHandler, published: hashesOf(HANDLERS) } as const]),
    ...(setUp === null
      ? []
      : [{ role: 'setup', address: setUp, published: l2 === null ? [] : hashesOf(['SafeToL2Setup']) } as const]),
    ...(l2 === null ? [] : [{ role: 'l2-singleton', address: l2, published: hashesOf(['SafeL2'], version) } as const]),
  ]
}

/** The singleton that SafeToL2Setup sets on networks other than Ethereum; null if the set-up calls something else. */
function l2SingletonOf({ to, data }: SetUpCall): Address | null {
  if (to === undefined || data === undefined || data.slice(0, 10).toLowerCase() !== SETUP_TO_L2) return null
  const address = wordReader(data, 4).address(0)
  if (address === null) return null
  return encodeParameters(SETUP_TO_L2, [{ address }]).toLowerCase() === data.toLowerCase() ? address : null
}

const hashesOf = (names: readonly SafeContractName[], version?: string): readonly Hex[] =>
  safeVersions
    .filter((known) => version === undefined || known === version)
    .flatMap((known) => names.flatMap((name) => safeDeployments[known][name] ?? []))
    .filter(({ devOnly }) => !devOnly)
    .map(({ codeHash }) => codeHash)
