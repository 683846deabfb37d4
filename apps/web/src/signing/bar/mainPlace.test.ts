import { expect, it } from 'vitest'
import { mainPlace } from './mainPlace.ts'

const free = {
  dangers: 0,
  isBlockable: true,
  isRefused: false,
  isSigning: true,
  isStopped: false,
  isUndelivered: false,
  mustCompare: false,
}
const everything = {
  ...free,
  dangers: 1,
  isRefused: true,
  isStopped: true,
  isUndelivered: true,
  mustCompare: true,
}

it.each([
  ['security: a danger comes before everything else', everything, 'blocked'],
  ['behavior: a wallet that may not act comes second', { ...everything, dangers: 0 }, 'refused'],
  [
    'security: a stop comes before an undelivered signature',
    { ...everything, dangers: 0, isRefused: false },
    'stopped',
  ],
  [
    'behavior: an undelivered signature is sent without another comparison',
    { ...free, isUndelivered: true, mustCompare: true },
    'undelivered',
  ],
  ['security: the comparison comes before a signature', { ...free, mustCompare: true }, 'compare'],
  ['behavior: without an obstacle the acts are shown', free, 'acts'],
  [
    'behavior: an execution needs no comparison, and a stop does not hide it',
    { ...everything, dangers: 0, isRefused: false, isSigning: false },
    'acts',
  ],
  [
    'behavior: a danger does not hide an act that it does not block',
    { ...free, isBlockable: false, isSigning: false, dangers: 1 },
    'acts',
  ],
] as const)('%s', (_name, situation, expected) => {
  expect(mainPlace(situation)).toBe(expected)
})
