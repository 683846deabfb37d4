import { expect, test } from 'vitest'
import type { CreationData } from '@countersign/safe'
import { isUnchanged, sinceCreation } from './sinceCreation.ts'

const [alice, bob, carol] = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
] as const
const handler = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'
const creation: CreationData = {
  version: '1.4.1',
  factory: handler,
  singleton: handler,
  fallbackHandler: handler,
  owners: [alice, bob],
  threshold: 1,
  saltNonce: 0n,
}
const now = {
  owners: [alice, bob],
  threshold: 1,
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: handler,
} as const

test('behavior: an account with the set-up of its creation is unchanged, whatever the order of its owners', () => {
  expect(isUnchanged(sinceCreation(creation, { ...now, owners: [bob, alice] }))).toBe(true)
})

test('security: owners who were removed are named, and whether they alone could act on another network', () => {
  const one = sinceCreation(creation, { ...now, owners: [alice, carol], threshold: 2 })
  expect(one).toMatchObject({ added: [carol], removed: [bob], threshold: { then: 1, now: 2 }, canRemovedAct: true })
  expect(sinceCreation({ ...creation, threshold: 2 }, { ...now, owners: [alice] })).toMatchObject({
    removed: [bob],
    canRemovedAct: false,
  })
})

test('behavior: modules, guards and another handler are changes', () => {
  for (const change of [{ modules: [carol] }, { guard: carol }, { moduleGuard: carol }, { fallbackHandler: null }])
    expect(isUnchanged(sinceCreation(creation, { ...now, ...change }))).toBe(false)
})
