import { demoOwners, executeSafeTransaction, spareKeys } from '@countersign/devchain'
import { type Address, isSameAddress } from '@countersign/primitives'
import { encodeOwnerSteps, planOwners, type OwnerTarget } from '@countersign/safe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readChainState } from '../src/data/rpc/readChainState.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { replanOwners } from '../src/parts/owners/replanOwners.ts'
import { draftOf } from '../src/data/chain-access/draftOf.ts'
import type { Draft } from '../src/data/drafts/draftStore.ts'
import { setStage, type Stage } from './testStage.ts'

const [alice, bob, carol] = demoOwners
const [dave, erin] = spareKeys
let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.devchain.stop())

/** Creates the draft like the form. */
async function make(safe: Address, wanted: Pick<OwnerTarget, 'owners' | 'threshold'>): Promise<Draft> {
  const state = await readChainState(stage.chain, safe)
  const from = { account: safe, owners: state.owners, threshold: state.threshold }
  const target = { owners: [...wanted.owners], threshold: wanted.threshold, replacements: [] }
  const calls = encodeOwnerSteps(from, planOwners(from, target)).map(({ call }) => call)
  const service = await stage.serviceState(safe)
  const transaction = await draftOf(calls, { chain: stage.chain, safe: service, nonce: state.nonce, safeTxGas: null })
  const owners = { target, from: { owners: state.owners, threshold: state.threshold } }
  return { chainId: stage.chain.chainId, safe, transaction, note: '', source: 'setup', owners }
}

async function review({ safe, transaction, owners }: Draft) {
  const read = await readReview({
    chain: stage.chain,
    safe,
    transaction,
    details: null,
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: null,
    ownerTarget: owners?.target ?? null,
  })
  const check = read.checks.find(({ id }) => id === 'owner-target')
  return { state: read.state, verdict: check?.verdict, title: check?.title }
}

const execute = ({ safe, transaction }: Pick<Draft, 'safe' | 'transaction'>) =>
  executeSafeTransaction(stage.devchain.rpcUrl, { safe, signers: [alice, bob], ...transaction })

it.each(['1.3.0', '1.4.1', '1.5.0'])(
  'security: owners of %s that changed between draft and signature block the old calls, and the new ones reach the target',
  async (version) => {
    const safe = await stage.deploy(version, 2)
    const draft = await make(safe, { owners: [alice.address, bob.address, dave.address], threshold: 3 })
    expect(await review(draft)).toMatchObject({ verdict: 'verified' })

    const other = await make(safe, {
      owners: [alice.address, bob.address, carol.address, erin.address],
      threshold: 2,
    })
    await execute(other)
    const after = await review(draft)
    expect(after).toMatchObject({ verdict: 'danger', title: 'The calls were made for other owners' })

    const replanned = await replanOwners(draft, stage.chain, after.state)
    if (replanned === null) throw new Error('The draft was not planned again.')
    expect(replanned.transaction.data).not.toBe(draft.transaction.data)
    expect(await replanOwners(replanned, stage.chain, after.state)).toBeNull()
    const next = { ...replanned, transaction: { ...replanned.transaction, nonce: 1n } }
    expect(await review(next)).toMatchObject({ verdict: 'verified' })
    await execute(next)

    const reached = await readChainState(stage.chain, safe)
    expect(reached.threshold).toBe(3)
    expect(reached.owners).toHaveLength(3)
    for (const owner of [alice, bob, dave])
      expect(reached.owners.some((one) => isSameAddress(one, owner.address))).toBe(true)
    expect(await review(next)).toMatchObject({ verdict: 'danger', title: 'No change is left to make' })
    expect(await replanOwners(next, stage.chain, reached)).toBeNull()
  },
)
