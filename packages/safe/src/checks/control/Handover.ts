import { type Address, type Hex, isHex, isSameAddress, wordReader, ZERO_ADDRESS } from '@countersign/primitives'
import { selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'

/** What the new address gets over a contract. `code`: the contract runs the code at that address from then on. */
export type HandoverKind = 'owner' | 'admin' | 'authority' | 'role' | 'code'

/**
 * A call that gives the control of another contract to an address, according to its bytes.
 *
 * @example
 * const handover: Handover = { call, kind: 'owner', contract: call.to, to: newOwner, role: null, isOffer: false }
 */
export type Handover = {
  readonly call: InspectedCall
  readonly kind: HandoverKind
  /**
   * The contract whose control changes: the called contract, or the proxy named in a call to its ProxyAdmin. Null if
   * the parameter is not an address.
   */
  readonly contract: Address | null
  /** The new controller, or the new code. The zero address if control is given up; null if the word is not clean. */
  readonly to: Address | null
  /** The role of `grantRole`, from the bytes. */
  readonly role: Hex | null
  /** Whether the new controller must accept before anything changes. */
  readonly isOffer: boolean
}

type Method = {
  readonly signature: string
  readonly kind: HandoverKind
  /** Position of the new controller among the parameters; null if control is given up. */
  readonly to: number | null
  /** Position of the proxy among the parameters. Default: the called contract. */
  readonly contract?: number
  /** Position of the role. */
  readonly role?: number
  readonly isOffer?: true
}

/**
 * Selector → method, of Ownable, Ownable2Step, AccessControl, AccessManager, EIP-1967 proxies, ProxyAdmin, ds-auth and Compound.
 * Exported for the test that computes the selectors from the signatures.
 */
export const HANDOVER_METHODS: Readonly<Record<string, Method>> = {
  '0xf2fde38b': { signature: 'transferOwnership(address)', kind: 'owner', to: 0 },
  '0x715018a6': { signature: 'renounceOwnership()', kind: 'owner', to: null },
  '0x13af4035': { signature: 'setOwner(address)', kind: 'owner', to: 0 },
  '0xa6f9dae1': { signature: 'changeOwner(address)', kind: 'owner', to: 0 },
  '0x1627540c': { signature: 'nominateNewOwner(address)', kind: 'owner', to: 0, isOffer: true },
  '0x8f283970': { signature: 'changeAdmin(address)', kind: 'admin', to: 0 },
  '0x704b6c02': { signature: 'setAdmin(address)', kind: 'admin', to: 0 },
  '0x4dd18bf5': { signature: 'setPendingAdmin(address)', kind: 'admin', to: 0, isOffer: true },
  '0xb71d1a0c': { signature: '_setPendingAdmin(address)', kind: 'admin', to: 0, isOffer: true },
  '0x634e93da': { signature: 'beginDefaultAdminTransfer(address)', kind: 'admin', to: 0, isOffer: true },
  '0x7eff275e': { signature: 'changeProxyAdmin(address,address)', kind: 'admin', to: 1, contract: 0 },
  '0x7a9e5e4b': { signature: 'setAuthority(address)', kind: 'authority', to: 0 },
  '0x2f2ff15d': { signature: 'grantRole(bytes32,address)', kind: 'role', to: 1, role: 0 },
  '0x25c471a0': { signature: 'grantRole(uint64,address,uint32)', kind: 'role', to: 1, role: 0 },
  '0x3659cfe6': { signature: 'upgradeTo(address)', kind: 'code', to: 0 },
  '0x4f1ef286': { signature: 'upgradeToAndCall(address,bytes)', kind: 'code', to: 0 },
  '0x99a88ec4': { signature: 'upgrade(address,address)', kind: 'code', to: 1, contract: 0 },
  '0x9623609d': { signature: 'upgradeAndCall(address,address,bytes)', kind: 'code', to: 1, contract: 0 },
}

/**
 * Reads a call that hands over a contract; null for another method. Null also for a delegatecall, for a call of an
 * account to itself, and for a call that names its own caller, because the caller loses nothing. A timelock grants
 * the roles over itself by calls to itself.
 *
 * @example
 * readHandover(call)?.to // the new owner
 */
export function readHandover(call: InspectedCall): Handover | null {
  const method = methodOf(call)
  if (method === null || call.operation === 1 || !isHex(call.data)) return null
  const { isActorUnknown = false } = call
  if (isSameAddress(call.to, call.caller) && call.timelock === undefined && !isActorUnknown) return null
  const at = wordReader(call.data, 4)
  const addressAt = (position: number) => at.address(position * 32)
  const to = method.to === null ? ZERO_ADDRESS : addressAt(method.to)
  if (to !== null && isSameAddress(to, call.caller) && method.kind !== 'code' && !isActorUnknown) return null
  return {
    call,
    kind: method.kind,
    contract: method.contract === undefined ? call.to : addressAt(method.contract),
    to,
    role: method.role === undefined ? null : at.slice(method.role * 32, 32),
    isOffer: method.isOffer === true,
  }
}

/**
 * Every call that hands over a contract, at every depth.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @example
 * const toRead = handoversOf(inspectCalls(safe, transaction)).map(({ call }) => call.to)
 */
export const handoversOf = (calls: readonly InspectedCall[]): Handover[] =>
  calls.flatMap((call) => readHandover(call) ?? [])

/**
 * Whether the method of a call hands over a contract, whatever its parameters.
 *
 * @example
 * calls.some(isHandoverMethod)
 */
export const isHandoverMethod = (call: Pick<InspectedCall, 'data'>): boolean => methodOf(call) !== null

/**
 * The length of the parameters of a handover; null for another method, and for a method with parameters of any
 * length.
 *
 * @example
 * handoverLength({ data: '0xf2fde38b…' }) // 32
 */
export function handoverLength(call: Pick<InspectedCall, 'data'>): number | null {
  const types = methodOf(call)?.signature.match(/\((.*)\)/)?.[1]
  if (types === undefined) return null
  const list = types.split(',').filter((type) => type !== '')
  return list.includes('bytes') ? null : list.length * 32
}

function methodOf({ data }: Pick<InspectedCall, 'data'>): Method | null {
  const selector = selectorOf(data)
  return selector !== null && Object.hasOwn(HANDOVER_METHODS, selector) ? (HANDOVER_METHODS[selector] ?? null) : null
}
