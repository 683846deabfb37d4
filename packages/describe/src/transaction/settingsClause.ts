import { isAllowanceModule } from '@countersign/chains'
import type { SettingsChange } from '@countersign/safe/light'
import { addressPart } from './amountParts.ts'
import type { Clause } from './Clause.ts'
import { sayParts } from './sayParts.ts'
import { statementMessages } from './statementMessages.ts'
import type { TextPart } from './TextPart.ts'
import { newCodeClause } from './newCodeClause.ts'
import type { ViewContext } from './ViewContext.ts'

/** "3 signatures" */
export const signatureCount = (count: number): TextPart => ({
  text: statementMessages.signatures(count),
  kind: 'amount',
})

/** Describes a settings change in words for owners. */
export function settingsClauses(change: SettingsChange, context: ViewContext): Clause[] {
  const who = (address: Parameters<typeof addressPart>[0]) => addressPart(address, context)
  switch (change.type) {
    case 'ADD_OWNER':
      return [
        { verb: 'add', object: sayParts(statementMessages.addOwner, { owner: who(change.owner) }) },
        requires(change.threshold),
      ]
    case 'REMOVE_OWNER':
      return [
        { verb: 'remove', object: sayParts(statementMessages.removeOwner, { owner: who(change.owner) }) },
        requires(change.threshold),
      ]
    case 'SWAP_OWNER':
      return [
        {
          verb: 'replace',
          object: sayParts(statementMessages.replaceOwner, {
            before: who(change.oldOwner),
            after: who(change.newOwner),
          }),
        },
      ]
    case 'CHANGE_THRESHOLD':
      return [requires(change.threshold)]
    case 'ENABLE_MODULE':
      if (isAllowanceModule(change.module))
        return [
          {
            verb: 'let',
            object: sayParts(statementMessages.limitModule, { module: who(change.module) }),
            tone: 'caution',
          },
        ]
      return [
        {
          verb: 'let',
          object: sayParts(statementMessages.moveEverything, { module: who(change.module) }),
          tone: 'danger',
        },
      ]
    case 'DISABLE_MODULE':
      return [{ verb: 'stop', object: sayParts(statementMessages.stopModule, { module: who(change.module) }) }]
    case 'SET_GUARD':
      return [
        { verb: 'let', object: sayParts(statementMessages.guardBlocks, { guard: who(change.guard) }), tone: 'danger' },
      ]
    case 'DELETE_GUARD':
      return [{ verb: 'remove', object: sayParts(statementMessages.removeGuard), tone: 'caution' }]
    case 'SET_MODULE_GUARD':
      return [
        {
          verb: 'let',
          object: sayParts(statementMessages.moduleGuardBlocks, { guard: who(change.moduleGuard) }),
          tone: 'caution',
        },
      ]
    case 'DELETE_MODULE_GUARD':
      return [{ verb: 'remove', object: sayParts(statementMessages.removeModuleGuard), tone: 'caution' }]
    case 'SET_FALLBACK_HANDLER':
      return [
        {
          verb: 'answer',
          object: sayParts(statementMessages.answerThrough, { handler: who(change.handler) }),
          tone: 'caution',
        },
      ]
    case 'CHANGE_IMPLEMENTATION':
      return [newCodeClause(change.implementation, context)]
  }
}

const requires = (threshold: number): Clause => ({
  verb: 'require',
  object: sayParts(statementMessages.requireSignatures, { signatures: signatureCount(threshold) }),
  threshold,
})
