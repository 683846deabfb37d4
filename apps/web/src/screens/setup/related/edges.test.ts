import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import type { RelatedAccount } from '../../../data/related/RelatedAccount.ts'
import { edgesOf } from './edges.ts'

const at = (letter: string): Address => `0x${letter.repeat(40)}`
const account = (letter: string, next: readonly RelatedAccount[] = [], end: RelatedAccount['end'] = null) => ({
  address: at(letter),
  members: null,
  end,
  next,
})
const short = (tree: readonly RelatedAccount[], direction: 'up' | 'down') =>
  edgesOf(at('a'), tree, direction).map(({ owner, owned }) => `${owner[2]}>${owned[2]}`)

test('behavior: each owner with the accounts that it owns, nearest first, a circle once', () => {
  const tree = [account('b', [account('d', [account('a', [], 'cycle')])]), account('c')]
  expect(short(tree, 'up')).toEqual(['b>a', 'c>a', 'd>b'])
  expect(short(tree, 'down')).toEqual(['a>b', 'a>c', 'b>d'])
})
