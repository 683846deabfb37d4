import { isSameAddress } from '@countersign/primitives'
import type { AccountWrites } from '../values/AccountWrites.ts'
import type { SimulationResult } from '../values/SimulationResult.ts'
import { changeWords } from './changeWords.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { isDeclared } from './isDeclared.ts'
import { judgeContracts } from './judgeContracts.ts'
import { verdictOf } from './verdictOf.ts'

/** S14: what rules the account, and accounts below it, may change only as the transaction itself says. */
export function judgeSettings({ writes }: SimulationResult, declared: DeclaredEffects): EffectVerdict[] {
  if (!writes.known)
    return [
      verdictOf(
        'settings',
        'unchecked',
        'Settings after it not known',
        `The storage writes could not be found out, so nothing is known about master copy, owners, threshold, modules, guards and handler. ${writes.reason}`,
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
              'Master copy, owners, threshold, modules, guards and fallback handler stay what they are.',
            ),
          ]
  return [...own, ...missingCode(accounts, declared), ...judgeContracts(writes.value, declared)]
}

/** A transaction that says it replaces the code, and leaves it as it is, does something else than it says. */
function missingCode(accounts: readonly AccountWrites[], declared: DeclaredEffects): EffectVerdict[] {
  const isReplaced = ({ account }: (typeof declared.settings)[number]): boolean =>
    accounts.some((one) => isSameAddress(one.account, account) && one.changes.some(({ kind }) => kind === 'singleton'))
  const missing = declared.settings.filter((said) => isNewCode(said.change) && !isReplaced(said))
  return missing.map(({ account }) =>
    verdictOf(
      'settings',
      'caution',
      'The code is not replaced',
      `The transaction says that it replaces the code of ${account}. In the simulation the code stays what it is.`,
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
      TITLES[change.kind] ?? 'A setting changes unannounced',
      `In the simulation ${changeWords(change)}, of ${whose}. No call of this transaction says so: do not sign it.`,
    ),
  )
}

const TITLES: Readonly<Partial<Record<string, string>>> = {
  singleton: 'It replaces the account’s code',
  ownerAdded: 'It adds an owner unannounced',
  ownerRemoved: 'It removes an owner unannounced',
  moduleEnabled: 'It enables a module unannounced',
  moduleDisabled: 'It disables a module unannounced',
  threshold: 'It changes the threshold unannounced',
  guard: 'It changes the guard unannounced',
  moduleGuard: 'It changes the module guard unannounced',
  fallbackHandler: 'It changes the fallback handler unannounced',
}

const sentence = (parts: readonly string[]) => `In the simulation ${parts.join('; ')}.`
