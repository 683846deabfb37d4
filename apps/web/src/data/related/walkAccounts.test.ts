import type { Address } from '@countersign/primitives'
import { describe, expect, it } from 'vitest'
import type { RelatedAccount } from './RelatedAccount.ts'
import { walkAccounts, type Walked } from './walkAccounts.ts'

const at = (letter: string): Address => `0x${letter.repeat(40)}`
const found = (letter: string) => ({ address: at(letter), members: null })

/** The tree as a short text: `a(b c!cycle)`. */
const short = ({ next, end }: Walked): string => {
  const of = (account: RelatedAccount) => `${account.address[2]}${short(account)}`
  return `${next.length === 0 ? '' : `(${next.map(of).join(' ')})`}${end === null ? '' : `!${end}`}`
}
const walk = (edges: Record<string, string>, bounds = { deepest: 4, most: 20 }) =>
  walkAccounts(found('a'), {
    ...bounds,
    nextTo: async ({ address }) => {
      const next = edges[address[2] ?? '']
      if (next === '?') throw new Error('no answer')
      return [...(next ?? '')].map(found)
    },
  }).then(short)

describe('walkAccounts', () => {
  it('behavior: every branch is followed to its end', async () => {
    expect(await walk({ a: 'bc', b: 'd' })).toBe('(b(d) c)')
    expect(await walk({})).toBe('')
  })

  it('behavior: without a depth limit every level is read', async () => {
    const edges = { a: 'b', b: 'c', c: 'd', d: 'e', e: 'f' }
    expect(await walk(edges, { deepest: Infinity, most: 20 })).toBe('(b(c(d(e(f)))))')
  })

  it('behavior: a circle is shown once and ends the branch', async () => {
    expect(await walk({ a: 'b', b: 'ac' })).toBe('(b(a!cycle c))')
    expect(await walk({ a: 'a' })).toBe('(a!cycle)')
  })

  it('behavior: an account that is reached on two paths is listed in both', async () => {
    expect(await walk({ a: 'bc', b: 'd', c: 'd' })).toBe('(b(d) c(d))')
  })

  it('error: limits of depth and number, and accounts that could not be read, are marked where they end the branch', async () => {
    expect(await walk({ a: 'b', b: 'c', c: 'd' }, { deepest: 2, most: 20 })).toBe('(b(c!bound))')
    expect(await walk({ a: 'bcd' }, { deepest: 4, most: 2 })).toBe('!bound')
    expect(await walk({ a: 'bc', b: '?' })).toBe('(b!unread c)')
  })
})
