import { runChecks, type CodeBook, type ReviewInputs } from '@countersign/safe/checks'
import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { buildSafeTransaction, buildTransaction, encodeErc20Transfer, encodeMultiSend } from '@countersign/safe'
import { keccak256 } from 'viem'
import { measureRates, printRates } from './measureRate.ts'

/*
 * All checks on a batch of 20 payments, with all values already read: the CPU time of a page between the chain's answer and the verdicts.
 * No RPC is included. Floor: the necessary hashing with the usual library: the calldata, for the first hash, the second hash and the hash
 * of the wallet's object.
 */
const BATCH = 20
const KNOWN = 300
const BUDGET_MS = 30

const address = (seed: string): Address =>
  checksumAddress(`0x${keccak256(`0x${Buffer.from(seed).toString('hex')}`).slice(26)}`)
const safe = address('safe')
const token = address('token')
const multiSend = address('multiSend')
const codeHash: Hex = `0x${'a'.repeat(64)}`
const owners = ['one', 'two', 'three'].map(address)
const people = Array.from({ length: KNOWN }, (_, index) => address(`person ${index}`))
const calls = people
  .slice(0, BATCH)
  .map((to) => ({ to: token, value: 0n, data: encodeErc20Transfer(to, 1_000_000n), operation: 0 as const }))
const transaction = buildTransaction({ to: multiSend, operation: 1, data: encodeMultiSend(calls), nonce: 7n })
const book: CodeBook = {
  find: (at) => (at === multiSend ? [{ name: 'MultiSendCallOnly', version: '1.4.1', codeHash }] : []),
  codeHash: () => ({ ok: true, value: codeHash }),
}
const state = {
  block: 1n,
  owners,
  threshold: 2,
  nonce: 7n,
  version: '1.4.1',
  masterCopy: address('singleton'),
  masterCopyHash: codeHash,
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: multiSend,
}

function inputs(): ReviewInputs {
  const reviewed = buildSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })
  return {
    reviewed,
    isSetHere: false,
    asked: reviewed.safeTxHash,
    claimed: { hash: reviewed.safeTxHash, outcome: null },
    node: null,
    state: { ok: true, value: state },
    service: {
      ok: true,
      value: {
        address: { value: safe },
        chainId: '1',
        nonce: 7,
        threshold: 2,
        owners: owners.map((value) => ({ value })),
        implementation: { value: state.masterCopy },
        modules: [],
        fallbackHandler: { value: multiSend },
        guard: null,
        moduleGuard: null,
        version: '1.4.1',
      },
    },
    singletons: [{ name: 'SafeL2 1.4.1', codeHash }],
    book,
    seenPowers: state,
    contractHash: { ok: true, value: reviewed.safeTxHash },
    contractDomain: { ok: true, value: reviewed.domainHash },
    queued: { ok: true, value: [] },
    signatures: [],
    contracts: { ok: true, value: [] },
    isContractSupported: true,
    known: people.map((at, index) => ({ address: at, name: `Person ${index}`, source: 'book' })),
    paidBefore: { ok: true, value: [] },
    isContract: () => ({ ok: true, value: true }),
    balanceOf: () => ({ ok: true, value: 10n ** 30n }),
    earlier: { ok: true, value: { blocks: 100n, seconds: 1200, wasContract: () => ({ ok: true, value: true }) } },
    tokenOnChain: () => ({ ok: true, value: { symbol: 'TUSD', decimals: 6 } }),
    tokenClaimed: () => ({ symbol: 'TUSD', decimals: 6 }),
    genuine: [],
    nativeCurrency: { reported: { symbol: 'ETH', decimals: 18 }, known: null },
    childOf: () => undefined,
    isLimitModule: () => false,
    controlOf: () => undefined,
    proofOf: () => undefined,
    ownerGraph: new Map(),
    nestedHashes: new Set(),
    further: [],
  }
}

const open = runChecks(inputs()).filter(({ verdict }) => verdict !== 'verified')
if (open.length > 0) throw new Error(`The batch should be sound: ${open.map(({ title }) => title).join(', ')}`)
const rates = await measureRates({
  'value and all checks': () => runChecks(inputs()),
  floor: () => {
    for (let times = 0; times < 3; times++) keccak256(transaction.data)
  },
})
printRates(
  `All checks on a batch of ${BATCH}, ${KNOWN} known addresses (floor: its calldata hashed three times)`,
  rates,
)
console.log(`  ${cpuMs(() => runChecks(inputs())).toFixed(2)} ms of CPU per review; budget ${BUDGET_MS} ms`)

/** CPU time of this process, because elapsed time depends on the load of the machine. */
function cpuMs(operation: () => unknown): number {
  const runs = 100
  const before = process.cpuUsage()
  for (let run = 0; run < runs; run++) operation()
  const { user, system } = process.cpuUsage(before)
  const took = (user + system) / 1000 / runs
  if (took > BUDGET_MS) {
    console.error(`The checks of one review take ${took.toFixed(2)} ms, more than ${BUDGET_MS} ms.`)
    process.exitCode = 1
  }
  return took
}
