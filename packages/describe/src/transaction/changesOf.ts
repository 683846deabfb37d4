import { findContractByAddress, isAllowanceModule } from '@countersign/chains'
import type { SettingsChange } from '@countersign/safe/light'
import type { Address } from '@countersign/primitives'
import type { CallNode } from './callTreeOf.ts'
import { migrationRows, newCodeRow, type CodeBefore } from './newCodeRows.ts'
import { publishedMasterCopy } from './publishedMasterCopy.ts'
import { changeMessages as messages } from './changeMessages.ts'

/** A setting before and after the transaction, as far as the calls alone decide it. */
export type Change = {
  readonly label: string
  readonly before: string
  readonly after: string
  readonly address?: Address
  readonly tone: 'none' | 'caution' | 'danger'
}

/** Settings of an account before a change. */
export type SettingsBefore = {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly modules: readonly Address[]
  readonly guard: Address | null
  readonly fallbackHandler: Address | null
  /** Absent if it was not read. */
  readonly masterCopy?: Address
}

/**
 * Whether a row concerns owners or the threshold, which a review shows owner by owner.
 *
 * @example
 * isOwnershipRow({ label: 'Signatures needed', before: '2 of 3', after: '3 of 3', tone: 'none' }) // true
 */
export const isOwnershipRow = ({ label }: Change): boolean =>
  [messages.owners, messages.owner, messages.signaturesNeeded].includes(label)

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
      rows.push(
        row(
          messages.modules,
          `${modules}`,
          messages.countAdds(modules + 1),
          toneOfModule(change.module),
          change.module,
        ),
      )
      modules += 1
    }
    if (change.type === 'DISABLE_MODULE') {
      rows.push(row(messages.modules, `${modules}`, messages.countRemoves(modules - 1), 'none', change.module))
      modules -= 1
    }
    rows.push(...otherRows(change, before))
  }
  if (owners.size !== state.owners.length) rows.push(row(messages.owners, `${state.owners.length}`, `${owners.size}`))
  if (threshold !== state.threshold) {
    rows.push(
      row(
        messages.signaturesNeeded,
        messages.countOf({ threshold: state.threshold, owners: state.owners.length }),
        messages.countOf({ threshold, owners: owners.size }),
      ),
    )
  }
  const order = { danger: 0, caution: 1, none: 2 }
  return rows.toSorted((first, second) => order[first.tone] - order[second.tone])
}

type Before = CodeBefore & { readonly guard: string }

const nothingKnown = (): Before => ({
  guard: messages.unknown,
  handler: messages.unknown,
  contract: messages.unknown,
})

function beforeOf({ guard, fallbackHandler, masterCopy }: SettingsBefore): Before {
  const contract = masterCopy === undefined ? null : (publishedMasterCopy(masterCopy) ?? masterCopy)
  const [handler] = fallbackHandler === null ? [] : findContractByAddress(fallbackHandler)
  return {
    guard: guard ?? messages.none,
    handler: handler ? `${handler.name} ${handler.version}` : (fallbackHandler ?? messages.none),
    contract: contract ?? messages.codeNow,
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
    if (meaning.kind === 'migration') return migrationRows(meaning, nothingKnown())
    if (meaning.kind !== 'settings') return []
    const { change } = meaning
    const threshold =
      'threshold' in change ? [row(messages.signaturesNeeded, messages.unknown, `${change.threshold}`)] : []
    switch (change.type) {
      case 'ADD_OWNER':
        return [row(messages.owner, messages.noOwner, messages.isOwner, 'none', change.owner), ...threshold]
      case 'REMOVE_OWNER':
        return [row(messages.owner, messages.isOwner, messages.noOwner, 'none', change.owner), ...threshold]
      case 'CHANGE_THRESHOLD':
        return threshold
      case 'ENABLE_MODULE':
        return [row(messages.module, messages.notEnabled, messages.enabled, toneOfModule(change.module), change.module)]
      case 'DISABLE_MODULE':
        return [row(messages.module, messages.enabled, messages.notEnabled, 'none', change.module)]
      default:
        return otherRows(change, nothingKnown())
    }
  })
}

function otherRows(change: SettingsChange, { guard, handler, contract }: Before): Change[] {
  switch (change.type) {
    case 'SWAP_OWNER':
      return [row(messages.owner, change.oldOwner, messages.becomes, 'none', change.newOwner)]
    case 'SET_GUARD':
      return [row(messages.guard, guard, messages.becomes, 'danger', change.guard)]
    case 'DELETE_GUARD':
      return [row(messages.guard, guard, messages.none, 'caution')]
    case 'SET_FALLBACK_HANDLER':
      return [row(messages.fallbackHandler, handler, messages.becomes, 'caution', change.handler)]
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
const toneOfModule = (module: Address): Change['tone'] => (isAllowanceModule(module) ? 'caution' : 'danger')

const flatten = (nodes: readonly CallNode[]): CallNode[] =>
  nodes.flatMap((node) => (node.meaning.kind === 'batch' ? flatten(node.children) : [node]))

const lower = (address: Address): string => address.toLowerCase()
