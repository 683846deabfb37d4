import type { LocalChainName } from './localChain.ts'

/** On the second network, and therefore on the phone, only the soak runs it. */
export const inSoak = (name: LocalChainName): { tag?: string } => (name === 'dev2' ? { tag: '@soak' } : {})
