import type { Address, Hex } from '@countersign/primitives'

/** Small contracts as handwritten bytecode, so that a test shows every instruction of an attack. */

/** Stores the pairs of words after the selector. Run by delegatecall, it rewrites the account's storage. */
export const STORAGE_WRITER: Hex = '0x60045b8036111560185780602001358135556040016002565b00'

/** `transfer(address,uint256)` that stores its first argument in slot 0, like the attack on Bybit in February 2025. */
export const FAKE_TRANSFER: Hex = '0x6004355f5500'

/** Returns 1 for every call, including `supportsInterface`: a guard that allows everything. */
export const OPEN_GUARD: Hex = '0x60015f5260205ff3'

/** A guard that refuses every transaction: calldata above 256 bytes reverts. */
export const CLOSED_GUARD: Hex = '0x366101001060105760015f5260205ff35b5f5ffd'

/** A guard that allows everything but denies by ERC-165 that it is a guard: it returns 0 for every call. */
export const SILENT_GUARD: Hex = '0x5f5f5260205ff3'

/** A guard that refuses a single transaction: `setGuard` of the zero address. It returns 1 for every other call. */
export const REMOVAL_GUARD: Hex = '0x604435602401803560e01c63e19a9dd9149060040135151660235760015f5260205ff35b5f5ffd'

/** Reads the time and stores the block number. */
export const CLOCK_READER: Hex = '0x42435f5500'

/** Emits that the first argument is its new owner, whatever method was called. */
export const OWNABLE: Hex = '0x600435805f55337f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e05f5fa300'

/** Destroys itself in favour of its first argument. */
export const SELFDESTRUCT: Hex = '0x600435ff'

/** The address to which the two tokens below send the rest. */
export const COLLECTOR: Address = '0x00000000000000000000000000000000000a77ff'

/** A token whose `transfer` pays the collector instead of the recipient. */
export const DIVERTING_TOKEN: Hex =
  '0x6024355f527300000000000000000000000000000000000a77ff337fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60205fa360015f5260205ff3'

/** A token that deducts one percent of every `transfer` for the collector. */
export const FEE_TOKEN: Hex =
  '0x606460243504805f527300000000000000000000000000000000000a77ff337fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60205fa3602435035f52600435337fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60205fa360015f5260205ff3'

/** Calldata of `STORAGE_WRITER` with any selector. */
export const writeCalldata = (selector: Hex, pairs: readonly (readonly [slot: Hex, value: Hex])[]): Hex =>
  `${selector}${pairs.map(([slot, value]) => slot.slice(2) + value.slice(2)).join('')}`

export const addressWord = (address: Address): Hex => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
