import { type Address, type Hex, isHex, type WordReader, wordReader, ZERO_ADDRESS } from '@countersign/primitives'
import type { SettingsChange } from './SettingsChange.ts'

type Reader = (parameters: WordReader) => SettingsChange | null

/** Selector → the change, from the positions of the parameters. */
const READERS: Readonly<Record<string, Reader>> = {
  /** setFallbackHandler(address handler) */
  '0xf08a0323': (at) => withAddress(at, 0, (handler) => ({ type: 'SET_FALLBACK_HANDLER', handler })),
  /** addOwnerWithThreshold(address owner, uint256 threshold) */
  '0x0d582f13': (at) => withOwner(at, 0, 1, (owner, threshold) => ({ type: 'ADD_OWNER', owner, threshold })),
  /** removeOwner(address previous, address owner, uint256 threshold) */
  '0xf8dc5dd9': (at) => withOwner(at, 1, 2, (owner, threshold) => ({ type: 'REMOVE_OWNER', owner, threshold })),
  /** swapOwner(address previous, address oldOwner, address newOwner) */
  '0xe318b52b': (at) => {
    const oldOwner = at.address(32)
    const newOwner = at.address(64)
    return oldOwner === null || newOwner === null ? null : { type: 'SWAP_OWNER', oldOwner, newOwner }
  },
  /** changeThreshold(uint256 threshold) */
  '0x694e80c3': (at) => {
    const threshold = at.size(0)
    return threshold === null ? null : { type: 'CHANGE_THRESHOLD', threshold }
  },
  /** changeMasterCopy(address masterCopy), up to 1.2.0 */
  '0x7de7edef': (at) => withAddress(at, 0, (implementation) => ({ type: 'CHANGE_IMPLEMENTATION', implementation })),
  /** enableModule(address module) */
  '0x610b5925': (at) => withAddress(at, 0, (module) => ({ type: 'ENABLE_MODULE', module })),
  /** disableModule(address previous, address module) */
  '0xe009cfde': (at) => withAddress(at, 1, (module) => ({ type: 'DISABLE_MODULE', module })),
  /** setGuard(address guard) */
  '0xe19a9dd9': (at) =>
    withAddress(at, 0, (guard) => (guard === ZERO_ADDRESS ? { type: 'DELETE_GUARD' } : { type: 'SET_GUARD', guard })),
  /** setModuleGuard(address moduleGuard), from 1.5.0 */
  '0xe068df37': (at) =>
    withAddress(at, 0, (moduleGuard) =>
      moduleGuard === ZERO_ADDRESS ? { type: 'DELETE_MODULE_GUARD' } : { type: 'SET_MODULE_GUARD', moduleGuard },
    ),
}

/**
 * Classifies calldata that an account sends to itself. The caller makes sure that the target is the account.
 *
 * @param data calldata
 * @returns the change, or `null` if the method is not a settings method or its parameters do not decode
 * @example
 * classifySettingsChange(newThreshold) // { type: 'CHANGE_THRESHOLD', threshold: 3 }
 */
export function classifySettingsChange(data: Hex): SettingsChange | null {
  const selector = data.slice(0, 10).toLowerCase()
  const read = Object.hasOwn(READERS, selector) ? READERS[selector] : undefined
  return read === undefined || !isHex(data) ? null : read(wordReader(data, 4))
}

/**
 * Whether calldata calls a settings method, readable or not: contracts before 1.5.0 ignore dirty upper bits that this
 * package refuses.
 *
 * @example
 * isSettingsMethod(data) && classifySettingsChange(data) === null // changes something, and hides what
 */
export function isSettingsMethod(data: Hex): boolean {
  return Object.hasOwn(READERS, data.slice(0, 10).toLowerCase())
}

function withAddress(
  at: WordReader,
  position: number,
  build: (address: Address) => SettingsChange,
): SettingsChange | null {
  const address = at.address(position * 32)
  return address === null ? null : build(address)
}

function withOwner(
  at: WordReader,
  ownerPosition: number,
  thresholdPosition: number,
  build: (owner: Address, threshold: number) => SettingsChange,
): SettingsChange | null {
  const owner = at.address(ownerPosition * 32)
  const threshold = at.size(thresholdPosition * 32)
  return owner === null || threshold === null ? null : build(owner, threshold)
}
