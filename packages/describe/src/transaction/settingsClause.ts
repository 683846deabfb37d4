import { findAllowanceModule } from '@countersign/chains'
import type { SettingsChange } from '@countersign/safe/light'
import { addressPart, words } from './amountParts.ts'
import type { Clause } from './Clause.ts'
import type { TextPart } from './TextPart.ts'
import { verbs } from './Verb.ts'
import { newCodeClause } from './newCodeClause.ts'
import type { ViewContext } from './ViewContext.ts'

/** "3 signatures" */
export const signatureCount = (count: number): TextPart => ({
  text: count === 1 ? '1 signature' : `${count} signatures`,
  kind: 'amount',
})

/** Describes a settings change in words for owners. */
export function settingsClauses(change: SettingsChange, context: ViewContext): Clause[] {
  const who = (address: Parameters<typeof addressPart>[0]) => addressPart(address, context)
  switch (change.type) {
    case 'ADD_OWNER':
      return [{ verb: verbs.add, object: words(who(change.owner), ' as an owner') }, requires(change.threshold)]
    case 'REMOVE_OWNER':
      return [{ verb: verbs.remove, object: words('its owner ', who(change.owner)) }, requires(change.threshold)]
    case 'SWAP_OWNER':
      return [
        { verb: verbs.replace, object: words('its owner ', who(change.oldOwner), ' with ', who(change.newOwner)) },
      ]
    case 'CHANGE_THRESHOLD':
      return [requires(change.threshold)]
    case 'ENABLE_MODULE':
      if (findAllowanceModule(change.module))
        return [
          {
            verb: verbs.let,
            object: words('the spending-limit module ', who(change.module), ' pay within limits without signatures'),
            tone: 'caution',
          },
        ]
      return [
        { verb: verbs.let, object: words(who(change.module), ' move everything without signatures'), tone: 'danger' },
      ]
    case 'DISABLE_MODULE':
      return [{ verb: verbs.stop, object: words('module ', who(change.module), ' from moving anything') }]
    case 'SET_GUARD':
      return [{ verb: verbs.let, object: words('guard ', who(change.guard), ' block any transaction'), tone: 'danger' }]
    case 'DELETE_GUARD':
      return [{ verb: verbs.remove, object: words('the guard that can block transactions'), tone: 'caution' }]
    case 'SET_MODULE_GUARD':
      return [
        { verb: verbs.let, object: words('guard ', who(change.moduleGuard), ' block any module'), tone: 'caution' },
      ]
    case 'DELETE_MODULE_GUARD':
      return [{ verb: verbs.remove, object: words('the guard that can block modules'), tone: 'caution' }]
    case 'SET_FALLBACK_HANDLER':
      return [
        {
          verb: verbs.answer,
          object: words('unknown calls and signature questions through ', who(change.handler)),
          tone: 'caution',
        },
      ]
    case 'CHANGE_IMPLEMENTATION':
      return [newCodeClause(change.implementation, context)]
  }
}

const requires = (threshold: number): Clause => ({
  verb: verbs.require,
  object: words(signatureCount(threshold), ' from then on'),
  threshold,
})
