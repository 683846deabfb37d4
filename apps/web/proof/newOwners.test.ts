import { demoOwners } from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import { buildTransaction, hashMessagePayload, hashSafeMessage, packSignatures } from '@countersign/safe'
import { ownerChallenge } from '@countersign/safe/checks'
import { encodeOwnerSteps, packProofs, planOwners } from '@countersign/safe/light'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readChainState } from '../src/data/rpc/readChainState.ts'
import { draftOf } from '../src/data/chain-access/draftOf.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { keepOwnerProof } from '../src/data/storage/ownerProofs.ts'
import { detailsOf } from './detailsOf.ts'
import { setStage, type Stage } from './testStage.ts'

const [first, second] = demoOwners
const holder = privateKeyToAccount(`0x${'5'.repeat(64)}`)
let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.devchain.stop())

/** What the service adds to the transaction: the note, and complete signatures of messages of accounts. */
type Reported = Pick<Parameters<typeof readReview>[0], 'fetchMessageSignature'> & { readonly note?: string }

/** The check of a new owner on the review. */
async function judge(safe: Address, owner: Address, reported: Reported = {}) {
  const word = (value: string) => value.toLowerCase().replace('0x', '').padStart(64, '0')
  const data: Hex = `0x0d582f13${word(owner)}${word('2')}`
  const transaction = buildTransaction({ to: safe, data, nonce: 0n })
  const review = await readReview({
    chain: stage.chain,
    safe,
    transaction,
    details: reported.note === undefined ? null : { ...detailsOf(safe, transaction), note: reported.note },
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: null,
    ...(reported.fetchMessageSignature ? { fetchMessageSignature: reported.fetchMessageSignature } : {}),
  })
  expect(review.newOwners.map(({ owner: one }) => one)).toEqual([owner])
  const check = review.checks.find(({ id }) => id === 'new-owners')
  return { verdict: check?.verdict, title: check?.title }
}

const challengeOf = (account: Address, owner: Address) =>
  ownerChallenge({ owner, account, chainId: BigInt(stage.chain.chainId) })
const keep = (account: Address, owner: Address, signature: Hex) =>
  keepOwnerProof({ chainId: stage.chain.chainId, account, owner, signature })

it('behavior: a key is proven only by the signed challenge for this account', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const owner = holder.address
  expect(await judge(safe, owner)).toMatchObject({ verdict: 'caution', title: 'New owner not proven' })
  const forged: Hex = `0x${owner.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`
  const elsewhere = await holder.signMessage({ message: challengeOf(owner, owner) })
  for (const signature of [forged, elsewhere]) {
    keep(safe, owner, signature)
    expect(await judge(safe, owner)).toMatchObject({ verdict: 'caution' })
  }
  keep(safe, owner, await holder.signMessage({ message: challengeOf(safe, owner) }))
  expect(await judge(safe, owner)).toMatchObject({ verdict: 'verified', title: 'New owner proven' })
})

it('security: a proof in the proposal counts only after its signer was recovered by the page', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const owner = privateKeyToAccount(`0x${'8'.repeat(64)}`)
  const noteOf = async (signer: typeof owner, account: Address) =>
    packProofs('Ines joins', [await signer.signMessage({ message: challengeOf(account, owner.address) })], () => true)
      .note
  const lies = [await noteOf(holder, safe), await noteOf(owner, owner.address), `proof:${'A'.repeat(86)}`, 'proof:']
  for (const note of lies) expect(await judge(safe, owner.address, { note })).toMatchObject({ verdict: 'caution' })
  const note = await noteOf(owner, safe)
  expect(await judge(safe, owner.address, { note })).toMatchObject({ verdict: 'verified', title: 'New owner proven' })
})

it('behavior: six new owners are proven by the note of one proposal, within the service’s length limit', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const state = await readChainState(stage.chain, safe)
  const people = ['a', 'b', 'c', 'd', 'e', '6'].map((digit) => privateKeyToAccount(`0x${digit.repeat(64)}`))
  const from = { account: safe, owners: state.owners, threshold: 2 }
  const target = { owners: [...state.owners, ...people.map(({ address }) => address)], threshold: 4 }
  const calls = encodeOwnerSteps(from, planOwners(from, target)).map(({ call }) => call)
  const service = await stage.serviceState(safe)
  const transaction = await draftOf(calls, { chain: stage.chain, safe: service, nonce: 0n, safeTxGas: null })
  const signatures = await Promise.all(
    people.map((person) => person.signMessage({ message: challengeOf(safe, person.address) })),
  )
  const { note, leftOut } = packProofs('', signatures, (text) => [...JSON.stringify({ note: text })].length <= 200)
  expect(leftOut).toEqual([])
  const { newOwners } = await readReview({
    chain: stage.chain,
    safe,
    transaction,
    details: { ...detailsOf(safe, transaction), note },
    service: Promise.resolve(service),
    queuedNonces: Promise.resolve([]),
    sender: null,
  })
  const bySigner = new Map(people.map(({ address }, index) => [address, signatures[index]]))
  expect(newOwners).toHaveLength(6)
  for (const { owner, proof } of newOwners) expect(proof).toBe(bySigner.get(owner))
})

it('security: a signature of an account from the service is a proof only after the chain accepted it', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const owner = await stage.deploy('1.4.1', 2)
  const message = challengeOf(safe, owner)
  const hash = hashSafeMessage({ chainId: BigInt(stage.chain.chainId), safe: owner, version: '1.4.1', message })
  const signed = await Promise.all(
    [first, second].map(async ({ privateKey, address }) => ({
      kind: 'eoa' as const,
      owner: address,
      data: await privateKeyToAccount(privateKey).sign({ hash }),
    })),
  )
  const asked: unknown[] = []
  const tell = (signature: Hex | null) => ({
    fetchMessageSignature: async (account: Address, asking: Hex) => {
      asked.push([account, asking])
      return signature
    },
  })
  for (const lie of [null, packSignatures(signed.slice(0, 1)), '0x' as const])
    expect(await judge(safe, owner, tell(lie))).toMatchObject({ verdict: 'caution' })
  expect(await judge(safe, owner, tell(packSignatures(signed)))).toMatchObject({ verdict: 'verified' })
  expect(asked).toEqual(Array.from({ length: 4 }, () => [owner, hash]))
})

it.each(['1.3.0', '1.4.1'])(
  'behavior: an account of %s is simulated, then proven by a real round trip',
  async (version) => {
    const safe = await stage.deploy('1.4.1', 2)
    const owner = await stage.deploy(version, 2)
    expect(await judge(safe, owner)).toMatchObject({
      verdict: 'caution',
      title: 'New owner can sign, its holders are not proven',
    })
    const message = challengeOf(safe, owner)
    const hash = hashSafeMessage({ chainId: BigInt(stage.chain.chainId), safe: owner, version, message })
    expect(hashMessagePayload(message)).not.toBe(hash)
    const signatures = await Promise.all(
      [first, second].map(async ({ privateKey, address }) => ({
        kind: 'eoa' as const,
        owner: address,
        data: await privateKeyToAccount(privateKey).sign({ hash }),
      })),
    )
    keep(safe, owner, packSignatures(signatures.slice(0, 1)))
    expect(await judge(safe, owner)).toMatchObject({ verdict: 'caution' })
    keep(safe, owner, packSignatures(signatures))
    expect(await judge(safe, owner)).toEqual({ verdict: 'verified', title: 'New owner answers signatures' })
  },
)
