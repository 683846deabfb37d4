import type { Lie } from '../Lie.ts'
import { blocked, harmless, liar, ofChain } from './tell.ts'

const lie = liar('creation', 'chains')
const foreign = (_: unknown, { prepared }: { readonly prepared: Readonly<Record<string, unknown>> }) =>
  String(prepared['foreignCode'])
const unpublished = blocked('page', 'is not the published')

/** The contracts a new account is made of. */
export const creationLies: readonly Lie[] = [
  lie(
    'contractAddresses.safeProxyFactoryAddress',
    'foreign code',
    ofChain('contractAddresses.safeProxyFactoryAddress', foreign),
    unpublished,
  ),
  lie(
    'contractAddresses.fallbackHandlerAddress',
    'foreign code',
    ofChain('contractAddresses.fallbackHandlerAddress', foreign),
    unpublished,
  ),
  lie(
    'contractAddresses.safeSingletonAddress',
    'foreign code',
    ofChain('contractAddresses.safeSingletonAddress', foreign),
    harmless(),
  ),
  lie(
    'recommendedMasterCopyVersion',
    'one that cannot be created',
    ofChain('recommendedMasterCopyVersion', '9.9.9'),
    blocked('page', '9.9.9'),
  ),
]
