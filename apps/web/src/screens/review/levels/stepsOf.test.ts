import type { Address } from '@countersign/primitives'
import { describe, expect, it } from 'vitest'
import type { Level } from './Levels.ts'
import { pathOf, stepsOf } from './stepsOf.ts'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const [top, middle, low, alice, bob] = [at('1'), at('2'), at('3'), at('a'), at('b')]

type Shape = { path: Address[]; owners: Address[]; threshold?: number; signed?: Address[]; nonce?: bigint }
const level = ({ path, owners, threshold = 1, signed = [], nonce = 0n }: Shape): Level => ({
  path,
  account: path.at(-1) ?? top,
  owners,
  threshold,
  agreement: { hash: '0x00', nonce, signed },
  unknown: null,
})
const first = level({ path: [top], owners: [middle, bob], threshold: 2, signed: [bob] })
const second = level({ path: [top, middle], owners: [low] })
const third = level({ path: [top, middle, low], owners: [alice, bob], threshold: 2 })
const states = (path: readonly Level[]) =>
  stepsOf(path, alice).map(({ kind, level, state }) => [kind, level.account, state])

describe('pathOf', () => {
  it('behavior: the shortest path to an account of the wallet wins, in any order', () => {
    expect(pathOf({ levels: [first, second, third] }, alice)).toEqual([first, second, third])
    expect(pathOf({ levels: [first, second, third] }, bob)).toEqual([first])
    expect(pathOf({ levels: [first, second, third] }, at('c'))).toEqual([])
    expect(pathOf({ levels: [first] }, null)).toEqual([])
  })

  it('behavior: an account that occurs twice is reached at the place where it was found', () => {
    const other = level({ path: [top, low], owners: [alice] })
    expect(pathOf({ levels: [first, other, second, third] }, alice)).toEqual([first, other])
  })
})

describe('stepsOf', () => {
  it('behavior: sign below, then execute level by level; missing confirmations of other owners are counted', () => {
    expect(states([first, second, third])).toEqual([
      ['sign', low, 'now'],
      ['execute', low, 'later'],
      ['execute', middle, 'later'],
      ['execute', top, 'later'],
    ])
    expect(stepsOf([first, second, third], alice).map(({ others }) => others)).toEqual([0, 1, 0, 0])
  })

  it('behavior: a level above that is confirmed needs no step below', () => {
    const agreed = level({ path: [top, middle], owners: [low], signed: [low] })
    expect(states([first, agreed, third]).map(([, , state]) => state)).toEqual(['done', 'done', 'now', 'later'])
    const over = level({ path: [top], owners: [middle, bob], threshold: 2, signed: [bob, middle] })
    expect(states([over, second, third]).map(([, , state]) => state)).toEqual(['done', 'done', 'done', 'now'])
  })

  it('behavior: no signature is requested where enough owners have signed', () => {
    const full = level({
      path: [top, middle, low],
      owners: [alice, bob, at('c')],
      threshold: 2,
      signed: [bob, at('c')],
    })
    expect(states([first, second, full])[0]).toEqual(['sign', low, 'done'])
  })
})
