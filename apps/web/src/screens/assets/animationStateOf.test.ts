import { expect, test } from 'vitest'
import { animationStateOf } from './animationStateOf.ts'

test('behavior: a video is played through the service, or the reason is said; without a service nothing is said about it', () => {
  for (const state of ['remote', 'inside'] as const)
    expect(animationStateOf({ animationState: state }, 'service')).toEqual({ kind: 'playable' })
  expect(animationStateOf({ animationState: 'off' }, 'service')).toMatchObject({
    reason: expect.stringContaining('off'),
  })
  expect(animationStateOf({ animationState: 'no-gateway' }, 'service')).toMatchObject({
    reason: expect.stringContaining('IPFS gateway'),
  })
  expect(animationStateOf({ animationState: 'refused' }, 'service')).toMatchObject({
    reason: expect.stringContaining('not fetched'),
  })
  for (const item of [{ animationState: 'none' as const }, {}])
    expect(animationStateOf(item, 'service')).toEqual({ kind: 'none' })
  expect(animationStateOf({ animationState: 'remote' }, 'chain')).toEqual({ kind: 'none' })
})
