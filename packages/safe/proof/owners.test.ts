import { findSafeDeployment } from '@countersign/chains'
import { deploySafe, sendTransaction, spareKeys } from '@countersign/devchain'
import fc from 'fast-check'
import { randomInt } from 'node:crypto'
import { parseAbi, type Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSameAddress } from '@countersign/primitives'
import {
  buildBatch,
  encodeExecTransaction,
  encodeOwnerSteps,
  hashSafeTransaction,
  packSignatures,
  planOwners,
  recoverSignatures,
  type OwnerTarget,
  type SafeTransactionData,
} from '../src/index.ts'
import { provenVersions, startProofChain } from './proofChain.ts'

/** Changes per contract version; more for a soak. */
const CHANGES = Number(process.env['OWNER_CHANGES'] ?? 30)
const SEED = Number(process.env['OWNER_SEED'] ?? (process.env['OWNER_CHANGES'] ? randomInt(2 ** 31) : 7))

const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
])
/** Enough keys that one set can be replaced by a disjoint one. */
const keys = Array.from({ length: 24 }, (_, n) => privateKeyToAccount(`0x${(n + 1).toString(16).padStart(64, 'c')}`))
const keyOf = (owner: Address) => {
  const key = keys.find(({ address }) => isSameAddress(address, owner))
  if (key === undefined) throw new TypeError(`no key of ${owner}`)
  return key
}

/** Any set of 1 to 12 owners with a threshold, and some random chosen replacements. */
const targetArbitrary: fc.Arbitrary<OwnerTarget> = fc
  .record({
    owners: fc.shuffledSubarray(
      keys.map(({ address }) => address),
      { minLength: 1, maxLength: 12 },
    ),
    threshold: fc.nat(11),
    wishes: fc.array(
      fc.shuffledSubarray(
        keys.map(({ address }) => address),
        { minLength: 2, maxLength: 2 },
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ owners, threshold, wishes }) => ({
    owners,
    threshold: 1 + (threshold % owners.length),
    replacements: wishes.flatMap(([leaves, comes]) => (leaves && comes ? [{ leaves, comes }] : [])),
  }))

let chain: Awaited<ReturnType<typeof startProofChain>>
beforeAll(async () => {
  chain = await startProofChain()
})
afterAll(() => chain.stop())

test.each(provenVersions)(
  'behavior: contract %s reaches any set of owners and any threshold in the fewest calls',
  async (version) => {
    const [first, ...targets] = fc.sample(targetArbitrary, { seed: SEED, numRuns: CHANGES + 1 })
    const multiSend = findSafeDeployment(version, 'MultiSendCallOnly')?.address
    if (first === undefined || multiSend === undefined) throw new TypeError('nothing to start from')
    const { owners, threshold } = first
    const { address: account } = await deploySafe(chain.rpcUrl, { owners, threshold, version, saltNonce: 21n })
    for (const [at, target] of targets.entries()) {
      const said = `seed ${SEED}, contract ${version}, change ${at}`
      const before = await read(account)
      const steps = planOwners(before, target)
      const calls = encodeOwnerSteps(before, steps).map(({ call }) => call)
      expect(steps.length, said).toBe(fewest(before, target))
      if (calls.length > 0)
        await execute(account, version, buildBatch({ calls, nonce: await nonceOf(account), multiSend }), before)
      const after = await read(account)
      expect(after.owners.toSorted(), said).toEqual(target.owners.toSorted())
      expect(after.threshold, said).toBe(target.threshold)
      expect(ungranted(before.owners, target.replacements ?? [], steps), said).toEqual([])
    }
  },
  60_000 + CHANGES * 1000,
)

async function read(account: Address) {
  const [owners, threshold] = await Promise.all([
    chain.client.readContract({ address: account, abi, functionName: 'getOwners' }),
    chain.client.readContract({ address: account, abi, functionName: 'getThreshold' }),
  ])
  return { account, owners, threshold: Number(threshold) }
}

const nonceOf = (account: Address) => chain.client.readContract({ address: account, abi, functionName: 'nonce' })

/** As the account executes it: signed by as many owners as required, refused if one call fails. */
async function execute(
  safe: Address,
  version: string,
  transaction: SafeTransactionData,
  { owners, threshold }: { owners: readonly Address[]; threshold: number },
) {
  const hash = hashSafeTransaction({ chainId: chain.chainId, safe, version, transaction })
  const signatures = await Promise.all(
    owners.slice(0, threshold).map(async (owner) => {
      const [signature] = await recoverSignatures({ signatures: await keyOf(owner).sign({ hash }), hash })
      if (signature === undefined) throw new TypeError('no signature')
      return signature
    }),
  )
  const data = encodeExecTransaction(transaction, packSignatures(signatures))
  await sendTransaction(chain.client, { from: spareKeys[0].address, to: safe, data })
}

function fewest(before: { owners: readonly Address[]; threshold: number }, target: OwnerTarget): number {
  const leaving = before.owners.filter((owner) => !target.owners.includes(owner)).length
  const coming = target.owners.filter((owner) => !before.owners.includes(owner)).length
  return Math.max(leaving, coming) + (leaving === coming && before.threshold !== target.threshold ? 1 : 0)
}

/** Chosen replacements that were possible and were not made. */
function ungranted(
  owners: readonly Address[],
  wishes: NonNullable<OwnerTarget['replacements']>,
  steps: ReturnType<typeof planOwners>,
) {
  const swaps = steps.flatMap((step) => (step.kind === 'replace' ? [step] : []))
  const isTaken = ({ leaves, comes }: { leaves: Address; comes: Address }) =>
    swaps.some((swap) => swap.isChosen && (swap.leaves === leaves || swap.comes === comes))
  const comers = steps.flatMap((step) => ('comes' in step ? [step.comes] : []))
  const goers = steps.flatMap((step) => ('leaves' in step ? [step.leaves] : []))
  return wishes.filter(
    (wish) =>
      owners.includes(wish.leaves) && goers.includes(wish.leaves) && comers.includes(wish.comes) && !isTaken(wish),
  )
}
