import type { ResolvedTarget } from '../decode/ResolvedTarget.ts'
import type { CodeRun } from './ContractFacts.ts'

/**
 * Whether the code behind an address can be exchanged, judged by the proxies that lead to it. One changeable step is
 * enough.
 *
 * @param target what `resolveTarget` found
 * @see EIP-1167 (never exchanged), EIP-1967, EIP-1822, EIP-2535, EIP-7702 and slot 0 of Safe accounts (exchangeable)
 * @example
 * codeRunOf(await resolveTarget(first, null, reads)).kind
 */
export function codeRunOf({ code, hops }: Pick<ResolvedTarget, 'code' | 'hops'>): CodeRun {
  if (code === '0x') return { kind: 'none' }
  const last = hops.at(-1)
  if (last === undefined) return { kind: 'own' }
  const step = hops.find(({ kind }) => kind !== 'EIP-1167')
  const target = { target: last.address, targetHash: last.codeHash }
  return step === undefined ? { kind: 'clone', ...target } : { kind: 'exchangeable', proxy: step.kind, ...target }
}
