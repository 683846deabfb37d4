import type { TypedDataSchema } from '@countersign/api'
import type { LedgerToken } from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import {
  buildSafeTransaction,
  buildTransaction,
  encodeErc20Transfer,
  encodeMultiSend,
  hashSafeTransaction,
} from '@countersign/safe'
import { inspectCalls, type AccountState } from '@countersign/safe/checks'

export { check, details, execution, payment, row } from './exampleRecords.ts'

/*
 * What a name means in every example. An example may leave these names open; all others it declares, or they are parameters
 * of the function that it shows.
 */

export const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const carol: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const owners: readonly Address[] = [alice, bob, carol]
/** Who signs or asks. */
export const owner = alice
export const sender = alice
/** Whom a module lets recover the account. */
export const lawyer: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const eve: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
export const recipient: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'

/** The account. */
export const safe: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
export const account = safe
/** An account that owns the other one. */
export const nested: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
export const first: Address = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
export const second: Address = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
export const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
export const multiSendCallOnly: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

/** 5 units of USDC to the recipient. */
export const transferData: Hex = encodeErc20Transfer(recipient, 5n)
export const transaction = buildTransaction({ to: usdc, data: transferData, nonce: 7n })
export const reviewed = buildSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })
export const safeTxHash = hashSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })
/** Every call of the transaction. */
export const calls = inspectCalls(safe, transaction)
/** Calldata of a MultiSend: one wei to the recipient, then 5 units of USDC. */
export const batch: Hex = encodeMultiSend([
  { operation: 0, to: recipient, value: 1n, data: '0x' },
  { operation: 0, to: usdc, value: 0n, data: transferData },
])
/** The account as the chain has it. */
export const state: AccountState = {
  owners,
  threshold: 2,
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  masterCopy: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  block: 21_000_000n,
  nonce: 7n,
  version: '1.4.1',
  masterCopyHash: '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
}

/** Tokens that are known to the account. */
export const tokens: ReadonlyMap<Address, LedgerToken> = new Map([
  [usdc, { type: 'ERC20', name: 'USD Coin', symbol: 'USDC', decimals: 6, trusted: true }],
])

/** Calldata of `changeThreshold(3)`. */
export const newThreshold: Hex = `0x694e80c3${'3'.padStart(64, '0')}`
/** An EIP-2612 permit: the recipient may take 1.5 USDC of the account until 20 November 2026. */
export const permit = {
  domain: { name: 'USD Coin', version: '2', chainId: '1', verifyingContract: usdc },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { owner: safe, spender: recipient, value: '1500000', nonce: '0', deadline: '1795176240' },
} satisfies TypedDataSchema
