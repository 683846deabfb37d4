import { expect, test } from 'vitest'
import { people } from '@countersign/describe/testing'
import { compareEffects, type Side } from './compareEffects.ts'

const pays = (before: bigint, change = -5n): Side => ({
  moves: [
    { owner: people.treasury, token: people.tusd, tokenId: null, amount: change },
    { owner: people.kestrel, token: people.tusd, tokenId: null, amount: -change },
  ],
  held: [{ owner: people.treasury, token: people.tusd, value: before }],
  fee: null,
})

test('behavior: the same changes after a deposit are no difference, and the deposit is named', () => {
  const { rows, different, shifted } = compareEffects(pays(100n), pays(130n))
  expect(rows).toHaveLength(2)
  expect(different).toEqual([])
  expect(shifted.map(({ owner, by }) => [owner, by])).toEqual([[people.treasury, 30n]])
})

test('error: another change than expected is a difference', () => {
  expect(compareEffects(pays(100n), pays(100n, -9n)).different.map(({ owner }) => owner)).toEqual([
    people.treasury,
    people.kestrel,
  ])
})

test('behavior: the fee is a row of its payer and never a difference', () => {
  const fee = (cost: bigint) => ({ payer: people.stranger, cost, held: 50n })
  const happened: Side = {
    ...pays(100n),
    moves: [...pays(100n).moves, { owner: people.stranger, token: null, tokenId: null, amount: -3n }],
    fee: fee(3n),
  }
  const { rows, different } = compareEffects({ ...pays(100n), fee: fee(4n) }, happened)
  expect(different).toEqual([])
  expect(rows.at(-1)).toMatchObject({ isFee: true, expected: { change: -4n }, happened: { change: -3n, before: 50n } })
  expect(rows).toHaveLength(3)
})
