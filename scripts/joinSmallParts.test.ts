import { expect, test } from 'vitest'
import { joinSmallParts, type SharedPart } from '../apps/web/build/joinSmallParts.ts'

const limits = { small: 100, large: 1000, added: 500 }
const part = (key: string, size: number, users: bigint, isAlone = false): SharedPart => ({ key, size, users, isAlone })
const filesOf = (parts: readonly SharedPart[]) => {
  const firsts = joinSmallParts(parts, limits)
  return [...new Set(firsts.values())].map((first) => [...firsts].flatMap(([key, one]) => (one === first ? [key] : [])))
}

test('behavior: a small part joins the one for which its users load least in addition', () => {
  expect(filesOf([part('a', 10, 0b0001n), part('b', 900, 0b0010n), part('c', 20, 0b0100n)])).toEqual([
    ['b'],
    ['c', 'a'],
  ])
})

test('behavior: what both import already counts once, what only one of them imports is loaded by the users of both', () => {
  const [library, one, two, other] = [
    part('library', 900, 0b011n, true),
    part('one', 10, 0b001n),
    part('two', 10, 0b010n),
    part('other', 5, 0b100n),
  ]
  expect(filesOf([library, one, two, other])).toEqual([['library'], ['two', 'one'], ['other']])
})

test('behavior: parts that stay alone, large parts and parts for which too much is loaded are left', () => {
  const parts = [part('a', 10, 0b001n), part('alone', 10, 0b010n, true), part('large', 2000, 0b100n)]
  expect(filesOf(parts)).toEqual([['a'], ['alone'], ['large']])
})

test('error: two parts with a third between them are not joined, because the files would import each other', () => {
  const parts = [part('page', 10, 0b001n), part('between', 400, 0b011n, true), part('shared', 10, 0b111n)]
  expect(filesOf(parts)).toEqual([['page'], ['between'], ['shared']])
})
