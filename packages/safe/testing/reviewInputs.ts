import type { CodeBook, ReviewInputs } from '../src/checks.ts'
import type { Address, Hex } from '@countersign/primitives'
import {
  buildSafeTransaction,
  buildTransaction,
  encodeMultiSend,
  type MultiSendCall,
  type SafeTransactionData,
} from '../src/index.ts'

export const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
export const owners: readonly Address[] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
]
export const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
export const migration: Address = '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6'
export const handler: Address = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'
export const masterCopy: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
/** Safe 1.4.1, which `migrateSingleton` sets. */
export const plainMasterCopy: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
export const stranger: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
export const payee: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
export const token: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

const hashOf = (letter: string): Hex => `0x${letter.repeat(64)}`
const PUBLISHED: Readonly<Record<string, { name: string; codeHash: Hex }>> = {
  [multiSend.toLowerCase()]: { name: 'MultiSend', codeHash: hashOf('a') },
  [migration.toLowerCase()]: { name: 'SafeMigration', codeHash: hashOf('b') },
  [handler.toLowerCase()]: { name: 'CompatibilityFallbackHandler', codeHash: hashOf('c') },
  [plainMasterCopy.toLowerCase()]: { name: 'Safe', codeHash: hashOf('d') },
  [masterCopy.toLowerCase()]: { name: 'SafeL2', codeHash: hashOf('e') },
}

/** Published contracts, with their expected code. */
export const book: CodeBook = {
  find: (address) => {
    const found = PUBLISHED[address.toLowerCase()]
    return found ? [{ ...found, version: '1.4.1' }] : []
  },
  codeHash: (address) => {
    const found = PUBLISHED[address.toLowerCase()]
    return found ? { ok: true, value: found.codeHash } : undefined
  },
}

export const state = {
  block: 12n,
  owners,
  threshold: 2,
  nonce: 7n,
  version: '1.4.1',
  masterCopy,
  masterCopyHash: hashOf('e'),
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: handler,
}

/** An honest service's answer about it. */
export const claimed = {
  address: { value: safe },
  chainId: '31337',
  nonce: 7,
  threshold: 2,
  owners: owners.map((value) => ({ value })),
  implementation: { value: masterCopy },
  modules: [],
  fallbackHandler: { value: handler },
  guard: null,
  moduleGuard: null,
  version: '1.4.1',
}

export const word = (value: bigint | Address): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')
export const calldata = (selector: Hex, ...values: readonly (bigint | Address)[]): Hex =>
  `${selector}${values.map(word).join('')}`
export const transferOf = (to: Address, amount: bigint): Hex => calldata('0xa9059cbb', to, amount)
export const callTo = (to: Address, data: Hex = '0x', value = 0n, operation: 0 | 1 = 0): MultiSendCall => ({
  to,
  data,
  value,
  operation,
})

export const batchOf = (...calls: readonly MultiSendCall[]): SafeTransactionData =>
  buildTransaction({ to: multiSend, operation: 1, data: encodeMultiSend(calls), nonce: 7n })

/**
 * A payment of a known token to an address of the address book, with all values read and valid; `changes` override
 * fields.
 */
export function reviewInputs(
  changes: Partial<ReviewInputs> & { readonly transaction?: SafeTransactionData } = {},
): ReviewInputs {
  const { transaction = buildTransaction({ to: token, data: transferOf(payee, 5n), nonce: 7n }), ...others } = changes
  const reviewed = buildSafeTransaction({ chainId: 31337n, safe, version: '1.4.1', transaction })
  return {
    reviewed,
    isSetHere: false,
    asked: reviewed.safeTxHash,
    claimed: { hash: reviewed.safeTxHash, outcome: null },
    node: {
      chainId: 31337n,
      answered: { ok: true, value: 31337n },
      host: 'localhost',
      namedBy: 'person',
      others: [],
      witnesses: 1,
    },
    state: { ok: true, value: state },
    service: { ok: true, value: claimed },
    singletons: [{ name: 'SafeL2 1.4.1', codeHash: state.masterCopyHash }],
    book,
    seenPowers: state,
    contractHash: { ok: true, value: reviewed.safeTxHash },
    contractDomain: { ok: true, value: reviewed.domainHash },
    queued: { ok: true, value: [] },
    signatures: [],
    contracts: { ok: true, value: [] },
    isContractSupported: true,
    known: [
      ...owners.map((address, index) => ({ address, name: `Owner ${index + 1}`, source: 'owner' as const })),
      { address: payee, name: 'Payroll', source: 'book' },
    ],
    paidBefore: { ok: true, value: [] },
    isContract: (address) => ({ ok: true, value: address === token || address === multiSend }),
    balanceOf: () => ({ ok: true, value: 10n ** 21n }),
    earlier: { ok: true, value: { blocks: 100n, seconds: 1200, wasContract: () => ({ ok: true, value: true }) } },
    tokenOnChain: () => ({ ok: true, value: { symbol: 'TUSD', decimals: 6 } }),
    tokenClaimed: () => ({ symbol: 'TUSD', decimals: 6 }),
    genuine: [{ address: token, symbol: 'TUSD' }],
    nativeCurrency: { reported: { symbol: 'ETH', decimals: 18 }, known: null },
    childOf: () => undefined,
    isLimitModule: () => false,
    controlOf: () => undefined,
    proofOf: () => undefined,
    ownerGraph: new Map(),
    nestedHashes: new Set(),
    further: [],
    ...others,
  }
}
