import type { ChainState } from '@countersign/chain-client/reads'
import { findAllowanceModule, findContractByAddress, type DevelopmentModule } from '@countersign/chains'
import { type Address, isSameAddress } from '@countersign/primitives'
import { powersMessages } from './powersMessages.ts'

export type Power = {
  readonly kind: 'module' | 'guard' | 'moduleGuard' | 'fallbackHandler' | 'code'
  readonly address: Address
  /** Null when its code is not published, so that its behaviour is unknown. */
  readonly name: string | null
}

/**
 * Every contract besides the owners that can act for the account or block it.
 * @param development modules of this repository whose code was compared on this chain
 * @param named modules and guards that are known by their code, by lower-case address
 */
export function accountPowers(
  state: Powered,
  development: readonly DevelopmentModule[] = [],
  named: ReadonlyMap<string, string> = new Map(),
): Power[] {
  const { modules, guard, moduleGuard, fallbackHandler, masterCopy } = state
  return [
    ...modules.map((address) => power('module', address, development)),
    ...(guard ? [power('guard', guard)] : []),
    ...(moduleGuard ? [power('moduleGuard', moduleGuard)] : []),
    ...(fallbackHandler ? [power('fallbackHandler', fallbackHandler)] : []),
    power('code', masterCopy),
  ].map((one) => ({ ...one, name: one.name ?? named.get(one.address.toLowerCase()) ?? null }))
}

type Powered = Pick<ChainState, 'guard' | 'moduleGuard' | 'fallbackHandler' | 'masterCopy'> & {
  readonly modules: readonly Address[]
}

/** Every account has a published handler and published code, so these are not a risk. */
export const isRisk = ({ kind, name }: Power): boolean =>
  (kind !== 'fallbackHandler' && kind !== 'code') || name === null

/** What published modules and guards can do, with a colon before their names. */
export function actWords(risks: readonly Power[]): string {
  const modules = risks.filter(({ kind }) => kind === 'module').length
  const guards = risks.length - modules
  if (guards === 0) return powersMessages.modulesAct(modules)
  return modules === 0 ? powersMessages.guardsBlock(guards) : powersMessages.both({ modules, guards })
}

/** The kind precedes each name, unless all are modules: the title says that. */
export function powersWords(risks: readonly Power[]): string {
  const areModules = risks.every(({ kind, name }) => kind === 'module' && name !== null)
  const words = risks.map(({ kind, name, address }) => {
    const shown = name ?? powersMessages.unknown({ address })
    return areModules ? shown : powersMessages[kind]({ name: shown })
  })
  return `${words.join(', ')}.`
}

function power(kind: Power['kind'], address: Address, development: readonly DevelopmentModule[] = []): Power {
  const own = development.find((module) => isSameAddress(module.address, address))
  if (own) return { kind, address, name: powersMessages.forTests(own) }
  const limits = kind === 'module' ? findAllowanceModule(address) : undefined
  const [published] = kind === 'code' || kind === 'fallbackHandler' ? findContractByAddress(address) : []
  const name = limits ? `Allowance ${limits.version}` : published ? `${published.name} ${published.version}` : null
  return { kind, address, name }
}
