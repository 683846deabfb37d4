import { demoOwners } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { buildTransaction, parseSignatures, recoverSignature } from '@countersign/safe'
import type { JudgedSignature } from '@countersign/safe/checks'
import { parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BulkEffects, readBulkEffects } from '../src/screens/review/bulk/bulkEffects.ts'
import { checkHoldingsTogether } from '../src/screens/review/bulk/checkHoldingsTogether.ts'
import { readyOf } from '../src/screens/review/bulk/readyOf.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { executeSeveral } from '../src/signing/execution/executeSeveral.ts'
import { feeChoices } from '../src/signing/execution/feeChoices.ts'
import { nameOfSeveral } from '../src/signing/execution/nameOfSeveral.ts'
import { setStage, type Stage } from './testStage.ts'

const [first, second, third] = demoOwners
let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.devchain.stop())

/** A payment with this nonce as it is reviewed, signed by two owners. */
async function reviewed(safe: Address, nonce: bigint, value: bigint) {
  const review = await readReview({
    chain: stage.chain,
    safe,
    transaction: buildTransaction({ to: third.address, value, nonce }),
    details: null,
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: first.address,
  })
  const hash = review.reviewed.safeTxHash
  const signatures = await Promise.all(
    [first, second].map(async ({ privateKey, address }): Promise<JudgedSignature> => {
      const [parsed] = parseSignatures(await privateKeyToAccount(privateKey).sign({ hash }))
      if (!parsed) throw new Error('The transaction was not signed.')
      return {
        claimed: address,
        submittedAt: 0,
        outcome: { kind: 'valid', signature: await recoverSignature({ signature: parsed, hash }) },
      }
    }),
  )
  return { ...review, signatures }
}

it('error: a transaction that fails after the others is reported alone, even when it would succeed by itself', async () => {
  // The account has five.
  const safe = await stage.deploy('1.4.1', 2)
  const reviews = await Promise.all([reviewed(safe, 0n, parseEther('4')), reviewed(safe, 1n, parseEther('2'))])
  const chain = { ...stage.chain, features: [...stage.chain.features, 'TX_SIMULATION' as const] }
  const effectsOf = (values: readonly (typeof reviews)[number][]) =>
    readBulkEffects({ chain, sender: first.address, reviews: values, shown: [] })
  const [one, two] = await effectsOf(reviews)
  expect(titlesOf(one)).toContain('The execution would succeed')
  expect(titlesOf(two)).toContain('The execution would fail')
  const enough = [...reviews.slice(0, 1), await reviewed(safe, 1n, parseEther('1'))]
  for (const effects of await effectsOf(enough)) expect(titlesOf(effects)).toContain('The execution would succeed')
  const [off] = await readBulkEffects({ chain: { ...chain, features: [] }, sender: null, reviews, shown: [] })
  expect(off?.checks.map(({ verdict }) => verdict)).toEqual(['unchecked'])
})

it('security: effects that differ from those shown are a danger, and a run that fails removes no danger that was shown', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const chain = { ...stage.chain, features: [...stage.chain.features, 'TX_SIMULATION' as const] }
  const input = { chain, sender: first.address, reviews: [await reviewed(safe, 0n, parseEther('1'))] }
  const [shown] = await readBulkEffects({ ...input, shown: [] })
  if (!shown?.simulated) throw new Error('The first run has no result')
  const [same] = await readBulkEffects({ ...input, shown: [shown.simulated] })
  expect(titlesOf(same)).toEqual(titlesOf(shown))
  const more = { ...input, reviews: [await reviewed(safe, 0n, parseEther('2'))] }
  const [other] = await readBulkEffects({ ...more, shown: [shown.simulated] })
  expect(other?.checks.filter(({ verdict }) => verdict === 'danger')).toMatchObject([{ field: 'changed' }])
  const danger = { id: 'simulation', field: 'storage', verdict: 'danger', title: 'Unexpected', reason: '' } as const
  const nowhere = { authentication: 'NO_AUTHENTICATION', value: 'http://127.0.0.1:9' } as const
  const silent = { ...chain, rpcUri: nowhere, publicRpcUri: nowhere, safeAppsRpcUri: nowhere }
  const [failed] = await readBulkEffects({
    ...input,
    chain: silent,
    shown: [{ ...shown.simulated, checks: [danger] }],
  })
  expect(failed?.checks.map(({ verdict }) => verdict)).toEqual(['danger', 'unchecked'])
})

const titlesOf = (effects: BulkEffects | undefined) => effects?.checks.map(({ title }) => title)

it('error: transactions that together empty the account are reported, even when each alone leaves enough', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const pay = (nonce: bigint, ether: string) => reviewed(safe, nonce, parseEther(ether))
  const halves = [await pay(0n, '2.4'), await pay(1n, '2.4')]
  for (const { checks } of halves)
    expect(checks.filter(({ id }) => id === 'holdings')).toMatchObject([{ verdict: 'verified' }])
  expect(await checkHoldingsTogether(stage.chain, halves)).toMatchObject([
    {
      verdict: 'caution',
      reason: expect.stringContaining('All 2 transactions together: The account has 5.00 ETH before, and 0.20 ETH'),
    },
  ])
  expect(await checkHoldingsTogether(stage.chain, halves.slice(0, 1))).toEqual([])
  expect(await checkHoldingsTogether(stage.chain, [await pay(0n, '2'), await pay(1n, '2')])).toEqual([])
  // A transaction with a warning of its own is not reported twice.
  expect(await checkHoldingsTogether(stage.chain, [await pay(0n, '4.9'), await pay(1n, '0.05')])).toEqual([])
})

it('behavior: S20 several executions in one take the typed gas limit and fees', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const reviews = [await reviewed(safe, 0n, 1n), await reviewed(safe, 1n, 2n)]
  const transactions = reviews.map(readyOf)
  const fees = { maxFeePerGas: 7_000_000_000n, maxPriorityFeePerGas: 2_000_000_000n }
  const name = nameOfSeveral(stage.chain.chainId, transactions)
  feeChoices.set(name, { plan: { gas: 400_000n, fees }, isTyped: true, problem: null })
  const handed = await stage.connect(0)
  await executeSeveral({
    chain: stage.chain,
    safe,
    version: '1.4.1',
    name: null,
    threshold: 2,
    transactions,
  })
  const sent = handed.find(({ method }) => method === 'eth_sendTransaction')
  expect(sent?.params).toMatchObject([
    { gas: '0x61a80', maxFeePerGas: '0x1a13b8600', maxPriorityFeePerGas: '0x77359400' },
  ])
  feeChoices.set(name, null)
})
