import { expect, it } from 'vitest'
import { mergeConnectionStatus } from './mergeConnectionStatus.ts'

it.each([
  ['disconnected', null, 'disconnected'],
  ['disconnected', 'loading', 'disconnected'],
  ['disconnected', 'unauthenticated', 'disconnected'],
  ['disconnected', 'authenticated', 'disconnected'],
  ['connecting', null, 'connecting'],
  ['connecting', 'loading', 'connecting'],
  ['connecting', 'unauthenticated', 'connecting'],
  ['connecting', 'authenticated', 'connecting'],
  ['reconnecting', null, 'reconnecting'],
  ['reconnecting', 'loading', 'reconnecting'],
  ['reconnecting', 'unauthenticated', 'reconnecting'],
  ['reconnecting', 'authenticated', 'reconnecting'],
  ['connected', null, 'connected'],
  ['connected', 'loading', 'loading'],
  ['connected', 'unauthenticated', 'unauthenticated'],
  ['connected', 'authenticated', 'connected'],
] as const)('behavior: wallet %s with sign-in %s is %s', (wallet, auth, expected) => {
  expect(mergeConnectionStatus(wallet, auth)).toBe(expected)
})
