import { demoOwners, deploySafe } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRelated } from '../src/data/related/readRelated.ts'
import type { RelatedAccount } from '../src/data/related/RelatedAccount.ts'
import { setStage, type Stage } from './testStage.ts'

const [alice, bob] = demoOwners.map(({ address }) => address) as [Address, Address]
let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.devchain.stop())

const short = ({ address, members, end, next }: RelatedAccount): unknown => ({
  address,
  threshold: members && `${members.threshold} of ${members.owners.length}`,
  end,
  next: next.map(short),
})

it('behavior: a chain of six accounts that own each other is read completely, with thresholds', async () => {
  const chain: Address[] = []
  const thresholds = [1, 2, 1, 2, 1, 2, 1]
  for (const [index, threshold] of thresholds.entries()) {
    const above = chain.at(-1)
    const owners = above === undefined ? [alice, bob] : [above, bob]
    const made = await deploySafe(stage.devchain.rpcUrl, {
      owners,
      threshold,
      version: '1.4.1',
      saltNonce: BigInt(900 + index),
    })
    chain.push(made.address)
  }
  const [safe = alice, ...above] = chain.toReversed()
  const { above: read, keys } = await readRelated({ chain: stage.chain, safe, candidates: async () => [] })
  const expected = above.reduceRight<unknown[]>(
    (next, address, index) => [{ address, threshold: `${thresholds.toReversed()[index + 1]} of 2`, end: null, next }],
    [],
  )
  expect(read.next.map(short)).toEqual(expected)
  expect([above.length, keys]).toEqual([6, 1])
})
