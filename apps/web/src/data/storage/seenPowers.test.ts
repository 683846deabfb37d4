import type { Address } from '@countersign/primitives'
import { afterEach, describe, expect, it, vi } from 'vitest'

const bob: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const key = { chainId: '1', safe: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const
const old = { ...key, modules: [bob], guard: null, moduleGuard: null, fallbackHandler: null, masterCopy: bob }
const state = { ...old, owners: [bob], threshold: 1 } as const

/** The store as a page finds it that starts with this text in storage. */
async function open(text: string) {
  const kept = new Map([['countersign.powers', text]])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.resetModules()
  return { ...(await import('./seenPowers.ts')), kept }
}
afterEach(() => vi.unstubAllGlobals())

describe('seenPowers', () => {
  it('behavior: an entry of an earlier version is read and completed with owners and threshold', async () => {
    const { findSeenPowers, completeSeenPowers } = await open(JSON.stringify([old]))
    expect(findSeenPowers(key)).toEqual(old)
    completeSeenPowers(key, { owners: [bob], threshold: 1 })
    expect(findSeenPowers(key)).toEqual({ ...old, owners: [bob], threshold: 1 })
    completeSeenPowers(key, { owners: [], threshold: 2 })
    expect(findSeenPowers(key)).toMatchObject({ owners: [bob], threshold: 1 })
  })

  it('error: an unreadable entry does not remove another entry', async () => {
    const { findSeenPowers } = await open(JSON.stringify([{ chainId: 7 }, old, 'nonsense']))
    expect(findSeenPowers(key)).toEqual(old)
    expect((await open('{')).findSeenPowers(key)).toBeNull()
  })

  it('behavior: a visit is stored with its time and replaces the one before', async () => {
    const { findSeenPowers, noteSeenPowers, kept } = await open(JSON.stringify([old]))
    noteSeenPowers(key, { ...state, threshold: 2 }, 5)
    expect(findSeenPowers(key)).toMatchObject({ threshold: 2, seenAt: 5, modules: [bob] })
    expect(JSON.parse(kept.get('countersign.powers') ?? '')).toHaveLength(1)
  })
})
