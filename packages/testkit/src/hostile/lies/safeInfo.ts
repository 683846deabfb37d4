import type { Lie } from '../model/Lie.ts'
import { blocked, eve, flagged, harmless, info, instead, liar, put } from './tell.ts'

const lie = liar('payment', 'safe')
const state = (...words: Parameters<typeof blocked>[1][]) => blocked('account-state', ...words)

/** The account according to the service: the page reads it from the chain at one block, and compares. */
export const safeInfoLies: readonly Lie[] = [
  lie(
    'owners',
    'only another address',
    put('safe', 'owners', (_, { eve }) => [info(eve)]),
    state('Owners', ({ eve }) => eve.toLowerCase()),
  ),
  lie('threshold', '1', put('safe', 'threshold', 1), state('Threshold', '2', '1')),
  lie(
    'owners',
    'one more',
    put('safe', 'owners', (owners, { eve }) => [...(Array.isArray(owners) ? owners : []), info(eve)]),
    state('Owners', ({ eve }) => eve.toLowerCase()),
  ),
  lie('threshold', '3', put('safe', 'threshold', 3), state('Threshold', '2', '3')),
  lie(
    'owners',
    'one less',
    put('safe', 'owners', (owners) => (Array.isArray(owners) ? owners.slice(1) : [])),
    state('Owners'),
  ),
  lie('nonce', 'ahead of the chain', put('safe', 'nonce', 7), state('Nonce', '7')),
  lie(
    'implementation',
    'foreign code',
    put('safe', 'implementation', eve),
    state(({ eve }) => eve.toLowerCase()),
  ),
  lie(
    'modules',
    'one that is not enabled',
    put('safe', 'modules', (_, { eve }) => [info(eve)]),
    state('Modules', ({ eve }) => eve.toLowerCase()),
  ),
  lie(
    'guard',
    'one that is not set',
    put('safe', 'guard', eve),
    state('Guard', ({ eve }) => eve.toLowerCase()),
  ),
  lie(
    'moduleGuard',
    'one that is not set',
    put('safe', 'moduleGuard', eve),
    state('guard for modules', ({ eve }) => eve.toLowerCase()),
  ),
  lie(
    'fallbackHandler',
    'a foreign one',
    put('safe', 'fallbackHandler', eve),
    state('Fallback handler', ({ eve }) => eve.toLowerCase()),
  ),
  lie('fallbackHandler', 'none', put('safe', 'fallbackHandler', null), state('Fallback handler', 'none')),
  lie('version', '1.1.1', put('safe', 'version', '1.1.1'), state('Version', '1.1.1')),
  lie(
    'address',
    'another account',
    put('safe', 'address', eve),
    state('Address', ({ eve }) => eve.toLowerCase()),
  ),
  lie('chainId', 'another network', put('safe', 'chainId', '1'), state('Chain')),
  lie('implementationVersionState', 'outdated', put('safe', 'implementationVersionState', 'OUTDATED'), harmless()),
  lie('txQueuedTag', 'never changes', put('safe', 'txQueuedTag', '0'), harmless()),
  lie(
    '(whole answer)',
    'from before the last transaction',
    instead('safe', 'safeBefore'),
    flagged('account-state', 'behind'),
  ),
  lie('(whole answer)', 'another account of the same owners', instead('safe', 'otherSafe'), state('Address')),
]
