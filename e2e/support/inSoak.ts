import type { LocalChainName } from './localChain.ts'

/** On the second network, and so on the phone, only the soak walks it. */
export const inSoak = (name: LocalChainName): { tag?: string } => (name === 'dev2' ? { tag: '@soak' } : {})
