import { findAllowanceModule, findContractByAddress } from '@countersign/chains'
import type { SettingsChange } from '@countersign/safe/light'
import type { Address } from '@countersign/primitives'
import type { CallNode } from './callTreeOf.ts'
import { migrationRows, newCodeRow, type CodeBefore } from './newCodeRows.ts'
import { publishedMasterCopy } from './publishedMasterCopy.ts'

/** A setting before and after the transaction, as far as the calls alone decide it. */
export type Change = {
  readonly label: string
  readonly before: string
  readonly after: string
  readonly address?: Address
  readonly tone: 'none' | 'caution' | 'danger'
}

export type SettingsBefore = {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly modules: readonly Address[]
  readonly guard: Address | null
  readonly fallbackHandler: Address | null
  /** Absent if it was not read. */
  readonly masterCopy?: Address
}

const NONE = 'none'

const OWNERSHIP = ['Owners', 'Owner', 'Signatures needed']

/**
 * Whether a row concerns owners or the threshold, which a review shows owner by owner.
 *
 * @example
 * isOwnershipRow({ label: 'Signatures needed', before: '2 of 3', after: '3 of 3', tone: 'none' }) // true
 */
export const isOwnershipRow = ({ label }: Change): boolean => OWNERSHIP.includes(label)

/**
 * The settings that the calls change, applied in order to the given state. Unexpected rows come first.
 *
 * @param nodes from `callTreeOf`
 * @param state the account before the transaction
 * @example
 * const { nodes } = callTreeOf({ to: people.treasury, value: 0n, data: newThreshold, operation: 0 }, viewFixture, null)
 * settingsChanges(nodes, state) // [{ label: 'Signatures needed', before: '2 of 3', after: '3 of 3', tone: 'none' }]
 */
export function settingsChanges(nodes: readonly CallNode[], state: SettingsBefore): Change[] {
  const before = beforeOf(state)
  const meanings = flatten(nodes).map(({ meaning }) => meaning)
  const owners = new Set(state.owners.map(lower))
  let threshold = state.threshold
  let modules = state.modules.length
  const rows: Change[] = []
  for (const meaning of meanings) {
    if (meaning.kind === 'migration') rows.push(...migrationRows(meaning, before))
    if (meaning.kind !== 'settings') continue
    const { change } = meaning
    if (change.type === 'ADD_OWNER') owners.add(lower(change.owner))
    if (change.type === 'REMOVE_OWNER') owners.delete(lower(change.owner))
    if ('threshold' in change) threshold = change.threshold
    if (change.type === 'ENABLE_MODULE') {
      rows.push(row('Modules', `${modules}`, `${modules + 1}, adds`, toneOfModule(change.module), change.module))
      modules += 1
    }
    if (change.type === 'DISABLE_MODULE') {
      rows.push(row('Modules', `${modules}`, `${modules - 1}, removes`, 'none', change.module))
      modules -= 1
    }
    rows.push(...otherRows(change, before))
  }
  if (owners.size !== state.owners.length) rows.push(row('Owners', `${state.owners.length}`, `${owners.size}`))
  if (threshold !== state.threshold) {
    rows.push(
      row('Signatures needed', `${state.threshold} of ${state.owners.length}`, `${threshold} of ${owners.size}`),
    )
  }
  const order = { danger: 0, caution: 1, none: 2 }
  return rows.toSorted((first, second) => order[first.tone] - order[second.tone])
}

const UNKNOWN = 'not known here'
type Before = CodeBefore & { readonly guard: string }

const NOTHING_KNOWN: Before = { guard: UNKNOWN, handler: UNKNOWN, contract: UNKNOWN }

function beforeOf({ guard, fallbackHandler, masterCopy }: SettingsBefore): Before {
  const contract = masterCopy === undefined ? null : (publishedMasterCopy(masterCopy) ?? masterCopy)
  const [handler] = fallbackHandler === null ? [] : findContractByAddress(fallbackHandler)
  return {
    guard: guard ?? NONE,
    handler: handler ? `${handler.name} ${handler.version}` : (fallbackHandler ?? NONE),
    contract: contract ?? 'the code it runs now',
  }
}

/**
 * The settings that executed calls have changed. The earlier value is shown only where the contract would have
 * refused the call otherwise.
 *
 * @example
 * const { nodes } = callTreeOf({ to: people.treasury, value: 0n, data: newThreshold, operation: 0 }, viewFixture, null)
 * settingsRecord(nodes)[0]?.after // '3'
 */
export function settingsRecord(nodes: readonly CallNode[]): Change[] {
  return flatten(nodes).flatMap(({ meaning }): Change[] => {
    if (meaning.kind === 'migration') return migrationRows(meaning, NOTHING_KNOWN)
    if (meaning.kind !== 'settings') return []
    const { change } = meaning
    const threshold = 'threshold' in change ? [row('Signatures needed', UNKNOWN, `${change.threshold}`)] : []
    switch (change.type) {
      case 'ADD_OWNER':
        return [row('Owner', 'no owner', 'owner', 'none', change.owner), ...threshold]
      case 'REMOVE_OWNER':
        return [row('Owner', 'owner', 'no owner', 'none', change.owner), ...threshold]
      case 'CHANGE_THRESHOLD':
        return threshold
      case 'ENABLE_MODULE':
        return [row('Module', 'not enabled', 'enabled', toneOfModule(change.module), change.module)]
      case 'DISABLE_MODULE':
        return [row('Module', 'enabled', 'not enabled', 'none', change.module)]
      default:
        return otherRows(change, NOTHING_KNOWN)
    }
  })
}

function otherRows(change: SettingsChange, { guard, handler, contract }: Before): Change[] {
  switch (change.type) {
    case 'SWAP_OWNER':
      return [row('Owner', change.oldOwner, 'becomes', 'none', change.newOwner)]
    case 'SET_GUARD':
      return [row('Guard', guard, 'becomes', 'danger', change.guard)]
    case 'DELETE_GUARD':
      return [row('Guard', guard, NONE, 'caution')]
    case 'SET_FALLBACK_HANDLER':
      return [row('Fallback handler', handler, 'becomes', 'caution', change.handler)]
    case 'CHANGE_IMPLEMENTATION':
      return [newCodeRow(change.implementation, contract)]
    default:
      return []
  }
}

const row = (
  label: string,
  before: string,
  after: string,
  tone: Change['tone'] = 'none',
  address?: Address,
): Change => ({
  label,
  before,
  after,
  tone,
  ...(address ? { address } : {}),
})

/** A module can do anything. Safe's AllowanceModule is the exception: it pays only within the limits. */
const toneOfModule = (module: Address): Change['tone'] => (findAllowanceModule(module) ? 'caution' : 'danger')

const flatten = (nodes: readonly CallNode[]): CallNode[] =>
  nodes.flatMap((node) => (node.meaning.kind === 'batch' ? flatten(node.children) : [node]))

const lower = (address: Address): string => address.toLowerCase()
