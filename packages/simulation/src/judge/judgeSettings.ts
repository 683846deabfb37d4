import { isSameAddress } from '@countersign/primitives'
import type { AccountWrites } from '../values/AccountWrites.ts'
import type { SimulationResult } from '../values/SimulationResult.ts'
import { changeWords } from './changeWords.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { isDeclared } from './isDeclared.ts'
import { judgeContracts } from './judgeContracts.ts'
import { verdictOf } from './verdictOf.ts'

/**
 * S14: settings that control the account, and accounts below it, may change only as the transaction itself declares.
 */
export function judgeSettings({ writes }: SimulationResult, declared: DeclaredEffects): EffectVerdict[] {
  if (!writes.known)
    return [
      verdictOf(
        'settings',
        'unchecked',
        'The settings afterwards are not known',
        `The storage writes could not be determined, so changes of master copy, owners, threshold, modules, guards and handler are not known. ${writes.reason}`,
      ),
    ]
  const accounts = writes.value.filter(({ role }) => role !== 'contract')
  const hidden = accounts.flatMap((account) => hiddenIn(account, declared))
  const open = accounts.flatMap(({ account, changes }) =>
    changes.filter((change) => isDeclared(change, callsOf(account, declared))).map(changeWords),
  )
  const own: EffectVerdict[] =
    hidden.length > 0
      ? hidden
      : open.length > 0
        ? [
            verdictOf(
              'settings',
              'caution',
              'Settings change as the transaction says',
              `${sentence(open)} No other setting of the account changes.`,
            ),
          ]
        : [
            verdictOf(
              'settings',
              'verified',
              'No setting changes',
              'Master copy, owners, threshold, modules, guards and fallback handler stay unchanged.',
            ),
          ]
  return [...own, ...missingCode(accounts, declared), ...judgeContracts(writes.value, declared)]
}

/** A transaction that declares new code and keeps the old code does not do what it declares. */
function missingCode(accounts: readonly AccountWrites[], declared: DeclaredEffects): EffectVerdict[] {
  const isReplaced = ({ account }: (typeof declared.settings)[number]): boolean =>
    accounts.some((one) => isSameAddress(one.account, account) && one.changes.some(({ kind }) => kind === 'singleton'))
  const missing = declared.settings.filter((said) => isNewCode(said.change) && !isReplaced(said))
  return missing.map(({ account }) =>
    verdictOf(
      'settings',
      'caution',
      'The code is not replaced',
      `The transaction declares new code for ${account}. In the simulation the code stays unchanged.`,
    ),
  )
}

const isNewCode = ({ type }: DeclaredEffects['settings'][number]['change']): boolean =>
  type === 'CHANGE_IMPLEMENTATION' || type === 'MIGRATION'

const callsOf = (account: AccountWrites['account'], declared: DeclaredEffects) =>
  declared.settings.filter((setting) => isSameAddress(setting.account, account)).map(({ change }) => change)

function hiddenIn(account: AccountWrites, declared: DeclaredEffects): EffectVerdict[] {
  const calls = callsOf(account.account, declared)
  const hidden = account.changes.filter((change) => !isDeclared(change, calls))
  const whose = account.role === 'self' ? 'the account' : `the nested account ${account.account}`
  return hidden.map((change) =>
    verdictOf(
      'settings',
      'danger',
      TITLES[change.kind] ?? 'A setting changes without saying so',
      `In the simulation ${changeWords(change)}, of ${whose}. No call of this transaction declares this change. Do not sign it.`,
    ),
  )
}

const TITLES: Readonly<Partial<Record<string, string>>> = {
  singleton: 'Replaces the account’s code',
  ownerAdded: 'Adds an owner without saying so',
  ownerRemoved: 'Removes an owner without saying so',
  moduleEnabled: 'Enables a module without saying so',
  moduleDisabled: 'Disables a module without saying so',
  threshold: 'Changes the threshold without saying so',
  guard: 'Changes the guard without saying so',
  moduleGuard: 'Changes the module guard without saying so',
  fallbackHandler: 'Changes the fallback handler without saying so',
}

const sentence = (parts: readonly string[]) => `In the simulation ${parts.join('; ')}.`
