import { isSameAddress } from '@countersign/primitives'
import type { AccountChange, AccountWrites } from '../values/AccountWrites.ts'
import type { SimulationResult } from '../values/SimulationResult.ts'
import { changeWords } from './changeWords.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { isDeclared } from './isDeclared.ts'
import { judgeContracts } from './judgeContracts.ts'
import { verdictOf } from './verdictOf.ts'
import { judgeMessages as messages } from './judgeMessages.ts'

/**
 * S14: settings that control the account, and accounts below it, may change only as the transaction itself declares.
 */
export function judgeSettings({ writes }: SimulationResult, declared: DeclaredEffects): EffectVerdict[] {
  if (!writes.known)
    return [verdictOf('settings', 'unchecked', messages.settingsUnknown, messages.writesUnknown(writes.reason))]
  const accounts = writes.value.filter(({ role }) => role !== 'contract')
  const hidden = accounts.flatMap((account) => hiddenIn(account, declared))
  const open = accounts.flatMap(({ account, changes }) =>
    changes.filter((change) => isDeclared(change, callsOf(account, declared))).map(changeWords),
  )
  const own: EffectVerdict[] =
    hidden.length > 0
      ? hidden
      : open.length > 0
        ? [verdictOf('settings', 'verified', messages.changesAsSaid, messages.changesDeclared(open.join('; ')))]
        : [verdictOf('settings', 'verified', messages.noSettingChanges, messages.settingsStay)]
  return [...own, ...missingCode(accounts, declared), ...judgeContracts(writes.value, declared)]
}

/** A transaction that declares new code and keeps the old code does not do what it declares. */
function missingCode(accounts: readonly AccountWrites[], declared: DeclaredEffects): EffectVerdict[] {
  const isReplaced = ({ account }: (typeof declared.settings)[number]): boolean =>
    accounts.some((one) => isSameAddress(one.account, account) && one.changes.some(({ kind }) => kind === 'singleton'))
  const missing = declared.settings.filter((said) => isNewCode(said.change) && !isReplaced(said))
  return missing.map(({ account }) =>
    verdictOf('settings', 'caution', messages.codeStays, messages.codeNotReplaced(account)),
  )
}

const isNewCode = ({ type }: DeclaredEffects['settings'][number]['change']): boolean =>
  type === 'CHANGE_IMPLEMENTATION' || type === 'MIGRATION'

const callsOf = (account: AccountWrites['account'], declared: DeclaredEffects) =>
  declared.settings.filter((setting) => isSameAddress(setting.account, account)).map(({ change }) => change)

function hiddenIn(account: AccountWrites, declared: DeclaredEffects): EffectVerdict[] {
  const calls = callsOf(account.account, declared)
  const hidden = account.changes.filter((change) => !isDeclared(change, calls))
  return hidden.map((change) =>
    verdictOf(
      'settings',
      'danger',
      hiddenTitle(change),
      account.role === 'self'
        ? messages.hiddenChange(changeWords(change))
        : messages.hiddenNestedChange({ change: changeWords(change), account: account.account }),
    ),
  )
}

function hiddenTitle({ kind }: AccountChange): string {
  switch (kind) {
    case 'singleton':
      return messages.hiddenProgram
    case 'ownerAdded':
      return messages.hiddenOwnerAdded
    case 'ownerRemoved':
      return messages.hiddenOwnerRemoved
    case 'moduleEnabled':
      return messages.hiddenModuleEnabled
    case 'moduleDisabled':
      return messages.hiddenModuleDisabled
    case 'threshold':
      return messages.hiddenThreshold
    case 'guard':
      return messages.hiddenGuard
    case 'moduleGuard':
      return messages.hiddenModuleGuard
    case 'fallbackHandler':
      return messages.hiddenFallbackHandler
    default:
      return messages.hiddenSetting
  }
}
