import type { Address, Hex } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { ownersLeftOut, type KeyProof } from './ownersLeftOut.ts'

const proofOf = (digit: string): KeyProof => {
  const owner: Address = `0x${digit.repeat(40)}`
  const signature: Hex = `0x${digit.repeat(128)}1b`
  return { owner, signature }
}
const proofs = ['1', '2', '3', '4', '5', '6', '7'].map(proofOf)
const owners = proofs.map(({ owner }) => owner)

test('behavior: the proofs of six owners fit without a note, and each further owner is returned', () => {
  expect(ownersLeftOut(proofs.slice(0, 6), '', null)).toEqual([])
  expect(ownersLeftOut(proofs, '', null)).toEqual(owners.slice(6))
})

test('behavior: a note and the name of an app reduce the number of proofs', () => {
  const note = 'A note of sixty characters, as long as the form takes one....'
  expect(ownersLeftOut(proofs, note, null)).toEqual(owners.slice(4))
  expect(ownersLeftOut(proofs, '', { url: 'https://app.example/swap', name: 'Swap' })).toEqual(owners.slice(4))
})

test('error: an owner whose signature is too long for any note is returned', () => {
  expect(
    ownersLeftOut([{ owner: '0x8888888888888888888888888888888888888888', signature: '0x1234' }], '', null),
  ).toEqual(['0x8888888888888888888888888888888888888888'])
})
